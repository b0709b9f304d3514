// The forms of a text for comparing it and for putting it into sentences.

import Foundation
import FoundationGaps

extension String {
  /// The text without case, accents and character width, with straight apostrophes.
  package var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
      .replacingOccurrences(of: "’", with: "'")
  }

  /// The text in the form for comparison: folded, and without punctuation at the ends.
  var comparable: String {
    folded.trimmingCharacters(
      in: .whitespacesAndNewlines.union(CharacterSet(charactersIn: ".,!?\"“”")))
  }

  /// The words of an identifier: "markdownText" → "markdown text", "imageURL" → "image url".
  package var wordsOfIdentifier: String {
    let letters = Array(self)
    return letters.indices.reduce(into: "") { words, index in
      let letter = letters[index]
      let isLast = index + 1 == letters.count || letters[index + 1].isUppercase
      if letter.isUppercase, index > 0, !letters[index - 1].isUppercase || !isLast { words += " " }
      words += letter.lowercased()
    }
  }

  /// The name of a kind, preceded by "a" or "an" where English requires it.
  var withArticle: String {
    guard let first = lowercased().first, self != "text", self != "yes or no" else { return self }
    // These begin with the sound of "you".
    let isVowel =
      "aeiou".contains(first) && !["uni", "use", "url", "eur"].contains(lowercased().prefix(3))
    return (isVowel ? "an " : "a ") + self
  }

  /// The clause that something is not of a kind: "not a size", or of a name in the plural "none of
  /// the sizes".
  var otherness: String { isPlural ? "none of the \(self)" : "not \(withArticle)" }

  /// The sentence, without its end, that there is nothing of a kind: "There is no document", or of
  /// a name in the plural "There are no landmarks".
  var absence: String { "There \(isPlural ? "are" : "is") no \(self)" }

  /// Returns the question about what the text names: in English words, or, where the language or the
  /// script is another one, the text alone with a question mark.
  func asked(_ question: (_ insideSentence: String) -> String) -> String {
    isEnglish ? question(insideSentence) : self + "?"
  }

  /// Whether English words may stand beside the text: in an English locale, and in Latin script.
  var isEnglish: Bool {
    LocalizationEnvironment.locale.language.languageCode == .english
      && unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.value < 0x250 }
  }

  /// The name of several things, of the name of one or several in English: "landmarks".
  var plural: String {
    let folded = lowercased()
    if isPlural || !isEnglish { return self }
    if folded.hasSuffix("y"), let before = folded.dropLast().last, !"aeiou".contains(before) {
      return dropLast() + "ies"
    }
    return self + (["s", "x", "z", "ch", "sh"].contains(where: folded.hasSuffix) ? "es" : "s")
  }

  /// Whether the last word is an English noun in the plural, by its ending.
  var isPlural: Bool {
    guard LocalizationEnvironment.locale.language.languageCode == .english,
      let word = split(separator: " ").last, word.count > 3, word.hasSuffix("s")
    else { return false }
    let singular = ["ss", "us", "is", "news", "lens", "canvas", "atlas", "gas", "bias", "alias"]
    return !singular.contains(where: word.lowercased().hasSuffix)
  }

  /// The text, or `nil` when it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }

  /// The first 40 characters, on one line, for a quotation in a message.
  ///
  /// - Complexity: O(1): only the beginning of a long text is read.
  package var shortened: String {
    let head = prefix(200)
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isCut = head.endIndex < endIndex || line.count > 40
    return isCut ? line.prefix(39) + "…" : line
  }

  /// The text in the form for the middle of a sentence: lowercased, except in German.
  ///
  /// Words with capitals inside keep them.
  package var insideSentence: String {
    guard LocalizationEnvironment.locale.language.languageCode != .german else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }

  /// Returns the text without `suffix`, unless nothing would remain.
  package func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
