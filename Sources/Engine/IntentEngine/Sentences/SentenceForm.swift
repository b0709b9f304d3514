// Puts values into sentences: their forms, and what depends on a number.

/// A value that a sentence can have.
package protocol SentenceValue: Sendable {
  /// The value as text.
  var words: String { get }
  /// The number that decides on a plural; `nil` for a text.
  var quantity: Int? { get }
}

extension String: SentenceValue {
  /// The text itself.
  package var words: String { self }
  /// Nothing: a text has no plural.
  package var quantity: Int? { nil }
}

extension Int: SentenceValue {
  /// The digits of the number.
  package var words: String { String(self) }
  /// The number itself.
  package var quantity: Int? { self }
}

/// A form of a value in a sentence.
enum SentenceForm: String {
  /// The name of a kind after "a" or "an": "a size".
  case a
  /// The clause that something is not of a kind: "not a size", "none of the sizes".
  case other
  /// The sentence without its end that there is nothing of a kind: "There is no size".
  case absence
  /// The plural of a name.
  case plural
  /// The verb for a name: "is", "are".
  case `is`
  /// The verb at the beginning of a sentence: "Is", "Are".
  case isFirst = "Is"
  /// The pronoun for a name, "its", or "a" where it is one of several.
  case its
  /// A sentence without its end.
  case open

  /// Returns the form of a text.
  func applied(to text: String) -> String {
    switch self {
    case .a: text.withArticle
    case .other: text.otherness
    case .absence: text.absence
    case .plural: text.plural
    case .is: text.isPlural ? "are" : "is"
    case .isFirst: text.isPlural ? "Are" : "Is"
    case .its: text.isPlural ? "a" : "its"
    case .open: text.droppingSuffix(".").droppingSuffix("。")
    }
  }
}

extension Sentence {
  /// Returns the sentence in a language, with its values in their places.
  package func filled(
    with values: [(name: String, value: any SentenceValue)], in language: SentenceLanguage
  ) -> String {
    let text = language.text(of: self)
    guard text.contains("{") else { return text }
    var result = ""
    for part in SentencePart.parts(of: text) {
      switch part {
      case .text(let text): result += text
      case .value(let name, let form):
        let words = values.first { $0.name == name }?.value.words ?? ""
        result += form.flatMap(SentenceForm.init)?.applied(to: words) ?? words
      case .choice(let name, let forms):
        let count = values.first { $0.name == name }?.value.quantity ?? 0
        let form = forms[min(language.plural(of: count), forms.count - 1)]
        result += form.replacing("#", with: String(count))
      }
    }
    return result
  }
}

/// A part of a sentence's text.
package enum SentencePart: Hashable, Sendable {
  /// Text.
  case text(String)
  /// A place for a value, perhaps in a form.
  case value(String, form: String?)
  /// A choice by a number.
  case choice(String, [String])

  /// Returns the parts of a text, in order.
  package static func parts(of text: String) -> [SentencePart] {
    var parts: [SentencePart] = []
    var rest = text[...]
    while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
      if start > rest.startIndex { parts.append(.text(String(rest[..<start]))) }
      let place = rest[rest.index(after: start)..<end]
      let forms = place.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      if forms.count > 1 {
        parts.append(.choice(forms[0], Array(forms.dropFirst())))
      } else {
        let names = place.split(separator: ":").map(String.init)
        parts.append(.value(names[0], form: names.count > 1 ? names[1] : nil))
      }
      rest = rest[rest.index(after: end)...]
    }
    return rest.isEmpty ? parts : parts + [.text(String(rest))]
  }

  /// The name of the value; `nil` for text.
  package var name: String? {
    switch self {
    case .text: nil
    case .value(let name, _), .choice(let name, _): name
    }
  }
}

extension [String?] {
  /// The sentences one after another, without those that are `nil`.
  package var sentences: String {
    compactMap(\.self).joined(separator: SentenceLanguage.current.gap)
  }
}

extension Sentence {
  /// The texts that the sentence has between its bars.
  var alternatives: [String] {
    SentenceLanguage.current.text(of: self).split(separator: "|").map(String.init)
  }
}

extension [String] {
  /// The elements as alternatives: "a or b or c".
  package var alternatives: String {
    guard let first else { return "" }
    return dropFirst().reduce(first) { Sentence.or(first: $0, last: $1) }
  }
}
