// What a pass over an utterance forgives.

/// What a pass forgives; one value for each tier below `normalised`.
///
/// A class, because slips are looked up only for the words the search stops at, once each.
final class Tolerance {
  /// The places where a request may start and end, politeness taken off.
  let starts: [Int]
  private let isEnd: [Bool]
  /// The most slips a match may have; zero in the tier `fillers`.
  let maximumSlips: Int

  private let words: [UInt32]
  private let utterance: Utterance
  private let catalog: CompiledCatalog
  private var candidates: [Int: [SlipIndex.Candidate]] = [:]
  private var applicationReadings: [Int: [NameWalk.Reading]] = [:]
  private var valueReadings: [Int: [NameWalk.Reading]] = [:]

  /// Longer utterances are taken as they are: they are pasted, not typed.
  static let maximumWords = 256

  init(
    words: [UInt32], utterance: Utterance, slips: Bool, catalog: CompiledCatalog
  ) {
    let politeness = catalog.program.politeness
    self.words = words
    self.utterance = utterance
    self.catalog = catalog
    starts = politeness.starts(in: words)
    var isEnd = Array(repeating: false, count: words.count + 1)
    for end in politeness.ends(in: words) { isEnd[end] = true }
    self.isEnd = isEnd
    // Half of the words at most, and never more than three slips: beyond that it is another phrase.
    maximumSlips = slips ? min(3, max(1, words.count / 2)) : 0
  }

  /// The names of a trie that may be read at a place, those with fewer slips and articles first and
  /// longer ones before shorter.
  func readings(of names: Matcher.Names, at place: Int) -> [NameWalk.Reading] {
    let known = names == .values ? valueReadings[place] : applicationReadings[place]
    if let known { return known }
    let trie = names == .values ? catalog.values.trie : catalog.program.applications.trie
    var walk = NameWalk(
      trie: trie, words: words, politeness: catalog.program.politeness, tolerance: self)
    let readings = walk.readings(from: place, budget: maximumSlips)
    if names == .values {
      valueReadings[place] = readings
    } else {
      applicationReadings[place] = readings
    }
    return readings
  }

  func isEnd(_ place: Int) -> Bool { isEnd[place] }

  /// The words of the catalogue that a word of the utterance may be a slip of, nearest first.
  ///
  /// A word of the catalogue is a slip of no other.
  func corrections(at place: Int) -> [SlipIndex.Candidate] {
    guard maximumSlips > 0, words[place] == Vocabulary.unknown else { return [] }
    if let known = candidates[place] { return known }
    let found = catalog.slipIndex.candidates(
      for: utterance.word(place), in: catalog.vocabulary)
    candidates[place] = found
    return found
  }
}
