// The polite words and articles that may be added to or left out of a phrase, as numbers.

import SpokenValues

/// The polite words and articles of a catalogue's languages, as numbers.
///
/// A class: passing it costs one retain instead of one for each field.
final class Politeness: Sendable {
  /// The number of articles, which are the first words of the vocabulary.
  let articleCount: UInt32
  /// The rules of the languages.
  let rules: [LanguageRules]
  /// The polite phrases at the beginning, by their first word.
  private let leading: [UInt32: [[UInt32]]]
  /// The polite phrases at the end, by their last word.
  private let trailing: [UInt32: [[UInt32]]]
  /// The phrases that may be skipped anywhere, by their first word.
  private let skipped: [UInt32: [[UInt32]]]
  /// The phrases that may be skipped at the end, by their last word.
  private let skippedAtEnd: [UInt32: [[UInt32]]]

  /// - Parameters:
  ///   - skipWords: Words and phrases that may be skipped anywhere.
  ///   - vocabulary: An empty vocabulary; the articles are added first.
  init(languages: [String], skipWords: [String], vocabulary: inout Vocabulary) {
    let rules = LanguageRules.all.filter { rule in
      languages.contains { LanguageRules.rules(for: $0)?.tag == rule.tag }
    }
    self.rules = rules
    for article in rules.flatMap(\.articles) {
      _ = Spellings.words(of: article, in: &vocabulary)
    }
    articleCount = UInt32(vocabulary.count)
    func phrases(_ texts: [String]) -> [[UInt32]] {
      texts.flatMap { Spellings.words(of: $0, in: &vocabulary) }.filter { !$0.isEmpty }
    }
    leading = Self.byFirstWord(phrases(rules.flatMap(\.leading)))
    trailing = Self.byLastWord(phrases(rules.flatMap(\.trailing)))
    let skipped = phrases(skipWords)
    self.skipped = Self.byFirstWord(skipped)
    skippedAtEnd = Self.closing(skipped, leading, trailing)
  }

  /// Returns the phrases that may be skipped at the end, by their last words: not those that begin
  /// a request and never end one, such as `I want`.
  private static func closing(
    _ phrases: [[UInt32]], _ leading: [UInt32: [[UInt32]]], _ trailing: [UInt32: [[UInt32]]]
  ) -> [UInt32: [[UInt32]]] {
    byLastWord(
      phrases.filter { phrase in
        trailing[phrase[phrase.count - 1]]?.contains(phrase) == true
          || leading[phrase[0]]?.contains { $0.starts(with: phrase) } != true
      })
  }

  private static func byFirstWord(_ phrases: [[UInt32]]) -> [UInt32: [[UInt32]]] {
    Dictionary(grouping: phrases) { $0[0] }
  }

  private static func byLastWord(_ phrases: [[UInt32]]) -> [UInt32: [[UInt32]]] {
    Dictionary(grouping: phrases) { $0[$0.count - 1] }
  }

  /// Whether any words may be skipped anywhere.
  var hasSkips: Bool { !skipped.isEmpty }

  /// Returns the lengths of the runs of words from a place on that may be skipped.
  func skips(at place: Int, in words: [UInt32]) -> [Int] {
    guard !skipped.isEmpty, let phrases = skipped[words[place]] else { return [] }
    return phrases.filter { words[place...].starts(with: $0) }.map(\.count)
  }

  /// Whether any words of an utterance may be skipped.
  func hasSkips(in words: [UInt32]) -> Bool {
    !skipped.isEmpty && words.indices.contains { !skips(at: $0, in: words).isEmpty }
  }

  @inline(__always)
  func isArticle(_ word: UInt32) -> Bool { word < articleCount }

  /// Finds the places where a request may start: after any run of leading polite phrases and of
  /// words that may be skipped, or of the latter alone.
  ///
  /// - Parameter places: The result, which replaces the previous elements.
  func starts(in words: [UInt32], politely: Bool, into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    places.append(0)
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      guard place < words.count else { continue }
      let word = words[place]
      if politely, let phrases = leading[word] { addStarts(phrases, behind: place, words, &places) }
      if hasSkips, let phrases = skipped[word] { addStarts(phrases, behind: place, words, &places) }
    }
  }

  private func addStarts(
    _ phrases: [[UInt32]], behind place: Int, _ words: [UInt32], _ places: inout [Int]
  ) {
    for phrase in phrases {
      let next = place + phrase.count
      guard next < words.count, !places.contains(next) else { continue }
      if words[place..<next] == phrase[...] { places.append(next) }
    }
  }

  /// Finds the places where a request may end: before any run of trailing polite phrases and of
  /// words that may be skipped, or of the latter alone.
  ///
  /// - Parameter places: The result, which replaces the previous elements.
  func ends(in words: [UInt32], politely: Bool, into places: inout [Int]) {
    places.removeAll(keepingCapacity: true)
    places.append(words.count)
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      guard place > 0 else { continue }
      let word = words[place - 1]
      if politely, let phrases = trailing[word] { addEnds(phrases, before: place, words, &places) }
      if hasSkips, let phrases = skippedAtEnd[word] {
        addEnds(phrases, before: place, words, &places)
      }
    }
  }

  private func addEnds(
    _ phrases: [[UInt32]], before place: Int, _ words: [UInt32], _ places: inout [Int]
  ) {
    for phrase in phrases {
      let next = place - phrase.count
      guard next > 0, !places.contains(next) else { continue }
      if words[next..<place] == phrase[...] { places.append(next) }
    }
  }

  /// Whether the words begin, or end, with a polite phrase.
  func touches(_ words: [UInt32], atEnd: Bool) -> Bool {
    guard let first = words.first, let last = words.last else { return false }
    let phrases = (atEnd ? trailing[last] : leading[first]) ?? []
    return phrases.contains { phrase in
      phrase.count < words.count
        && (atEnd ? words.suffix(phrase.count) : words.prefix(phrase.count)) == phrase[...]
    }
  }
}
