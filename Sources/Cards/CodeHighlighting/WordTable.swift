// Looks words up without creating strings.

/// The words of a language, with their kinds.
struct WordTable {
  private var slots: [Int32]
  private var words: [(bytes: [UInt8], kind: CodePart.Kind)] = []
  private let mask: Int
  /// The length of the longest word.
  private(set) var longest = 0

  init(_ grammar: Grammar) {
    let groups: [(String, CodePart.Kind)] = [
      (grammar.keywords, .keyword), (grammar.types, .type), (grammar.constants, .constant),
    ]
    for (text, kind) in groups {
      for word in text.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
        words.append(([UInt8](word), kind))
        longest = max(longest, word.count)
      }
    }
    var size = 16
    while size < words.count * 3 { size *= 2 }
    mask = size - 1
    slots = [Int32](repeating: -1, count: size)
    for (number, word) in words.enumerated() {
      var slot = word.bytes.withUnsafeBufferPointer { Self.hash($0, lowering: false) } & mask
      while slots[slot] >= 0 { slot = (slot + 1) & mask }
      slots[slot] = Int32(number)
    }
  }

  /// Returns the kind of a word; `nil` if it is not in the table.
  func kind(of word: UnsafeBufferPointer<UInt8>, anyCase: Bool) -> CodePart.Kind? {
    guard word.count <= longest else { return nil }
    var slot = Self.hash(word, lowering: anyCase) & mask
    while slots[slot] >= 0 {
      let entry = words[Int(slots[slot])]
      if entry.bytes.count == word.count,
        zip(entry.bytes, word).allSatisfy({ $0 == (anyCase ? $1.lowered : $1) })
      {
        return entry.kind
      }
      slot = (slot + 1) & mask
    }
    return nil
  }

  /// Returns the FNV-1a hash; see G. Fowler, L. C. Noll, K.-P. Vo, draft-eastlake-fnv.
  private static func hash(_ word: UnsafeBufferPointer<UInt8>, lowering: Bool) -> Int {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in word { hash = (hash ^ UInt64(lowering ? byte.lowered : byte)) &* 0x100_0000_01B3 }
    return Int(truncatingIfNeeded: hash ^ (hash >> 29)) & .max
  }
}

extension UInt8 {
  /// The lower case of an ASCII letter; any other byte unchanged.
  var lowered: UInt8 { self >= 0x41 && self <= 0x5A ? self | 0x20 : self }
  /// Whether the byte may begin a word: a letter, an underscore, or a byte beyond ASCII.
  var beginsWord: Bool { (self | 0x20) &- 0x61 < 26 || self == 0x5F || self >= 0x80 }
  /// Whether the byte is a digit.
  var isDigit: Bool { self &- 0x30 < 10 }
  /// Whether the byte may occur in a word.
  var isOfWord: Bool { beginsWord || isDigit }
  var isCapital: Bool { self &- 0x41 < 26 }
  var isBlank: Bool { self == 0x20 || self == 0x09 }
}
