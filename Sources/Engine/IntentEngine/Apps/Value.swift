// A value of a parameter or a result, independent of the types of any app.

public import Foundation
public import PhraseMatching

/// A value that a parameter holds or an intent returns.
public indirect enum Value: Hashable, Sendable {
  /// A text.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A number in the decimal system.
  case decimal(Decimal)
  /// True or false.
  case boolean(Bool)
  /// A point in time.
  case date(Date)
  /// A day, a time, or both.
  case dateComponents(DateComponents)
  /// A duration.
  case duration(Duration)
  /// A URL.
  case url(URL)
  /// A file.
  case file(File)
  /// A measurement: a number and its unit.
  case measurement(Double, unit: Dimension)
  /// An amount of money.
  case amount(Amount)
  /// A person.
  case person(Person)
  /// A person's name in its components.
  case personName(PersonNameComponents)
  /// A place.
  case place(Place)
  /// An entity: its identifier, title and public properties.
  case entity(Value.Entity)
  /// A case of an enumeration: its raw value and title.
  case enumeration(rawValue: String, title: String)
  /// Several values, in the app's order.
  case list([Value])
  /// A JSON document, of an app that has no types of its own.
  case json(JSON)
  /// A value of another type, in words; of a rule of recurrence, in the form of RFC 5545.
  case other(String)
  /// A value of the app's own type, which can be converted to the other cases (`plain`).
  case native(Native)

  /// A file: its name, its type and its contents in memory or at a URL.
  public struct File: Hashable, Sendable {
    /// The name of the file.
    public var name: String
    /// The uniform type identifier; `nil` when it is not known.
    package var type: String?
    /// The URL of the file; `nil` for a file in memory.
    package var url: URL?
    private var data: Data

    /// Creates a file in memory from its contents.
    package init(name: String, type: String?, data: Data) {
      self.name = name
      self.type = type
      self.data = data
    }

    /// Creates a file from a URL.
    package init(name: String, type: String?, url: URL) {
      self.init(name: name, type: type, data: Data())
      self.url = url
    }

    /// The contents of the file; empty when it cannot be read.
    public var contents: Data { url.map { (try? Data(contentsOf: $0)) ?? Data() } ?? data }
  }

  /// An amount of money.
  public struct Amount: Hashable, Sendable {
    /// The number of currency units.
    package var amount: Decimal
    /// The currency, as an ISO 4217 code.
    package var currencyCode: String

    /// Creates an amount of money.
    package init(amount: Decimal, currencyCode: String) {
      self.amount = amount
      self.currencyCode = currencyCode
    }
  }

  /// A person: a name, and perhaps an email address or a telephone number.
  public struct Person: Hashable, Sendable {
    /// The display name of the person.
    package var name: String
    /// The email address; `nil` when it is not known.
    package var emailAddress: String?
    /// The telephone number; `nil` when it is not known.
    package var phoneNumber: String?

    /// Creates a person from a name and addresses.
    package init(name: String, emailAddress: String? = nil, phoneNumber: String? = nil) {
      self.name = name
      self.emailAddress = emailAddress
      self.phoneNumber = phoneNumber
    }
  }

  /// A place: an address or a coordinate.
  public enum Place: Hashable, Sendable {
    /// An address as the person said it.
    case address(String)
    /// A coordinate, in degrees.
    case coordinate(latitude: Double, longitude: Double)
  }

  /// Hashes what equal values have in common: on Linux, equal units have different hashes.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .measurement(let number, let unit):
      hasher.combine(number)
      hasher.combine(unit.symbol)
    case .file(let file): hasher.combine(file)
    case .native(let native): hasher.combine(native)
    // The text of a list has the contents of its files.
    case .list(let values): hasher.combine(values)
    default: hasher.combine(text)
    }
  }

  /// The value as one text: a list has one element a line, a file its contents read as UTF-8.
  public var text: String {
    switch self {
    case .text(let text), .other(let text), .place(.address(let text)): text
    case .integer(let number): String(number)
    case .number(let number): String(number)
    case .decimal(let number): "\(number)"
    case .boolean(let isTrue): String(isTrue)
    case .date(let date): date.formatted(.iso8601)
    case .dateComponents(let components): String(describing: components)
    case .duration(let duration): duration.formatted(.units(width: .abbreviated))
    case .url(let url): url.absoluteString
    case .file(let file): String(decoding: file.contents, as: UTF8.self)
    case .measurement(let number, let unit): "\(number.plain) \(unit.symbol)"
    case .amount(let amount): "\(amount.amount) \(amount.currencyCode)"
    case .person(let person): person.name
    case .personName(let name):
      [name.givenName, name.middleName, name.familyName].compactMap { $0 }.joined(separator: " ")
    case .place(.coordinate(let latitude, let longitude)): "\(latitude), \(longitude)"
    case .entity(let entity): entity.title
    case .enumeration(_, let title): title
    case .list(let values): values.map(\.text).joined(separator: "\n")
    case .json(let json): json.printed
    case .native(let native): native.value.plain.text
    }
  }
}

extension Value {
  /// A value of an app's own type.
  public struct Native: Hashable, Sendable {
    /// The app's value.
    package let value: any NativeValue

    /// Returns whether two values are equal when converted to plain values.
    public static func == (left: Native, right: Native) -> Bool {
      left.value.plain == right.value.plain
    }

    /// Hashes the plain form of the value.
    public func hash(into hasher: inout Hasher) { hasher.combine(value.plain) }
  }

  /// Creates a value from one of the app's own type.
  package init(_ native: some NativeValue) { self = .native(Native(value: native)) }

  /// The value converted to cases that are independent of the app's types.
  package var plain: Value {
    switch self {
    case .native(let native): native.value.plain
    case .list(let values): .list(values.map(\.plain))
    default: self
    }
  }

  /// Returns the value with those properties read that take time to get.
  ///
  /// - Throws: The errors of the app's getters.
  package func complete() async throws -> Value {
    guard case .native(let native) = self else { return self }
    return try await native.value.complete()
  }

  /// The option that stands for the value in a list of choices.
  package var option: Question.Option {
    switch self {
    case .native(let native): native.value.option
    case .entity(let entity):
      Question.Option(
        title: entity.title, subtitle: entity.subtitle, symbol: entity.symbol,
        synonyms: entity.synonyms)
    default: Question.Option(title: text)
    }
  }

  /// The identifier of an entity or the raw value of a case; `nil` for other values.
  package var identifier: String? {
    switch self {
    case .native(let native): native.value.identifier
    case .entity(let entity): entity.id
    case .enumeration(let rawValue, _): rawValue
    default: nil
    }
  }

  /// The elements of a list; `nil` for other values.
  package var elements: [Value]? {
    switch self {
    case .native(let native): native.value.elements
    case .list(let values): values
    default: nil
    }
  }

  /// Whether the value is an entity.
  package var isEntity: Bool {
    switch self {
    case .native(let native): native.value.isEntity
    case .entity: true
    default: false
    }
  }

  /// The people with whom an entity is shared besides its owner; `nil` when it is not shared.
  package var audience: Audience? {
    if case .native(let native) = self { native.value.audience } else { nil }
  }

  /// The identifier of an entity's or the app's own type; `nil` for other values.
  package var typeID: String? {
    switch self {
    case .native(let native): native.value.typeID
    case .entity(let entity): entity.typeID
    default: nil
    }
  }

  /// Returns whether the value's type has this identifier.
  package func isOfType(_ id: String) -> Bool {
    if let typeID { return typeID == id }
    return switch self {
    case .text: id == "text"
    case .integer: id == "integer"
    case .number: id == "number"
    case .decimal: id == "decimal"
    case .boolean: id == "boolean"
    case .date: id == "date"
    case .duration: id == "duration"
    case .url: id == "url"
    default: false
    }
  }
}

/// The people with whom an entity is shared.
package enum Audience: Sendable { case some, everybody }

/// A value of an app's own type.
///
/// Its parts are read when they are needed: an app may list thousands of entities of which one is
/// shown. The app gets back the same value, without looking it up again.
package protocol NativeValue: Sendable {
  /// The identifier of the value's type, as in `ParameterFacts.typeID`.
  var typeID: String { get }

  /// The value converted to cases that are independent of the app's types.
  var plain: Value { get }

  /// The option that stands for the value in a list of choices.
  var option: Question.Option { get }

  /// The identifier of an entity or the raw value of a case; `nil` for other values.
  var identifier: String? { get }

  /// The elements of a list; `nil` for other values.
  var elements: [Value]? { get }

  /// Whether the value is an entity.
  var isEntity: Bool { get }

  /// The people with whom an entity is shared; `nil` for nobody, and for other values.
  var audience: Audience? { get }

  /// Returns the plain value with those properties read that take time to get.
  func complete() async throws -> Value
}

extension JSON {
  /// The document as a person or a pipe gets it: a text as it is, anything else as JSON.
  ///
  /// Servers put a value that is no object into one with the only member "result".
  fileprivate var printed: String {
    switch self {
    case .string(let text): text
    case .object(let members) where members.keys == ["result"]:
      switch members["result"] {
      case .string, .integer, .number, .spelled, .boolean: members["result"]?.printed ?? ""
      default: text(isPretty: true)
      }
    default: text(isPretty: true)
    }
  }
}
