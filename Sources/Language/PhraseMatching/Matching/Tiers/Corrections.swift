// Finds corrections for the misspelt words of an utterance.

import CompactTables
import SpokenValues

extension Tolerance {
  /// A word of the catalogue that words of the utterance may be a slip of.
  struct Correction: BitwiseCopyable, Sendable {
    let word: UInt32
    let slips: Int
    /// The number of words it replaces: two that should be written as one, or one.
    let length: Int
  }

  /// Two words of the catalogue that were written as one.
  struct Halves: BitwiseCopyable, Sendable {
    let first: UInt32
    let second: UInt32
    /// The place between the two words.
    let middle: Int
  }

  /// The minimum length of a compound, in bytes: shorter ones are more often another word than two.
  private static let shortestCompound = 6
  private static let longestCompound = 64

  /// Returns the catalogue's words that a word of the utterance may be a slip of, nearest first.
  ///
  /// A word of the catalogue is a slip of no other, but two of them may be one that was split.
  func corrections(at place: Int) -> ArraySlice<Correction> {
    guard maximumSlips > 0 else { return [] }
    if let known = lookups.found[place].corrections.range { return lookups.corrections[known] }
    let first = lookups.corrections.count
    if words[place] == Vocabulary.unknown { addCorrections(at: place) }
    if let joined = joined(at: place) {
      lookups.corrections.append(Correction(word: joined, slips: 1, length: 2))
    }
    lookups.found[place].corrections = Lookups.Known(first..<lookups.corrections.count)
    return lookups.corrections[first...]
  }

  private func addCorrections(at place: Int) {
    let token = utterance.tokens[place]
    let word = Int(token.foldedLower)..<Int(token.foldedUpper)
    if let unturned, let known = unturned.place(of: utterance.folded[word]) {
      for correction in unturned.corrections(at: known) where correction.length == 1 {
        lookups.corrections.append(correction)
      }
      return
    }
    let said = utterance.word(place)
    let isWord = program.politeness.rules.contains { rules in
      ContraryWords.contains(said, of: rules.tag)
        || rules.tag == "en" && EnglishCommonWords.contains(said)
    }
    if isWord { return }
    lookups.candidates.removeAll(keepingCapacity: true)
    utterance.folded.withUnsafeBufferPointer { folded in
      slipIndex.addCandidates(
        for: UnsafeBufferPointer(rebasing: folded[word]), in: store, met: &lookups.met,
        to: &lookups.candidates)
    }
    for candidate in lookups.candidates {
      lookups.corrections.append(
        Correction(word: candidate.word, slips: candidate.slips, length: 1))
    }
  }

  /// Returns the first place where a word that the catalogue does not have occurs.
  private func place(of word: ArraySlice<UInt8>) -> Int? {
    words.indices.first { place in
      let token = utterance.tokens[place]
      return words[place] == Vocabulary.unknown
        && utterance.folded[Int(token.foldedLower)..<Int(token.foldedUpper)] == word
    }
  }

  /// Returns the word of the catalogue that two words of the utterance form, as `mark down`.
  private func joined(at place: Int) -> UInt32? {
    guard place + 1 < words.count,
      words[place] == Vocabulary.unknown || words[place + 1] == Vocabulary.unknown,
      utterance.tokens[place + 1].startsWord,
      !utterance.hasSeam(between: place, and: place + 2)
    else { return nil }
    let lower = Int(utterance.tokens[place].foldedLower)
    let upper = Int(utterance.tokens[place + 1].foldedUpper)
    guard upper - lower >= Self.shortestCompound else { return nil }
    let word = store.find(utterance.folded[lower..<upper])
    return word == Vocabulary.unknown ? nil : word
  }

  /// Returns the catalogue's word that completes a word of the utterance from a place inside it,
  /// where another one ends.
  func secondHalf(at place: Int) -> UInt32? {
    guard Place.isInside(place), maximumSlips > 0 else { return nil }
    let token = utterance.tokens[Place.word(place)]
    let rest = Int(token.foldedLower) + Place.offset(place)..<Int(token.foldedUpper)
    let word = store.find(utterance.folded[rest])
    return word == Vocabulary.unknown ? nil : word
  }

  /// Returns the pairs of the catalogue's words that form a word of the utterance, as `toolbox`.
  func halves(at place: Int) -> ArraySlice<Halves> {
    guard maximumSlips > 0, words[place] == Vocabulary.unknown else { return [] }
    if let known = lookups.found[place].halves.range { return lookups.halves[known] }
    let token = utterance.tokens[place]
    let (lower, upper) = (Int(token.foldedLower), Int(token.foldedUpper))
    let first = lookups.halves.count
    if upper - lower >= Self.shortestCompound, upper - lower <= Self.longestCompound {
      for cut in lower + 2..<upper - 1 where utterance.folded[cut] & 0xC0 != 0x80 {
        let front = store.find(utterance.folded[lower..<cut])
        guard front != Vocabulary.unknown else { continue }
        let back = store.find(utterance.folded[cut..<upper])
        if back != Vocabulary.unknown, let middle = Place.inside(place, cut - lower) {
          lookups.halves.append(Halves(first: front, second: back, middle: middle))
        }
      }
    }
    lookups.found[place].halves = Lookups.Known(first..<lookups.halves.count)
    return lookups.halves[first...]
  }

  /// Returns the places inside a word where free text may end because the rest is a word of the
  /// catalogue: a postposition attached to the word before it.
  ///
  /// Only in collections of sentences, some of which leave such words to the matcher; only in
  /// unknown words; and only in Indic scripts. In others the end of a word belongs to it: nobody
  /// says "transacti on".
  func endsOfFreeText(inWord word: Int, of matcher: Matcher) -> [Int] {
    guard maximumSlips > 0, matcher.program.preference == .names,
      words[word] == Vocabulary.unknown
    else { return [] }
    return matcher.places(insideWord: word, after: 0).filter { place in
      isIndic(at: place) && secondHalf(at: place) != nil
    }
  }

  /// Whether a letter of an Indic script (Devanagari to Sinhala) follows a place inside a word.
  private func isIndic(at place: Int) -> Bool {
    let letter = Int(utterance.tokens[Place.word(place)].foldedLower) + Place.offset(place)
    // U+0900 to U+0DFF, of three bytes each.
    return utterance.folded[letter] == 0xE0 && 0xA4...0xB7 ~= utterance.folded[letter + 1]
  }
}
