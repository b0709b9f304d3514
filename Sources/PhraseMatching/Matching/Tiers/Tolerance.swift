// What a pass over an utterance forgives.

/// What a pass forgives; one value for each tier below `normalised`.
///
/// A class, because slips are looked up only for the words the search stops at, once each.
final class Tolerance {
  /// The places where a request may start and end, politeness taken off.
  let starts: [Int]
  private let isEnd: [Bool]
  /// The most slips a match may have; zero below the tier `slips`.
  let maximumSlips: Int
  /// Whether only words that may be said anywhere are left out.
  let isLiteral: Bool
  /// The articles that may be added or left out, which are the first words of the vocabulary.
  let articleCount: UInt32

  private let words: [UInt32]
  private let utterance: Utterance
  private let catalog: CompiledCatalog
  /// What words may be slips of; shared with the same words in another order.
  let corrector: Corrector
  /// Whether anything may be said anywhere.
  private let hasSkips: Bool
  // By place, once they were asked for.
  private var candidates: [[Correction]?]
  private var splits: [[Halves]?]
  private var applicationReadings: [Range<Int>?]
  private var valueReadings: [Range<Int>?]

  /// A word of the catalogue that words of the utterance may be a slip of.
  struct Correction: Sendable {
    let word: UInt32
    let slips: Int
    /// How many words of the utterance it takes: two that should have been written as one, or one.
    let length: Int
  }

  /// Two words of the catalogue that were written as one.
  struct Halves: Sendable {
    let first: UInt32
    let second: UInt32
    /// The place between them.
    let middle: Int
  }

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

  init(
    words: [UInt32], utterance: Utterance, level: Level, catalog: CompiledCatalog,
    corrector: Corrector? = nil
  ) {
    self.corrector = corrector ?? Corrector(catalog)
    let politeness = catalog.program.politeness
    self.words = words
    self.utterance = utterance
    self.catalog = catalog
    isLiteral = level == .skipWords
    hasSkips = politeness.hasSkips
    applicationReadings = Array(repeating: nil, count: words.count)
    valueReadings = applicationReadings
    candidates = level == .slips ? Array(repeating: nil, count: words.count) : []
    splits = level == .slips ? Array(repeating: nil, count: words.count) : []
    articleCount = isLiteral ? 0 : politeness.articleCount
    starts = isLiteral ? [0] : politeness.starts(in: words)
    var isEnd = Array(repeating: false, count: words.count + 1)
    for end in politeness.ends(in: words, politely: !isLiteral) { isEnd[end] = true }
    self.isEnd = isEnd
    // Half of the words at most, and never more than three slips: beyond that it is another phrase.
    maximumSlips = level == .slips ? min(3, max(1, words.count / 2)) : 0
  }

  /// The names of a trie that may be read at a place, as a range of the matcher's `nameReadings`:
  /// those with fewer slips and articles first and longer ones before shorter.
  func readings(of names: Matcher.Names, at place: Int, in matcher: Matcher) -> Range<Int> {
    let isInside = Place.isInside(place)
    if !isInside {
      let known = names == .values ? valueReadings[place] : applicationReadings[place]
      if let known { return known }
    }
    let trie = names == .values ? catalog.values.trie : catalog.program.applications.trie
    var walk = NameWalk(trie: trie, words: words, tolerance: self)
    let first = matcher.nameReadings.count
    matcher.nameReadings += walk.readings(from: place, budget: maximumSlips)
    let range = first..<matcher.nameReadings.count
    guard !isInside else { return range }
    if names == .values {
      valueReadings[place] = range
    } else {
      applicationReadings[place] = range
    }
    return range
  }

  func isEnd(_ place: Int) -> Bool { !Place.isInside(place) && isEnd[place] }

  /// Whether a word is an article that may be added or left out.
  @inline(__always)
  func isArticle(_ word: UInt32) -> Bool { word < articleCount }

  /// The numbers of words from a place on that may be said anywhere.
  func skips(at place: Int) -> [Int] {
    hasSkips ? catalog.program.politeness.skips(at: place, in: words) : []
  }

  /// The words of the catalogue that a word of the utterance may be a slip of, nearest first.
  ///
  /// A word of the catalogue is a slip of no other, but two of them may be one that was torn apart.
  func corrections(at place: Int) -> [Correction] {
    guard maximumSlips > 0 else { return [] }
    if let known = candidates[place] { return known }
    var found: [Correction] = []
    if words[place] == Vocabulary.unknown {
      found = corrector.candidates(for: utterance.word(place))
        .map { Correction(word: $0.word, slips: $0.slips, length: 1) }
    }
    if let joined = joined(at: place) {
      found.append(Correction(word: joined, slips: 1, length: 2))
    }
    candidates[place] = found
    return found
  }

  /// The word of the catalogue that two words of the utterance make together, as `mark down`.
  private func joined(at place: Int) -> UInt32? {
    guard place + 1 < words.count, utterance.tokens[place + 1].startsWord,
      !utterance.hasSeam(between: place, and: place + 2),
      words[place] == Vocabulary.unknown || words[place + 1] == Vocabulary.unknown
    else { return nil }
    let lower = Int(utterance.tokens[place].foldedLower)
    let upper = Int(utterance.tokens[place + 1].foldedUpper)
    guard upper - lower >= Self.shortestCompound else { return nil }
    let word = catalog.vocabulary.find(utterance.folded[lower..<upper])
    return word == Vocabulary.unknown ? nil : word
  }

  /// The word of the catalogue that the rest of a word of the utterance is, from a place inside it
  /// where another one ends.
  func secondHalf(at place: Int) -> UInt32? {
    guard Place.isInside(place), maximumSlips > 0 else { return nil }
    let token = utterance.tokens[Place.word(place)]
    let rest = Int(token.foldedLower) + Place.offset(place)..<Int(token.foldedUpper)
    let word = catalog.vocabulary.find(utterance.folded[rest])
    return word == Vocabulary.unknown ? nil : word
  }

  /// The places inside a word where free text may end because the rest is a word of the catalogue,
  /// as a postposition is that was written onto the word before it.
  ///
  /// Only in collections of sentences, many of which leave such words to the matcher; and only in
  /// words that nobody knows.
  func endsOfFreeText(inWord word: Int, of matcher: Matcher) -> [Int] {
    guard maximumSlips > 0, matcher.program.preference == .names,
      words[word] == Vocabulary.unknown
    else { return [] }
    return matcher.places(insideWord: word, after: 1).filter { place in
      Place.offset(place) + 2 <= utterance.tokens[word].foldedUpper
        - utterance.tokens[word].foldedLower
        && secondHalf(at: place) != nil
    }
  }

  /// The pairs of words of the catalogue that a word of the utterance is made of, as `toolbox`.
  func halves(at place: Int) -> [Halves] {
    guard maximumSlips > 0, words[place] == Vocabulary.unknown else { return [] }
    if let known = splits[place] { return known }
    let token = utterance.tokens[place]
    let (lower, upper) = (Int(token.foldedLower), Int(token.foldedUpper))
    var found: [Halves] = []
    if upper - lower >= Self.shortestCompound, upper - lower <= Self.longestCompound {
      for cut in lower + 2..<upper - 1 where utterance.folded[cut] & 0xC0 != 0x80 {
        let first = catalog.vocabulary.find(utterance.folded[lower..<cut])
        guard first != Vocabulary.unknown else { continue }
        let second = catalog.vocabulary.find(utterance.folded[cut..<upper])
        if second != Vocabulary.unknown, let middle = Place.inside(place, cut - lower) {
          found.append(Halves(first: first, second: second, middle: middle))
        }
      }
    }
    splits[place] = found
    return found
  }

  /// In bytes: shorter ones are more often another word than two.
  private static let shortestCompound = 6
  private static let longestCompound = 64
}

/// What the words of one utterance may be slips of, looked up once for each word.
final class Corrector {
  private let catalog: CompiledCatalog
  private var known: [String: [SlipIndex.Candidate]] = [:]

  init(_ catalog: CompiledCatalog) { self.catalog = catalog }

  func candidates(for word: String) -> [SlipIndex.Candidate] {
    if let known = known[word] { return known }
    let found = catalog.slipIndex.candidates(for: word, in: catalog.vocabulary)
    known[word] = found
    return found
  }
}
