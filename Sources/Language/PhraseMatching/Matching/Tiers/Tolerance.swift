// What a pass over an utterance forgives.

/// What a pass forgives; one value for each tier below `normalised`.
///
/// A class, because slips are looked up only for the words the search stops at, once each.
final class Tolerance {
  /// The most slips a match may have; zero below the tier `slips`.
  let maximumSlips: Int
  /// The fewest slips a match can have, as far as is known.
  private(set) var fewestSlips = 0
  /// Whether only words that may be said anywhere are left out.
  let isLiteral: Bool
  /// The articles that may be added or left out, which are the first words of the vocabulary.
  let articleCount: UInt32

  let words: [UInt32]
  let utterance: Utterance
  let program: Program
  let store: CompiledCatalog.Store
  let slipIndex: SlipIndex
  let lookups: Lookups
  /// What is forgiven in the same words in another order.
  let unturned: Tolerance?
  /// Whether anything may be said anywhere.
  private let hasSkips: Bool

  /// How much is forgiven; each level adds to those before.
  enum Level: Comparable {
    /// Words that may be said anywhere.
    case skipWords
    /// Politeness and articles.
    case fillers
    case slips
  }

  /// Longer utterances are taken as they are: they are pasted, not typed.
  static let maximumWords = 256

  /// - Parameters:
  ///   - lookups: Memory that nobody else uses.
  ///   - unturned: What is forgiven in the same words in another order.
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
    // Half of the words at most, and never more than three slips: beyond that it is another phrase.
    maximumSlips = level == .slips ? Self.maximumSlips(of: words.count) : 0
    fewestSlips = unturned?.fewestSlips ?? 0
    lookups.begin(words.count)
    politeness.starts(in: words, politely: !isLiteral, into: &lookups.starts)
    politeness.ends(in: words, politely: !isLiteral, into: &lookups.ends)
  }

  /// Says that no match can have fewer slips.
  func require(slips: Int) { fewestSlips = slips }

  /// The most slips that are forgiven in an utterance of some words.
  static func maximumSlips(of words: Int) -> Int { min(3, max(1, words / 2)) }

  /// The places where a request may start, politeness taken off.
  var starts: [Int] { lookups.starts }

  /// Whether a request may end at a place, politeness taken off.
  func isEnd(_ place: Int) -> Bool { lookups.ends.contains(place) }

  /// The names of a trie that may be read at a place, as a range of the matcher's `nameReadings`:
  /// those with fewer slips and articles first and longer ones before shorter.
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

  /// Whether a name may be read at a place: nearly always its first word says that none is.
  @inline(__always)
  private func mayStartName(
    at place: Int, _ names: Matcher.Names, in matcher: Matcher
  ) -> Bool {
    lookups.findArticles(articleCount, in: matcher)
    let word = words[place]
    if word == Vocabulary.unknown { return maximumSlips > 0 || lookups.hasArticles(names) }
    if isArticle(word) || lookups.hasArticles(names) { return true }
    // It may be the first half of a word that was torn apart.
    if maximumSlips > 0, place + 1 < words.count, words[place + 1] == Vocabulary.unknown {
      return true
    }
    return matcher.child(of: NameTrie.root, by: word, in: names) != NameTrie.none
  }

  /// Whether a word is an article that may be added or left out.
  @inline(__always)
  func isArticle(_ word: UInt32) -> Bool { word < articleCount }

  /// The numbers of words from a place on that may be said anywhere.
  func skips(at place: Int) -> [Int] {
    hasSkips ? program.politeness.skips(at: place, in: words) : []
  }
}
