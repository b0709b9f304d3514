// Finds the words of the catalogue that a mistyped word may stand for.

import Synchronization

/// Finds the words of the catalogue that a mistyped word may stand for.
///
/// Symmetric deletion: every word is filed under itself and under what is left when letters are
/// deleted from its first seven, the very first excepted, which is never a slip; two words that are a slip apart share such a remainder. The idea is
/// Mor and Fraenkel's, "A hash code method for detecting and correcting spelling errors",
/// CACM 25(12), 1982, doi:10.1145/358728.358752. What is found is confirmed by the optimal string
/// alignment distance.
///
/// The index is built at the first slip and grows with the vocabulary: a process that meets no
/// mistyped word does not pay for it.
final class SlipIndex: Sendable {
  /// A word that is near a mistyped one.
  struct Candidate: Sendable {
    let word: UInt32
    /// One or two.
    let slips: Int
  }

  private struct State: Sendable {
    var indexed = 0
    /// The words that copies have in common, which is most of them and never changes.
    var common: [UInt64: [UInt32]] = [:]
    /// The words that were indexed since, few enough to be copied.
    var words: [UInt64: [UInt32]] = [:]
  }

  private static let prefix = 7
  private static let maximumCandidates = 16

  private let state: Mutex<State>

  init() { state = Mutex(State()) }

  private init(_ start: State) { state = Mutex(start) }

  /// An index of the same words that grows by itself.
  func copy() -> SlipIndex {
    SlipIndex(
      state.withLock { state in
        if state.common.isEmpty {
          swap(&state.common, &state.words)
        } else if state.words.count > Layers.limit(state.common.count) {
          state.common.merge(state.words) { $0 + $1 }
          state.words = [:]
        }
        return state
      })
  }

  /// The slips that are forgiven in a word of the catalogue.
  ///
  /// Words of fewer than four letters and words with digits are never corrected: `v1` is not `v2`.
  /// A word of a script without spaces is one character, and so is never corrected either.
  static func allowance(of word: [UInt8]) -> Int {
    // A word has at least a quarter as many letters as bytes.
    guard word.count >= 4, !word.contains(where: { $0 &- 48 < 10 }) else { return 0 }
    let letters = word.count { $0 & 0xC0 != 0x80 }
    return letters < 4 ? 0 : letters < 8 ? 1 : 2
  }

  /// The words a word may stand for, nearest first; without the word itself.
  ///
  /// - Parameter vocabulary: Always the same one, or one with words added.
  func candidates(for text: String, in vocabulary: Vocabulary) -> [Candidate] {
    let letters = Array(text.unicodeScalars)
    guard letters.count >= 3, letters.count <= 64 else { return [] }
    let found = state.withLock { state in
      Self.index(&state, vocabulary)
      var found: Set<UInt32> = []
      for hash in Self.remainders(of: letters, deletions: letters.count >= 6 ? 2 : 1) {
        found.formUnion(state.common[hash] ?? [])
        found.formUnion(state.words[hash] ?? [])
      }
      return found
    }
    var candidates: [Candidate] = []
    for word in found where vocabulary.isUsed(word) {
      let bytes = Array(vocabulary.bytes(of: word))
      let other = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      guard other.first == letters.first else { continue }
      let allowance = Self.allowance(of: bytes)
      if let slips = EditDistance.slips(letters, other, atMost: allowance), slips > 0 {
        candidates.append(Candidate(word: word, slips: slips))
      }
    }
    candidates.sort { ($0.slips, $0.word) < ($1.slips, $1.word) }
    return Array(candidates.prefix(Self.maximumCandidates))
  }

  private static func index(_ state: inout State, _ vocabulary: Vocabulary) {
    while state.indexed < vocabulary.count {
      let word = UInt32(state.indexed)
      state.indexed += 1
      let bytes = Array(vocabulary.bytes(of: word))
      let allowance = allowance(of: bytes)
      guard allowance > 0, bytes.count <= 256 else { continue }
      let letters = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
      for hash in remainders(of: letters, deletions: allowance) {
        state.words[hash, default: []].append(word)
      }
    }
  }

  /// Hashes of what is left of a word's beginning after up to `deletions` deletions behind its first
  /// letter.
  private static func remainders(of letters: [Unicode.Scalar], deletions: Int) -> Set<UInt64> {
    let start = letters.prefix(prefix).map { UInt64($0.value) }
    var hashes: Set<UInt64> = [hash(start, -1, -1)]
    for first in start.indices.dropFirst() {
      hashes.insert(hash(start, first, -1))
      if deletions > 1 {
        for second in start.indices where second > first {
          hashes.insert(hash(start, first, second))
        }
      }
    }
    return hashes
  }

  private static func hash(_ letters: [UInt64], _ first: Int, _ second: Int) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in letters.indices where index != first && index != second {
      hash = (hash ^ letters[index]) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}
