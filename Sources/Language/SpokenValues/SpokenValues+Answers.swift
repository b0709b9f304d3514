// Reads what people answer beside a value: politeness, and places in a list.

import Foundation

/// The place of one of several.
package enum SpokenPosition: Hashable, Sendable {
  /// A number, from 1.
  case number(Int)
  /// The last one.
  case last
}

extension SpokenValues {
  /// Returns words without polite words at their end: "yes, please" is "yes".
  package static func withoutPoliteness(_ words: String) -> String {
    var kept = words.split { $0 == " " || $0 == "," }.map(String.init)
    removePoliteness(from: &kept)
    return kept.joined(separator: " ")
  }

  /// Whether one of some phrases is all that words say, but for politeness before or behind it.
  package static func says(_ words: String, oneOf phrases: [String]) -> Bool {
    var kept = Normalizer.utterance(words).words.map(folded)
    removePoliteness(from: &kept)
    var bare = kept
    while let polite = polite.first(where: { $0.count < bare.count && bare.starts(with: $0) }) {
      bare.removeFirst(polite.count)
    }
    guard !kept.isEmpty else { return false }
    return phrases.contains { phrase in
      let phrase = Normalizer.utterance(phrase).words.map(folded)
      return phrase == kept || phrase == bare
    }
  }

  /// Whether words accept a confirmation by one of its own words, behind a yes and with a pronoun: "ok,
  /// order it".
  package static func isAccepting(_ words: String, by accepting: [String]) -> Bool {
    var kept = Normalizer.utterance(words).words.map(folded)
    removePoliteness(from: &kept)
    let accepting = accepting.map { Normalizer.utterance($0).words.map(folded) }
    func accepts(_ words: ArraySlice<String>) -> Bool {
      accepting.contains(Array(words))
        || words.count > 1 && pronouns.contains(words.suffix(1))
          && accepting.contains(Array(words.dropLast()))
        || yes.contains {
          $0.count < words.count && words.starts(with: $0) && accepts(words.dropFirst($0.count))
        }
    }
    return accepts(kept[...])
  }

  /// Returns words without an article before, "one" after and polite words: "the small one,
  /// please".
  package static func withoutFrame(_ words: String) -> String {
    var kept = words.split { $0 == " " || $0 == "," }.map(String.init)
    removeFrame(from: &kept)
    return kept.joined(separator: " ")
  }

  /// Returns the place in a list that words name: "the second one", "number 2", "last".
  ///
  /// - Parameter tag: The BCP 47 tag of the language of ordinals, beside English.
  package static func position(of text: String, tag: String?) -> SpokenPosition? {
    guard text.utf8.count < 100 else { return nil }
    let utterance = Normalizer.utterance(text)
    // There is no place -1.
    guard !utterance.tokens.contains(where: { DigitNumbers.isAfterMinus($0, text) }) else {
      return nil
    }
    var digits = utterance.words
    removePoliteness(from: &digits)
    var bare = digits
    removeFrame(from: &bare)
    if (1...2).contains(bare.count), let word = bare.last, last.contains([folded(word)]) {
      return .last
    }
    if last.contains(bare.map(folded)) || last.contains(digits.map(folded)) { return .last }
    if digits.count > 1, before.contains([folded(digits[0])]) { digits.removeFirst() }
    for words in [bare, digits] {
      if let number = ordinal(of: words.joined(separator: " "), tag: tag) {
        return .number(number)
      }
    }
    // A number behind an article is one of its language: the "due" of "the due date" is no Italian two.
    let article = bare.first == digits.first ? nil : digits.first.map(folded)
    let owners = article.flatMap { tagsOfArticles[$0] } ?? []
    for words in [digits, bare].map({ $0.joined(separator: " ") }) {
      let reading =
        owners.isEmpty
        ? number(of: words, preferred: tag)
        : owners.lazy.compactMap {
          number(of: words, preferred: $0, hearsOthers: false)
        }.first
      if let reading, !reading.isPercent, let number = Int(exactly: reading.value) {
        return .number(number)
      }
    }
    return nil
  }

  /// Whether words can only name a place: with an article or "one" around them, or a word such as
  /// "number" before.
  package static func isFramedPosition(_ text: String) -> Bool {
    var words = Normalizer.utterance(text).words
    removePoliteness(from: &words)
    let count = words.count
    guard count > 1, !before.contains([folded(words[0])]) else { return count > 1 }
    removeFrame(from: &words)
    return words.count < count
  }

  /// Returns a text in three parts: up to its last article, the article with the spaces behind it, and the
  /// rest; `nil` for a text without an article behind another word.
  package static func atLastArticle(
    of text: String
  ) -> (before: Substring, article: Substring, rest: Substring)? {
    let words = text.split(separator: " ")
    guard let word = words.dropFirst().last(where: { articles.contains([folded(String($0))]) })
    else { return nil }
    let behind = text[word.endIndex...]
    let rest = behind.drop { $0 == " " }
    return (text[..<word.startIndex], text[word.startIndex..<rest.startIndex], rest)
  }

  /// Removes the polite words at the end of others.
  package static func removePoliteness(from words: inout [String]) {
    while let polite = polite.first(where: { ends(words, with: $0) }) {
      words.removeLast(polite.count)
    }
  }

  private static func removeFrame(from words: inout [String]) {
    removePoliteness(from: &words)
    if let after = after.first(where: { ends(words, with: $0) }) { words.removeLast(after.count) }
    if words.count > 1, articles.contains([folded(words[0])]) { words.removeFirst() }
  }

  private static func ends(_ words: [String], with ending: [String]) -> Bool {
    words.count > ending.count && words.suffix(ending.count).map(folded) == ending
  }

  /// Returns a word without case and accents.
  private static func folded(_ word: String) -> String {
    word.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }

  /// Returns texts of all languages in words, the longest first.
  private static func words(_ texts: (LanguageRules) -> [String]) -> [[String]] {
    LanguageRules.all.flatMap(texts).map { Normalizer.utterance($0).words.map(folded) }
      .sorted { $0.count > $1.count }
  }

  private static let polite = words(\.polite)
  private static let yes = words { $0.truth.yes + $0.truth.accept + $0.leading }
  private static let pronouns = Set(
    CommandWords.all.flatMap(\.pronouns).map { Normalizer.utterance($0).words.map(folded) })
  private static let after = words(\.positions.after)
  private static let before = Set(words(\.positions.before))
  private static let last = Set(words(\.positions.last))
  /// The tags of the languages that have an article, by the article.
  private static let tagsOfArticles = Dictionary(
    LanguageRules.all.flatMap { rules in rules.articles.map { (folded($0), [rules.tag]) } },
    uniquingKeysWith: +)
  private static let articles = Set(words(\.articles) + [["that"], ["this"]])
}
