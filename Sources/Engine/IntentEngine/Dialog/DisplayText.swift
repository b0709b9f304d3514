// Text for people: names, articles, quotations.

import Foundation
import FoundationGaps

extension Question.Option {
  /// The title and the synonyms of the option.
  var names: [String] { [title] + synonyms }
}

extension String {
  /// The name of a kind, preceded by "a" or "an" where English requires it.
  var withArticle: String {
    guard let first = lowercased().first, self != "text", self != "yes or no" else { return self }
    return ("aeiou".contains(first) ? "an " : "a ") + self
  }

  /// The text, or `nil` when it is empty.
  package var nonEmpty: String? { isEmpty ? nil : self }

  /// The first 40 characters, on one line, for a quotation in a message.
  ///
  /// - Complexity: O(1): only the beginning of a long text is read.
  var shortened: String {
    let head = prefix(200)
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isCut = head.endIndex < endIndex || line.count > 40
    return isCut ? line.prefix(39) + "…" : line
  }

  /// The text in the form for the middle of a sentence: lowercased, except in German.
  ///
  /// Words with capitals inside keep them.
  var insideSentence: String {
    guard LocalizationEnvironment.locale.language.languageCode != .german else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }
}

extension String {
  /// Returns the text without `suffix`, unless nothing would remain.
  package func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}
