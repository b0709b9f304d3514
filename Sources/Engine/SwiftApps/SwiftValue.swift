// Converts values of Swift types to those of the engine and back.

package import AppIntents
import BehestCoreLocation
import BehestGeoToolbox
import Foundation
import FoundationGaps
package import IntentEngine

/// A value of a Swift type in the form that the engine handles.
struct SwiftValue: NativeValue {
  /// The Swift value.
  let value: any Sendable

  /// The representation to display the value with; `nil` for its own.
  let display: DisplayRepresentation?

  var typeID: String { IntentEngine.Value.typeID(of: type(of: value)) }

  var plain: IntentEngine.Value {
    switch value {
    case let value as String: .text(value)
    case let value as AttributedString: .text(String(value.characters))
    case let value as Int: .integer(value)
    case let value as Double: .number(value)
    case let value as Bool: .boolean(value)
    case let value as Date: .date(value)
    case let value as URL: .url(value)
    case let value as Decimal: .decimal(value)
    case let value as Duration: .duration(value)
    case let value as DateComponents: .dateComponents(value)
    case let value as IntentCurrencyAmount:
      .amount(.init(amount: value.amount, currencyCode: value.currencyCode))
    case let value as IntentPerson: .person(.init(value))
    case let value as PersonNameComponents: .personName(value)
    case let value as PlaceDescriptor: value.plain
    case let value as CLPlacemark: value.plain
    case let value as Calendar.RecurrenceRule: .other(value.text)
    case let value as any SpokenValue: .other(value.words)
    case let value as any AnyMeasurement: .measurement(value.number, unit: value.dimension)
    case let value as IntentFile: .file(.init(value))
    case let value as any AppEntity: .entity(IntentEngine.Value.Entity(value))
    case let value as any AppEnum:
      .enumeration(rawValue: value.rawString, title: value.display.title.text)
    case let value as any AppUnionValue: IntentEngine.Value(swift: value.content).plain
    case let value as any AnyList:
      .list(value.anyElements.map { IntentEngine.Value(swift: $0).plain })
    default: .other(String(describing: value))
    }
  }

  var option: Question.Option {
    if let display { return Question.Option(display) }
    switch value {
    case let entity as any AppEntity: return Question.Option(entity.display)
    case let value as any AppEnum: return Question.Option(value.display)
    case let value as any AppUnionValue: return IntentEngine.Value(swift: value.content).option
    default: return Question.Option(title: plain.text)
    }
  }

  var identifier: String? {
    switch value {
    case let entity as any AppEntity: entity.erasedID
    case let value as any AppEnum: value.rawString
    default: nil
    }
  }

  var elements: [IntentEngine.Value]? {
    (value as? any AnyList)?.anyElements.map { IntentEngine.Value(swift: $0) }
  }

  var isEntity: Bool { value is any AppEntity }

  var audience: Audience? {
    guard let ownership = (value as? any OwnershipProvidingEntity)?.ownership else { return nil }
    return ownership.contains(.public) ? .everybody : ownership.contains(.shared) ? .some : nil
  }

  func complete() async throws -> IntentEngine.Value {
    guard let entity = value as? any AppEntity else { return plain }
    return .entity(try await IntentEngine.Value.Entity(completing: entity))
  }
}

extension IntentEngine.Value {
  /// Creates a value from any Swift value that a parameter may hold or an intent return.
  ///
  /// - Parameter display: The representation to display the value with; `nil` for its own.
  package init(swift value: any Sendable, display: DisplayRepresentation? = nil) {
    let native = SwiftValue(value: value, display: display)
    let isPlain =
      switch value {
      case is String, is Int, is Double, is Bool, is Date, is URL, is Decimal, is Duration: true
      default: false
      }
    if isPlain, display == nil { self = native.plain } else { self.init(native) }
  }

  /// Returns the Swift value, of the one of several types that fits.
  package func swift(asOneOf types: [any Any.Type] = []) -> any Sendable {
    switch self {
    case .native(let native):
      if let own = native.value as? SwiftValue { return own.value }
      return native.value
    case .list(let values): return values.map { $0.swift(asOneOf: types) }
    case .text(let text):
      let isAttributed = types.contains { $0 == AttributedString.self }
      let isPlain = types.contains { $0 == String.self }
      return isAttributed && !isPlain ? AttributedString(text) : text
    case .other(let text): return value(spokenAs: text, asOneOf: types)
    case .integer(let number): return number
    case .number(let number): return number
    case .json(let json): return json
    case .decimal(let number): return number
    case .boolean(let isTrue): return isTrue
    case .date(let date): return date
    case .dateComponents(let components): return components
    case .duration(let duration): return duration
    case .url(let url): return url
    case .file(let file):
      let type = file.type.flatMap { UTType($0) }
      if let url = file.url { return IntentFile(fileURL: url, filename: file.name, type: type) }
      return IntentFile(data: file.contents, filename: file.name, type: type)
    case .measurement(let number, let unit):
      for case let type as any AnyMeasurement.Type in types {
        if let measurement = type.measurement(number, in: unit) { return measurement }
      }
      return Measurement(value: number, unit: unit)
    case .amount(let amount):
      return IntentCurrencyAmount(amount: amount.amount, currencyCode: amount.currencyCode)
    case .person(let person):
      let handle =
        person.emailAddress.map { IntentPerson.Handle(emailAddress: $0) }
        ?? person.phoneNumber.map { IntentPerson.Handle(phoneNumber: $0) }
      return IntentPerson(
        identifier: .unknown, name: .displayName(person.name), handle: handle)
    case .personName(let name): return name
    case .place(let place):
      return types.contains { $0 == CLPlacemark.self }
        ? CLPlacemark(place) : PlaceDescriptor(place)
    case .enumeration(let raw, _):
      for case let type as any AppEnum.Type in types {
        if let found = type.erasedCases.first(where: { $0.rawString == raw }) { return found.value }
      }
      return raw
    case .entity(let entity): return entity.id
    }
  }

  private func value(
    spokenAs words: String, asOneOf types: [any Any.Type]
  ) -> any Sendable {
    for type in types {
      if type == Calendar.RecurrenceRule.self,
        let rule = Calendar.RecurrenceRule(text: words, calendar: .current)
      {
        return rule
      }
      if let type = type as? any SpokenValue.Type { return type.init(spokenAs: words) }
    }
    return words
  }

  /// Returns the identifier of a Swift type by which the engine compares types.
  static func typeID(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "text"
    case is Int.Type: "integer"
    case is Double.Type: "number"
    case is Bool.Type: "boolean"
    case is Date.Type: "date"
    case is URL.Type: "url"
    case is Decimal.Type: "decimal"
    case is Duration.Type: "duration"
    default: qualifiedNameOfType(type)
    }
  }
}

extension IntentEngine.Value.File {
  fileprivate init(_ file: IntentFile) {
    if let url = file.fileURL {
      self.init(name: file.filename, type: file.typeIdentifier, url: url)
    } else {
      self.init(name: file.filename, type: file.typeIdentifier, data: file.data)
    }
  }
}

extension IntentEngine.Value.Person {
  fileprivate init(_ person: IntentPerson) {
    self.init(name: person.name.displayString)
    switch person.handle?.value {
    case .emailAddress(let address): emailAddress = address
    case .phoneNumber(let number): phoneNumber = number
    case .applicationDefined, nil: break
    }
  }
}

extension CLPlacemark {
  /// Creates a placemark from a place that was said.
  fileprivate convenience init(_ place: IntentEngine.Value.Place) {
    switch place {
    case .address(let address): self.init(name: address)
    case .coordinate(let latitude, let longitude):
      self.init(
        name: IntentEngine.Value.place(place).text,
        location: CLLocation(latitude: latitude, longitude: longitude))
    }
  }

  /// The placemark for the engine: its name, or else its coordinate.
  fileprivate var plain: IntentEngine.Value {
    if let name, !name.isEmpty { return .place(.address(name)) }
    guard let point = location?.coordinate else { return .other(locality ?? country ?? "") }
    return .place(.coordinate(latitude: point.latitude, longitude: point.longitude))
  }
}

extension PlaceDescriptor {
  /// Creates a descriptor from a place that was said.
  fileprivate init(_ place: IntentEngine.Value.Place) {
    switch place {
    case .address(let address): self.init(representations: [.address(address)])
    case .coordinate(let latitude, let longitude):
      self.init(
        representations: [.coordinate(.init(latitude: latitude, longitude: longitude))])
    }
  }

  /// The place for the engine: an address or a coordinate, or else its title.
  fileprivate var plain: IntentEngine.Value {
    let title = displayRepresentation.title.text
    if address == title { return .place(.address(title)) }
    if let point = coordinate {
      let place = IntentEngine.Value.place(
        .coordinate(latitude: point.latitude, longitude: point.longitude))
      if place.text == title { return place }
    }
    return .other(title)
  }
}

extension IntentEngine.Value.Entity {
  /// Creates an entry from an entity's display representation and public properties.
  init(_ entity: any AppEntity) {
    let display = entity.display
    self.init(
      type: Swift.type(of: entity).typeTitle.text, id: entity.erasedID, title: display.title.text,
      subtitle: display.subtitle?.text.nonEmpty, symbol: display.symbol,
      synonyms: display.synonyms.map(\.text),
      properties: entity.publicProperties.map { property in
        Property(
          name: property.name, title: property.title?.text ?? property.name.wordsOfIdentifier,
          value: property.value.map { IntentEngine.Value(swift: $0).plain })
      }, typeID: IntentEngine.Value.typeID(of: Swift.type(of: entity)))
  }

  /// Creates an entry from an entity, including properties that take time to read.
  ///
  /// - Throws: The errors of the app's getters.
  init(completing entity: any AppEntity) async throws {
    self.init(entity)
    for index in properties.indices where properties[index].value == nil {
      let value = try await entity.deferredValue(of: properties[index].name)
      properties[index].value = value.map { IntentEngine.Value(swift: $0).plain }
    }
  }
}

extension Question.Option {
  /// Creates an option from the display representation of an entity or a case.
  init(_ display: DisplayRepresentation) {
    self.init(
      title: display.title.text, subtitle: display.subtitle?.text.nonEmpty,
      symbol: display.symbol, synonyms: display.synonyms.map(\.text))
  }
}

extension DisplayRepresentation {
  /// The name of the symbol beside the title; `nil` when there is no image or one of another kind.
  fileprivate var symbol: String? {
    guard case .symbol(let name)? = image?.source else { return nil }
    return name
  }
}

extension LocalizedStringResource {
  /// The localized text, in the current language.
  var text: String { String(localized: self) }
}

/// Returns the elements of a list of values; `nil` for other values.
package func elements(of value: any Sendable) -> [any Sendable]? {
  (value as? any AnyList)?.anyElements ?? value as? [any Sendable]
}

/// A list whose type of element is erased: an array or a set.
protocol AnyList {
  var anyElements: [any Sendable] { get }
}

extension Array: AnyList where Element: _IntentValue {
  var anyElements: [any Sendable] { map { $0 } }
}

extension Set: AnyList where Element: _IntentValue {
  var anyElements: [any Sendable] { map { $0 } }
}
