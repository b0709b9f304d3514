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

  /// Whether it contains a text; inside a word not one as short as "as" and "in", which are words of their
  /// own.
  func hasPart(_ text: String) -> Bool {
    guard contains(text) else { return false }
    return text.utf8.count > 2 || hasPrefix(text) || contains(" " + text)
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

  /// Returns the question about what the text names; the text alone with a question mark where English
  /// words may not stand beside it.
  func asked(_ question: Sentence) -> String {
    needsNoFrame ? self + "?" : question(name: insideSentence)
  }

  /// Whether the text stands alone: in a language without sentences of its own, and in English where
  /// its script is not Latin.
  var needsNoFrame: Bool { SentenceLanguage.current == .english && !isEnglish }

  /// Whether English words may stand beside the text: in an English locale, and in Latin script.
  var isEnglish: Bool {
    LocalizationEnvironment.locale.language.languageCode == .english
      && unicodeScalars.allSatisfy { !$0.properties.isAlphabetic || $0.value < 0x250 }
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

  /// The text in the form for the middle of an English sentence: lowercased.
  ///
  /// Words with capitals inside keep them.
  package var insideSentence: String {
    guard SentenceLanguage.current == .english else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }

  /// Returns the text without `suffix`, unless nothing would remain.
  package func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
