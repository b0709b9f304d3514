// Says what kind of value a parameter takes, from the type in its declaration.

import AppIntents
import Foundation
import FoundationGaps
import BehestGeoToolbox

/// What a parameter's type means to the resolver.
indirect enum ValueKind: Sendable {
  case text
  case attributedText
  case integer
  case number
  case decimal
  case boolean
  case date
  case dateComponents
  case duration
  case url
  case file
  case measurement(any AnyMeasurement.Type)
  case amount
  case person
  case personName
  case place
  case entity(any AppEntity.Type)
  case enumeration(any AppEnum.Type)
  case list(of: ValueKind)
  /// One of several kinds, in the order of the union's cases.
  case union([ValueKind], named: String)
  /// A type that no words can be read as yet; the text is its name.
  case other(String)

  /// The kind of value that a parameter takes.
  init(_ parameter: any AnyIntentParameter) {
    let element = ValueKind(single: parameter.elementType)
    self = parameter.elementType == parameter.valueType ? element : .list(of: element)
  }

  private init(single type: any Any.Type) {
    switch type {
    case is String.Type: self = .text
    case is AttributedString.Type: self = .attributedText
    case is Int.Type: self = .integer
    case is Double.Type: self = .number
    case is Decimal.Type: self = .decimal
    case is Bool.Type: self = .boolean
    case is Date.Type: self = .date
    case is DateComponents.Type: self = .dateComponents
    case is Duration.Type: self = .duration
    case is URL.Type: self = .url
    case is IntentFile.Type: self = .file
    case is IntentCurrencyAmount.Type: self = .amount
    case is IntentPerson.Type: self = .person
    case is PersonNameComponents.Type: self = .personName
    case is PlaceDescriptor.Type: self = .place
    case let measurement as any AnyMeasurement.Type: self = .measurement(measurement)
    case let entity as any AppEntity.Type: self = .entity(entity)
    case let enumeration as any AppEnum.Type: self = .enumeration(enumeration)
    case let union as any AppUnionValue.Type:
      self = .union(union.valueTypes.map { ValueKind(member: $0) }, named: union.typeTitle)
    default: self = .other(nameOfType(type))
    }
  }

  private init<Value: _IntentValue>(member type: Value.Type) {
    let element = ValueKind(single: Value.ValueType.self)
    self =
      ObjectIdentifier(Value.ValueType.self) == ObjectIdentifier(Value.UnwrappedType.self)
      ? element : .list(of: element)
  }

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
    case .measurement(let type): type.dimensionWords
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

/// Arrays and sets of values, without their element's type.
protocol AnyList {
  var anyElements: [any Sendable] { get }
}

extension Array: AnyList where Element: _IntentValue {
  var anyElements: [any Sendable] { map { $0 } }
}

extension Set: AnyList where Element: _IntentValue {
  var anyElements: [any Sendable] { map { $0 } }
}
