// The differences that a pass over an utterance tolerates.

import SpokenValues

/// The differences that a pass tolerates; one value for each tier below `normalised`.
///
/// A class, because corrections are looked up only for the words that the search reaches, once
/// each.
final class Tolerance {
  /// The maximum number of slips of a match; zero below the tier `slips`.
  let maximumSlips: Int
  /// The known lower bound for the slips of a match.
  private(set) var fewestSlips = 0
  /// Whether only the words that the catalogue allows to skip are tolerated.
  let isLiteral: Bool
  /// The number of articles that may be added or left out; they come first in the vocabulary.
  let articleCount: UInt32

  let words: [UInt32]
  let utterance: Utterance
  let program: Program
  let store: CompiledCatalog.Store
  let slipIndex: SlipIndex
  let lookups: Lookups
  /// The tolerance for the same words in their original order.
  let unturned: Tolerance?
  /// Whether the catalogue allows any words to be skipped.
  private let hasSkips: Bool

  /// The levels of tolerance; each includes those before.
  enum Level: Comparable {
    /// Words that the catalogue allows to skip.
    case skipWords
    /// Polite words and articles.
    case fillers
    case slips
  }

  /// The maximum length in words; longer utterances are pasted, not typed, and taken literally.
  static let maximumWords = 256

  /// - Parameters:
  ///   - lookups: Memory that is not in use.
  ///   - unturned: The tolerance for the same words in their original order.
  init(
    words: [UInt32], utterance: Utterance, level: Level, catalog: CompiledCatalog,
    lookups: Lookups, unturned: Tolerance? = nil
  ) {
    program = catalog.program
    store = catalog.store
    slipIndex = catalog.slipIndex
    let politeness = program.politeness
    self.words = words
    self.utterance = utterance
    self.lookups = lookups
    self.unturned = unturned
    isLiteral = level == .skipWords
    hasSkips = politeness.hasSkips
    articleCount = isLiteral ? 0 : politeness.articleCount
    // At most half of the words, and never more than three slips: beyond that, it is another
    // phrase.
    maximumSlips = level == .slips ? Self.maximumSlips(of: words.count) : 0
    fewestSlips = unturned?.fewestSlips ?? 0
    lookups.begin(words.count)
    politeness.starts(in: words, politely: !isLiteral, into: &lookups.starts)
    politeness.ends(in: words, politely: !isLiteral, into: &lookups.ends)
  }

  /// Sets the least number of slips of any match.
  func require(slips: Int) { fewestSlips = slips }

  /// Returns the maximum number of slips in an utterance with a number of words.
  static func maximumSlips(of words: Int) -> Int { min(3, max(1, words / 2)) }

  /// The places where a request may start, after polite words.
  var starts: [Int] { lookups.starts }

  /// Whether a request may end at a place, before polite words.
  func isEnd(_ place: Int) -> Bool { lookups.ends.contains(place) }

  /// Returns the names that may be read at a place, as a range of the matcher's `nameReadings`.
  /// Those with fewer slips and articles come first, and longer ones before shorter.
  func readings(of names: Matcher.Names, at place: Int, in matcher: Matcher) -> Range<Int> {
    let isInside = Place.isInside(place)
    if !isInside {
      let found = lookups.found[place]
      let known = names == .values ? found.values : found.applications
      if let range = known.range { return range }
    }
    if !isInside, !mayStartName(at: place, names, in: matcher) { return 0..<0 }
    let walk = NameWalk(names, in: matcher, self)
    let range = walk.readings(from: place)
    guard !isInside else { return range }
    if names == .values {
      lookups.found[place].values = Lookups.Known(range)
    } else {
      lookups.found[place].applications = Lookups.Known(range)
    }
    return range
  }

  /// Whether a name may start at a place; nearly always the first word rules it out.
  @inline(__always)
  private func mayStartName(
    at place: Int, _ names: Matcher.Names, in matcher: Matcher
  ) -> Bool {
    lookups.findArticles(articleCount, in: matcher)
    let word = words[place]
    if word == Vocabulary.unknown { return maximumSlips > 0 || lookups.hasArticles(names) }
    if isArticle(word) || lookups.hasArticles(names) { return true }
    // The word may be the first half of one that was split.
    if maximumSlips > 0, place + 1 < words.count, words[place + 1] == Vocabulary.unknown {
      return true
    }
    return matcher.child(of: NameTrie.root, by: word, in: names) != NameTrie.none
  }

  /// Whether a word is an article that may be added or left out.
  @inline(__always)
  func isArticle(_ word: UInt32) -> Bool { word < articleCount }

  /// Returns the lengths of the runs of words from a place on that may be skipped.
  func skips(at place: Int) -> [Int] {
    hasSkips ? program.politeness.skips(at: place, in: words) : []
  }
}
