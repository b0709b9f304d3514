// Text for people from what applications declare: resources, representations and dialogs.

import AppIntents
import Foundation
import FoundationGaps

extension LocalizedStringResource {
  /// The text in the language of the conversation.
  var text: String { String(localized: self) }
}

extension Question.Option {
  /// An option from what an entity or a case shows.
  init(_ display: DisplayRepresentation) {
    self.init(
      title: display.title.text, subtitle: display.subtitle?.text.nonEmpty,
      symbol: display.symbol, synonyms: display.synonyms.map(\.text))
  }

  /// The title and the synonyms.
  var names: [String] { [title] + synonyms }
}

extension DisplayRepresentation {
  /// The name of the symbol beside the title; `nil` when there is no picture or another kind.
  var symbol: String? {
    guard case .symbol(let name)? = image?.source else { return nil }
    return name
  }
}

extension AppEntity {
  /// The type's name for people: "Markdown Document".
  static var displayName: String { typeTitle.text }
}

extension AppEnum {
  /// The type's name for people: "Size".
  static var displayName: String { typeTitle.text }
}

extension String {
  /// The name of a kind with "a" or "an" before it, where it takes one.
  var withArticle: String {
    guard let first = lowercased().first, self != "text", self != "yes or no" else { return self }
    return ("aeiou".contains(first) ? "an " : "a ") + self
  }

  /// The text, or `nil` when it is empty.
  var nonEmpty: String? { isEmpty ? nil : self }

  /// The first 40 characters, on one line, for a quotation in a message.
  ///
  /// - Complexity: O(1): only the beginning of a long text is looked at.
  var shortened: String {
    let head = prefix(200)
    let line = head.split(whereSeparator: \.isNewline).joined(separator: " ")
    let isCut = head.endIndex < endIndex || line.count > 40
    return isCut ? line.prefix(39) + "…" : line
  }

  /// The text as it stands inside a sentence: capitals that only begin a word go, but in German,
  /// whose nouns keep them.
  var insideSentence: String {
    guard LocalizationEnvironment.locale.language.languageCode != .german else { return self }
    return split(separator: " ", omittingEmptySubsequences: false).map { word in
      word.dropFirst().contains(where: \.isUppercase) ? String(word) : word.lowercased()
    }.joined(separator: " ")
  }
}

extension AppIntent {
  /// The type's name without "Intent": "FindDocument".
  static var shortName: String { nameOfType(Self.self).droppingSuffix("Intent") }
}

extension String {
  /// The text without `suffix`, unless that is all there is.
  func droppingSuffix(_ suffix: String) -> String {
    hasSuffix(suffix) && count > suffix.count ? String(dropLast(suffix.count)) : self
  }
}

extension SummarySentence {
  /// The sentence with the titles of its parameters in parentheses; `nil` when it says nothing.
  func text(of intent: any AppIntent) -> String? {
    guard !pieces.isEmpty else { return nil }
    let fields = intent.parameterFields
    return pieces.map { piece in
      switch piece {
      case .literal(let text): return text
      case .parameter(let name):
        let title = fields.first { $0.name == name }?.parameter.declaredTitle?.text
        return "(\(title ?? name.wordsOfIdentifier))"
      }
    }.joined()
  }
}
