// The numbers of all words in templates, names and values.

import CompactTables
import SpokenValues

/// The numbers of all words in templates, names and values.
///
/// A word keeps its number. Those of phrases and names come first, so the numbers in a compiled
/// program are the same whatever values are known.
struct Vocabulary: Sendable {
  /// The number for a word that the catalogue does not have.
  static let unknown = UInt32.max

  /// The UTF-8 of all words, one after the other.
  private var pool = FlatArray<UInt8>()
  /// The start of each word in `pool`, and the end of the last one.
  private var starts = FlatArray<UInt32>(repeating: 0, count: 1)
  private var numbers = HashedNumbers()

  var count: Int { starts.count - 1 }

  /// Returns the folded UTF-8 of a word.
  func bytes(of word: UInt32) -> [UInt8] { Array(utf8(of: word)) }

  /// Returns the folded UTF-8 of a word, valid as long as the vocabulary exists and is unchanged.
  @inline(__always)
  func utf8(of word: UInt32) -> UnsafeBufferPointer<UInt8> {
    let start = Int(starts[word])
    return UnsafeBufferPointer(
      start: pool.base + start, count: Int(starts[word &+ 1]) &- start)
  }

  func text(of word: UInt32) -> String { String(decoding: bytes(of: word), as: UTF8.self) }

  /// Finds the numbers of an utterance's words; `unknown` for unknown words.
  ///
  /// - Parameters:
  ///   - tokens: The words of the utterance, in its folded text.
  ///   - numbers: The result, which replaces the previous elements.
  @inline(__always)
  func find(_ tokens: [Utterance.Token], in folded: [UInt8], into numbers: inout [UInt32]) {
    numbers.removeAll(keepingCapacity: true)
    numbers.reserveCapacity(tokens.count)
    folded.withUnsafeBytes { folded in
      for token in tokens {
        let bytes = UnsafeRawBufferPointer(
          rebasing: folded[Int(token.foldedLower)..<Int(token.foldedUpper)])
        numbers.append(find(bytes))
      }
    }
  }

  /// Returns the numbers of an utterance's words; `unknown` for unknown words.
  func words(of utterance: Utterance) -> [UInt32] {
    var numbers: [UInt32] = []
    find(utterance.tokens, in: utterance.folded, into: &numbers)
    return numbers
  }

  @inline(__always)
  private func find(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    numbers.find(HashedNumbers.hash(bytes)) { equals($0, bytes) }
  }

  /// Returns the numbers of a text's words; new words get the next numbers.
  mutating func insert(_ utterance: Utterance) -> [UInt32] {
    utterance.folded.withUnsafeBytes { folded in
      utterance.tokens.map { token in
        insert(
          UnsafeRawBufferPointer(
            rebasing: folded[Int(token.foldedLower)..<Int(token.foldedUpper)]))
      }
    }
  }

  /// Returns the number of a folded word; a new one gets the next.
  mutating func insert(folded word: String) -> UInt32 {
    var word = word
    return word.withUTF8 { insert(UnsafeRawBufferPointer($0)) }
  }

  /// Returns the number of a folded word's bytes, or `unknown`.
  func find(_ bytes: ArraySlice<UInt8>) -> UInt32 { bytes.withUnsafeBytes { find($0) } }

  /// Returns the end of a word's bytes in others, if they occur at an offset; otherwise `nil`.
  func end(of word: UInt32, in bytes: [UInt8], from start: Int, before limit: Int) -> Int? {
    let letters = utf8(of: word)
    guard start + letters.count <= limit else { return nil }
    for index in 0..<letters.count where letters[index] != bytes[start + index] { return nil }
    return start + letters.count
  }

  /// Returns the number of a folded word's bytes; a new word gets the next number.
  mutating func insert(_ bytes: UnsafeRawBufferPointer) -> UInt32 {
    let hash = HashedNumbers.hash(bytes)
    let known = numbers.find(hash) { equals($0, bytes) }
    if known != Self.unknown { return known }
    let word = UInt32(count)
    pool.append(contentsOf: bytes.bindMemory(to: UInt8.self))
    starts.append(UInt32(pool.count))
    numbers.insert(hash, word)
    return word
  }

  @inline(__always)
  private func equals(_ word: UInt32, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let known = utf8(of: word)
    guard known.count == bytes.count else { return false }
    for index in 0..<bytes.count where known[index] != bytes[index] { return false }
    return true
  }
}
