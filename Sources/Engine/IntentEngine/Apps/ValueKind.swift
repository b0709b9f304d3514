// The kinds of value that a parameter can take.

package import Foundation
import FoundationGaps

/// The kind of value that a parameter takes.
package indirect enum ValueKind: Sendable {
  /// Text.
  case text
  /// Styled text.
  case attributedText
  /// A whole number.
  case integer
  /// A number.
  case number
  /// A number in the decimal system.
  case decimal
  /// True or false.
  case boolean
  /// A point in time.
  case date
  /// A day, a time, or both.
  case dateComponents
  /// A duration.
  case duration
  /// A URL.
  case url
  /// A file.
  case file
  /// A measurement, identified by the base unit of its dimension.
  case measurement(Dimension)
  /// An amount of money.
  case amount
  /// A person.
  case person
  /// A person's name in its components.
  case personName
  /// A place.
  case place
  /// A rule by which something recurs.
  case recurrence
  /// An entity.
  case entity(any EntityType)
  /// A case of an enumeration.
  case enumeration(any EnumerationType)
  /// Several values.
  case list(of: ValueKind)
  /// One of several kinds, in the order of the union's cases.
  case union([ValueKind], named: String)
  /// A type that any words make a value of, such as the criteria of a search; the text is its name.
  case spoken(String)
  /// A type that cannot be read from words; the text is its name.
  case other(String)

  /// The name of the kind for people: "text", "number", "Markdown Document".
  package var words: String { words(in: .current) }

  /// Returns the name of the kind in a language.
  package func words(in language: SentenceLanguage) -> String {
    func name(_ sentence: Sentence, _ kind: String = "") -> String {
      sentence.filled(with: [("kind", kind)], in: language)
    }
    return switch self {
    case .text, .attributedText: name(.text)
    case .integer: name(.wholeNumber)
    case .number, .decimal: name(.number)
    case .boolean: name(.yesOrNo)
    case .date, .dateComponents: name(.date)
    case .duration: name(.duration)
    case .url: name(.address)
    case .file: name(.file)
    case .measurement(let unit):
      language == .english ? unit.dimensionWords : name(.measurement)
    case .amount: name(.amountOfMoney)
    case .person: name(.person)
    case .personName: name(.personName)
    case .place: name(.place)
    case .recurrence: name(.recurrence)
    case .entity(let type): type.displayName
    case .enumeration(let type): type.displayName
    case .list(.boolean): name(.listOfYesOrNo)
    case .list(.amount): name(.listOfAmounts)
    case .list(let element): name(.listOf, element.words(in: language))
    case .union(_, let name), .spoken(let name), .other(let name): name
    }
  }

  /// Example values as a person would say them; empty for kinds that need none.
  package var examples: [String] {
    switch self {
    case .date, .dateComponents: Sentence.exampleDates.alternatives
    case .duration: Sentence.exampleDurations.alternatives
    case .amount: Sentence.exampleAmounts.alternatives
    case .url: ["example.org"]
    case .person: ["Ada", "ada@example.org"]
    case .place: Sentence.examplePlaces.alternatives
    case .recurrence: Sentence.exampleRecurrences.alternatives
    default: []
    }
  }

  /// The kind of a list's elements, or the kind itself when it is no list.
  package var element: ValueKind {
    if case .list(let element) = self { element } else { self }
  }

  /// Whether the kind is a list.
  package var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// The maximum length in bytes of a text that can be read as such a value; `nil` for no limit.
  var longestText: Int? {
    switch self {
    case .integer, .number, .decimal, .boolean, .date, .dateComponents, .duration, .measurement,
      .amount:
      WordsToValue.longestNumber
    case .url, .person, .personName, .place, .recurrence, .spoken: WordsToValue.longest
    case .text, .attributedText, .file, .entity, .enumeration, .list, .union, .other: nil
    }
  }

  /// Whether piped input can fill a parameter of this kind.
  var takesAttachment: Bool {
    switch self {
    case .text, .attributedText, .file, .spoken: true
    case .union(let kinds, _): kinds.contains { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  /// Whether every text is a value of this kind as it stands.
  package var isText: Bool {
    switch self {
    case .text, .attributedText: true
    case .union(let kinds, _): kinds.contains(where: \.isText)
    default: false
    }
  }
}

extension ValueKind {
  /// Returns the entity type among this kind that a value belongs to; `nil` for none.
  package func entityType(of entity: Value) -> (any EntityType)? {
    switch self {
    case .entity(let type): entity.isOfType(type.id) ? type : nil
    case .list(let element): element.entityType(of: entity)
    case .union(let kinds, _): kinds.lazy.compactMap { $0.entityType(of: entity) }.first
    default: nil
    }
  }
}

extension Dimension {
  /// The name of the measured quantity: "length".
  var dimensionWords: String {
    let name = nameOfType(type(of: self))
    return (name.hasPrefix("Unit") ? String(name.dropFirst(4)) : name).wordsOfIdentifier
  }

  /// Returns whether two units measure the same quantity.
  func measuresSame(as unit: Dimension) -> Bool { type(of: self) == type(of: unit) }
}
