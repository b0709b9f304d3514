// Finds the words of the catalogue that a misspelt word may stand for.

import CompactTables
import Synchronization

/// An index of the words of the catalogue that a misspelt word may stand for.
///
/// Symmetric deletion: every word is stored under itself and under the remainders after deleting
/// letters from its first seven, except the very first, which is never a slip; two words that are
/// a slip apart share such a remainder. The idea is Mor and Fraenkel's, "A hash code method for
/// detecting and correcting spelling errors", CACM 25(12), 1982, doi:10.1145/358728.358752. Results
/// are confirmed by the optimal string alignment distance.
///
/// The index is built at the first slip, so a process without misspelt words does not pay for it.
final class SlipIndex: Sendable {
  /// A word that is similar to a misspelt one.
  struct Candidate: BitwiseCopyable, Sendable {
    let word: UInt32
    /// The number of slips: one or two.
    let slips: Int
  }

  /// A word stored under a remainder.
  private struct Filed: BitwiseCopyable, Sendable {
    let word: UInt32
    /// The previous word with the same remainder, or `none`.
    let next: UInt32
  }

  private struct State: Sendable {
    var isBuilt = false
    /// The last word stored under each remainder, as an index into `filed`.
    var heads = PackedTable()
    var filed = FlatArray<Filed>()
  }

  private static let maximumCandidates = 16
  private static let maximumLetters = 64
  private static let maximumBytes = 256

  private let state = Mutex(State())

  /// Returns the number of slips tolerated in a word of the catalogue.
  ///
  /// Words of fewer than four letters are never corrected, and none to or from one with a digit: `v1`
  /// is not `v2`, and `mail2` not `mail`.
  /// A word of a script without spaces is one character, and so is never corrected either.
  static func allowance(of word: UnsafeBufferPointer<UInt8>) -> Int {
    // A word has at least a quarter as many letters as bytes.
    guard word.count >= 4, !hasDigit(word) else { return 0 }
    let letters = word.count { $0 & 0xC0 != 0x80 }
    return letters < 4 ? 0 : letters < 8 ? 1 : 2
  }

  private static func hasDigit(_ word: UnsafeBufferPointer<UInt8>) -> Bool {
    word.contains { $0 &- 48 < 10 }
  }

  /// Adds the words that a word may stand for, nearest first, except the word itself.
  ///
  /// - Parameters:
  ///   - word: The folded word.
  ///   - store: The vocabulary, always the same.
  ///   - met: Memory for the words that share a remainder: many, if many begin alike.
  func addCandidates(
    for word: UnsafeBufferPointer<UInt8>, in store: CompiledCatalog.Store,
    met: inout PairSet, to candidates: inout [Candidate]
  ) {
    guard word.count >= 3, word.count <= Self.maximumBytes, !Self.hasDigit(word) else { return }
    let first = candidates.count
    met.removeAll()
    Self.withLetters(of: word) { letters in
      guard letters.count >= 3, letters.count <= Self.maximumLetters else { return }
      let remainders = Remainders(of: letters, deletions: letters.count >= 6 ? 2 : 1)
      // First all words that share a remainder, then those of them that are near enough.
      state.withLock { state in
        if !state.isBuilt { Self.build(&state, store) }
        remainders.forEach { left, right in
          var place = state.heads.find(left, right)
          while place != PackedTable.none {
            let filed = state.filed[place]
            place = filed.next
            if met.insert(UInt64(filed.word)) {
              candidates.append(Candidate(word: filed.word, slips: 0))
            }
          }
        }
      }
      var kept = first
      for index in first..<candidates.count {
        let word = candidates[index].word
        let slips = slips(from: letters, to: word, in: store)
        guard slips > 0 else { continue }
        candidates[kept] = Candidate(word: word, slips: slips)
        kept += 1
      }
      candidates.removeLast(candidates.count - kept)
    }
    guard candidates.count > first + 1 else { return }
    candidates[first...].sort { ($0.slips, $0.word) < ($1.slips, $1.word) }
    candidates.removeLast(max(0, candidates.count - first - Self.maximumCandidates))
  }

  /// Returns the number of slips between letters and a word of the catalogue; 0 if they are too
  /// many.
  private func slips(
    from letters: UnsafeBufferPointer<UInt32>, to word: UInt32, in store: CompiledCatalog.Store
  ) -> Int {
    let bytes = store.vocabulary.utf8(of: word)
    let allowance = Self.allowance(of: bytes)
    return Self.withLetters(of: bytes) { other in
      guard other.first == letters.first else { return 0 }
      return EditDistance.slips(letters, other, atMost: allowance) ?? 0
    }
  }

  /// Adds the words of the vocabulary to the index.
  private static func build(_ state: inout State, _ store: CompiledCatalog.Store) {
    state.isBuilt = true
    for word in 0..<UInt32(store.vocabulary.count) {
      let bytes = store.vocabulary.utf8(of: word)
      let allowance = allowance(of: bytes)
      guard allowance > 0, bytes.count <= maximumBytes else { continue }
      withLetters(of: bytes) { letters in
        Remainders(of: letters, deletions: allowance).forEach { left, right in
          let head = state.heads.find(left, right)
          // Two deletions may leave the same letters.
          if head != PackedTable.none, state.filed[head].word == word { return }
          state.heads.set(left, right, UInt32(state.filed.count))
          state.filed.append(Filed(word: word, next: head))
        }
      }
    }
  }

  /// Calls a function with the letters of a word: each is a number, composed of its UTF-8 bytes.
  private static func withLetters<Result>(
    of word: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt32>) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: max(1, word.count)) { letters in
      var count = 0
      for byte in word {
        if count > 0 && byte & 0xC0 == 0x80 {
          letters[count - 1] = letters[count - 1] << 8 | UInt32(byte)
        } else {
          letters[count] = UInt32(byte)
          count += 1
        }
      }
      return body(UnsafeBufferPointer(rebasing: letters[..<count]))
    }
  }
}

/// The remainders of a word's beginning after up to two deletions after its first letter.
///
/// The first seven letters are packed into one number with nine bits each, so that deleting one is
/// a shift. Different letters may have the same bits: remainders only select words to compare.
private struct Remainders {
  private static let letters = 7
  private static let bits: UInt64 = 9

  private let packed: UInt64
  private let count: UInt64
  private let deletions: Int

  init(of word: UnsafeBufferPointer<UInt32>, deletions: Int) {
    var packed: UInt64 = 0
    count = UInt64(min(word.count, Self.letters))
    for index in 0..<Int(count) {
      packed |= UInt64(word[index] & 0x1FF) << (UInt64(index) * Self.bits)
    }
    self.packed = packed
    self.deletions = deletions
  }

  /// Calls a function with every remainder, in two halves; with some of them more than once.
  @inline(__always)
  func forEach(_ body: (_ left: UInt32, _ right: UInt32) -> Void) {
    call(body, packed)
    for first in 1..<max(1, count) {
      let once = Self.deleting(first, from: packed)
      call(body, once)
      guard deletions > 1 else { continue }
      for second in first..<count - 1 { call(body, Self.deleting(second, from: once)) }
    }
  }

  @inline(__always)
  private func call(_ body: (UInt32, UInt32) -> Void, _ remainder: UInt64) {
    body(UInt32(remainder >> 32), UInt32(truncatingIfNeeded: remainder))
  }

  @inline(__always)
  private static func deleting(_ letter: UInt64, from packed: UInt64) -> UInt64 {
    let front = UInt64(1) << (letter * bits) - 1
    return packed & front | (packed >> bits) & ~front
  }
}
