// Numbers every word that any template, name or value uses.

/// Numbers every word that any template, name or value uses.
///
/// Words are only ever added, so the numbers in a compiled program stay good when values change.
struct Vocabulary: Sendable {
  /// Stands for a word that nothing in the catalogue uses.
  static let unknown = UInt32.max

  private struct Slot: BitwiseCopyable, Sendable {
    var hash: UInt64
    var word: UInt32
  }

  /// The UTF-8 of all words, one after the other.
  private var pool = FlatArray<UInt8>(capacity: 512)
  /// Where each word starts in `pool`, and where the last one ends.
  private var starts = FlatArray<UInt32>(repeating: 0, count: 1)
  private var slots: FlatArray<Slot>

  init() {
    slots = FlatArray(repeating: Slot(hash: 0, word: Self.unknown), count: 64)
  }

  var count: Int { starts.count - 1 }

  /// The folded UTF-8 of a word.
  func bytes(of word: UInt32) -> [UInt8] {
    let start = Int(starts[word])
    let end = Int(starts[word + 1])
    return Array(UnsafeBufferPointer(start: pool.base + start, count: end - start))
  }

  func text(of word: UInt32) -> String { String(decoding: bytes(of: word), as: UTF8.self) }

  /// The numbers of the words of an utterance; `unknown` for those nobody uses.
  func words(of utterance: Utterance) -> [UInt32] {
    utterance.folded.withUnsafeBytes { folded in
      [UInt32](unsafeUninitializedCapacity: utterance.tokens.count) { numbers, count in
        for token in utterance.tokens {
          let bytes = UnsafeRawBufferPointer(
            rebasing: folded[Int(token.foldedLower)..<Int(token.foldedUpper)])
          numbers[count] = find(bytes)
          count += 1
        }
      }
    }
  }

  /// The number of a folded word, or `unknown`.
  func find(_ word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { find(UnsafeRawBufferPointer($0)) }
  }

  private func find(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let hash = Self.hash(bytes)
    let mask = slots.count &- 1
    var index = Int(truncatingIfNeeded: hash) & mask
    let base = slots.base
    while true {
      let slot = base[index]
      if slot.word == Self.unknown { return Self.unknown }
      if slot.hash == hash && equals(slot.word, bytes) { return slot.word }
      index = (index &+ 1) & mask
    }
  }

  /// The numbers of the words of a text, giving new words the next free numbers.
  mutating func insert(_ utterance: Utterance) -> [UInt32] {
    utterance.folded.withUnsafeBytes { folded in
      utterance.tokens.map { token in
        insert(
          UnsafeRawBufferPointer(
            rebasing: folded[Int(token.foldedLower)..<Int(token.foldedUpper)]))
      }
    }
  }

  /// The number of a folded word, which is given the next one if it is new.
  mutating func insert(folded word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { insert(UnsafeRawBufferPointer($0)) }
  }

  /// The number of the folded word that some bytes are, or `unknown`.
  func find(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.withUnsafeBytes { find($0) } }

  /// Whether the bytes of a word stand in others from an offset on; their end is what it returns.
  func end(of word: UInt32, in bytes: [UInt8], from start: Int, before limit: Int) -> Int? {
    let first = Int(starts[word])
    let count = Int(starts[word + 1]) - first
    guard start + count <= limit else { return nil }
    for index in 0..<count where pool[first + index] != bytes[start + index] { return nil }
    return start + count
  }

  /// The number of the folded word that some bytes are, which is given the next one if it is new.
  mutating func insert(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let known = find(bytes)
    if known != Self.unknown { return known }
    let word = UInt32(count)
    pool.append(contentsOf: bytes.bindMemory(to: UInt8.self))
    starts.append(UInt32(pool.count))
    if count * 2 > slots.count { grow() }
    place(Slot(hash: Self.hash(bytes), word: word))
    return word
  }

  private mutating func grow() {
    let old = slots
    slots = FlatArray(repeating: Slot(hash: 0, word: Self.unknown), count: old.count * 2)
    for index in 0..<old.count where old[index].word != Self.unknown { place(old[index]) }
  }

  private mutating func place(_ slot: Slot) {
    var index = Int(truncatingIfNeeded: slot.hash) & (slots.count - 1)
    while slots[index].word != Self.unknown { index = (index + 1) & (slots.count - 1) }
    slots[index] = slot
  }

  @inline(__always)
  private func equals(_ word: UInt32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let start = Int(starts[word])
    guard Int(starts[word &+ 1]) &- start == bytes.count else { return false }
    let known = pool.base + start
    for index in 0..<bytes.count where known[index] != bytes[index] { return false }
    return true
  }

  /// A multiplicative hash, eight bytes at a time.
  @inline(__always)
  static func hash(_ bytes: UnsafeRawBufferPointer, seed: UInt64 = 0) -> UInt64 {
    var hash = (UInt64(truncatingIfNeeded: bytes.count) &+ seed << 32) &* 0x9E37_79B9_7F4A_7C15
    var index = 0
    while index &+ 8 <= bytes.count {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < bytes.count {
      rest = rest << 8 | UInt64(bytes[index])
      index &+= 1
    }
    return mix(hash ^ rest)
  }

  @inline(__always)
  private static func mix(_ value: UInt64) -> UInt64 {
    let product = (value ^ (value >> 32)) &* 0xD6E8_FEB8_6659_FD93
    return product ^ (product >> 32)
  }
}
