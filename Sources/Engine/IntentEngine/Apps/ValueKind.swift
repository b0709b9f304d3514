// Says what kind of value a parameter takes.

package import Foundation
import FoundationGaps

/// What a parameter takes.
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
  /// A moment.
  case date
  /// A day, a time, or both.
  case dateComponents
  /// A length of time.
  case duration
  /// An address.
  case url
  /// A file.
  case file
  /// How much of something, by the unit that the others of its dimension are defined by.
  case measurement(Dimension)
  /// An amount of money.
  case amount
  /// A person.
  case person
  /// A name in its parts.
  case personName
  /// A place.
  case place
  /// An entity.
  case entity(EntityType)
  /// A case of an enumeration.
  case enumeration(EnumerationType)
  /// Several values.
  case list(of: ValueKind)
  /// One of several kinds, in the order of the union's cases.
  case union([ValueKind], named: String)
  /// A type that no words can be read as yet; the text is its name.
  case other(String)

  /// The kind in words for people: "text", "number", "Markdown Document".
  var words: String {
    switch self {
    case .text, .attributedText: "text"
    case .integer: "whole number"
    case .number, .decimal: "number"
    case .boolean: "yes or no"
    case .date, .dateComponents: "date"
    case .duration: "duration"
    case .url: "address"
    case .file: "file"
    case .measurement(let unit): unit.dimensionWords
    case .amount: "amount of money"
    case .person: "person"
    case .personName: "name"
    case .place: "place"
    case .entity(let type): type.displayName
    case .enumeration(let type): type.displayName
    case .list(let element): "list of \(element.words)"
    case .union(_, let name), .other(let name): name
    }
  }

  /// Values as they can be said; empty for kinds that need no example.
  var examples: [String] {
    switch self {
    case .date, .dateComponents: ["tomorrow at 5pm", "24 December", "2026-12-24"]
    case .duration: ["90 min", "two hours"]
    case .amount: ["12.50", "five euros"]
    case .url: ["example.org"]
    case .person: ["Ada", "ada@example.org"]
    case .place: ["10 Main Street, Dublin", "53.35, -6.26"]
    default: []
    }
  }

  /// The kind of one value: of the elements of a list, else the kind itself.
  var element: ValueKind {
    if case .list(let element) = self { element } else { self }
  }

  /// Whether it is a list.
  var isList: Bool {
    if case .list = self { true } else { false }
  }

  /// The most bytes of a text that can be such a value; `nil` for no limit.
  var longestText: Int? {
    switch self {
    case .integer, .number, .decimal, .boolean, .date, .dateComponents, .duration, .measurement,
      .amount:
      WordsToValue.longestNumber
    case .url, .person, .personName, .place: WordsToValue.longest
    case .text, .attributedText, .file, .entity, .enumeration, .list, .union, .other: nil
    }
  }

  /// Whether a pipe can fill it: text and files.
  var takesAttachment: Bool {
    switch self {
    case .text, .attributedText, .file: true
    case .union(let kinds, _): kinds.contains { if case .text = $0 { true } else { false } }
    default: false
    }
  }

  /// Whether any text is a value of it, as it stands.
  var isText: Bool {
    switch self {
    case .text, .attributedText: true
    case .union(let kinds, _): kinds.contains(where: \.isText)
    default: false
    }
  }
}

/// A type of entity, and what finds the entities.
package struct EntityType: Sendable {
  /// What tells the type from every other.
  package var id: String
  /// The name of the type: "DocumentEntity".
  package var typeName: String
  /// Whether its entities are made where they are needed, and cannot be found again.
  package var isTransient: Bool
  /// What finds the entities for a parameter, which may have a query of its own.
  package var source: any EntitySource
  /// What finds them where no parameter asks.
  package var ownSource: any EntitySource

  /// Describes a type.
  package init(
    id: String, typeName: String, isTransient: Bool = false, source: any EntitySource,
    ownSource: any EntitySource
  ) {
    self.id = id
    self.typeName = typeName
    self.isTransient = isTransient
    self.source = source
    self.ownSource = ownSource
  }

  /// The name without "Entity".
  var name: String { typeName.droppingSuffix("Entity") }

  /// The names that people may use, in the texts in force.
  var names: [String] { [typeName, name, displayName] }

  /// The name for people, in the texts in force: "Markdown Document".
  var displayName: String { source.displayName }
}

/// A type of enumeration, and what lists its cases.
package struct EnumerationType: Sendable {
  /// The name of the type: "SizeEnum".
  package var typeName: String
  /// What lists the cases.
  package var source: any CaseSource

  /// Describes a type.
  package init(typeName: String, source: any CaseSource) {
    self.typeName = typeName
    self.source = source
  }

  /// The name without "Enum".
  var name: String { typeName.droppingSuffix("Enum") }

  /// The names that people may use, in the texts in force.
  var names: [String] { [typeName, name, displayName] }

  /// The name for people, in the texts in force: "Size".
  var displayName: String { source.displayName }
}

extension ValueKind {
  /// The type of an entity that is such a value, by what tells it from others; `nil` for none.
  func entityType(of entity: Value) -> EntityType? {
    switch self {
    case .entity(let type): entity.isOfType(type.id) ? type : nil
    case .list(let element): element.entityType(of: entity)
    case .union(let kinds, _): kinds.lazy.compactMap { $0.entityType(of: entity) }.first
    default: nil
    }
  }
}

extension Dimension {
  /// What is measured, in words: "length".
  var dimensionWords: String {
    let name = nameOfType(type(of: self))
    return (name.hasPrefix("Unit") ? String(name.dropFirst(4)) : name).wordsOfIdentifier
  }

  /// Whether it measures the same as another unit.
  func measuresSame(as unit: Dimension) -> Bool { type(of: self) == type(of: unit) }
}
