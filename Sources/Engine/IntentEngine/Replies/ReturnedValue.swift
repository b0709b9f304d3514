// A returned value in a form that every front end can print.

import AppIntents
public import Foundation
import BehestGeoToolbox

/// What an intent returned, free of the application's own types.
public indirect enum ReturnedValue: Hashable, Sendable {
  /// Text as it stands.
  case text(String)
  /// A whole number.
  case integer(Int)
  /// A number.
  case number(Double)
  /// True or false.
  case boolean(Bool)
  /// A moment.
  case date(Date)
  /// A file: its name and bytes.
  case file(name: String, contents: Data)
  /// An entity: its identifier, title and public properties.
  case entity(EntityEntry)
  /// A case of an enumeration: its raw value and title.
  case enumeration(rawValue: String, title: String)
  /// Several values, in the application's order.
  case list([ReturnedValue])

  /// The value as one text, lists with one element a line; a file is its bytes read as UTF-8.
  public var text: String {
    switch self {
    case .text(let text): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .boolean(let isTrue): String(isTrue)
    case .date(let date): date.formatted(.iso8601)
    case .file(_, let contents): String(decoding: contents, as: UTF8.self)
    case .entity(let entity): entity.title
    case .enumeration(_, let title): title
    case .list(let values): values.map(\.text).joined(separator: "\n")
    }
  }
}

extension ReturnedValue {
  /// The printable form of any value that an intent may return or a parameter may hold.
  init(_ value: (any Sendable)?) {
    switch value {
    case nil: self = .text("")
    case let value as String: self = .text(value)
    case let value as AttributedString: self = .text(String(value.characters))
    case let value as Int: self = .integer(value)
    case let value as Double: self = .number(value)
    case let value as Bool: self = .boolean(value)
    case let value as Date: self = .date(value)
    case let value as URL: self = .text(value.absoluteString)
    case let value as Decimal: self = .text("\(value)")
    case let value as Duration: self = .text(value.formatted(.units(width: .abbreviated)))
    case let value as IntentCurrencyAmount: self = .text("\(value.amount) \(value.currencyCode)")
    case let value as IntentPerson: self = .text(value.name.displayString)
    case let value as PersonNameComponents:
      self = .text(IntentPerson.Name.components(value).displayString)
    case let value as PlaceDescriptor: self = .text(value.displayRepresentation.title.text)
    case let value as any AnyMeasurement: self = .text("\(value.number.plain) \(value.symbol)")
    case let value as IntentFile: self = .file(name: value.filename, contents: value.data)
    case let value as any AppEntity: self = .entity(EntityEntry(value))
    case let value as any AppEnum:
      self = .enumeration(rawValue: value.rawString, title: value.display.title.text)
    case let value as any AppUnionValue: self = ReturnedValue(value.content)
    case let value as any AnyList: self = .list(value.anyElements.map { ReturnedValue($0) })
    case let value?: self = .text(String(describing: value))
    }
  }
}

extension EntityEntry {
  /// What an entity shows of itself: its representation and its public properties.
  init(_ entity: any AppEntity) {
    let display = entity.display
    self.init(
      type: Swift.type(of: entity).displayName, id: entity.erasedID, title: display.title.text,
      subtitle: display.subtitle?.text.nonEmpty, symbol: display.symbol,
      synonyms: display.synonyms.map(\.text),
      properties: entity.publicProperties.map { property in
        Property(
          name: property.name, title: property.title?.text ?? property.name.wordsOfIdentifier,
          value: property.value.map { ReturnedValue($0) })
      })
  }

  /// What an entity shows of itself, with the properties that take time to read.
  ///
  /// - Throws: what the application's getters throw.
  static func complete(_ entity: any AppEntity) async throws -> EntityEntry {
    var entry = EntityEntry(entity)
    for index in entry.properties.indices where entry.properties[index].value == nil {
      let value = try await entity.deferredValue(of: entry.properties[index].name)
      entry.properties[index].value = value.map { ReturnedValue($0) }
    }
    return entry
  }
}
