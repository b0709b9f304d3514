// A value of a parameter or of a result, free of any application's types.

public import Foundation

/// A value that a parameter holds or an intent returns.
public indirect enum Value: Hashable, Sendable {
  /// Text as it stands.
  case text(String)
  /// An integer.
  case integer(Int)
  /// A number.
  case number(Double)
  /// A number in the decimal system.
  case decimal(Decimal)
  /// True or false.
  case boolean(Bool)
  /// A moment.
  case date(Date)
  /// A day, a time, or both.
  case dateComponents(DateComponents)
  /// A length of time.
  case duration(Duration)
  /// An address.
  case url(URL)
  /// A file.
  case file(File)
  /// How much of something, and its unit.
  case measurement(Double, unit: Dimension)
  /// An amount of money.
  case amount(Amount)
  /// A person.
  case person(Person)
  /// A name in its parts.
  case personName(PersonNameComponents)
  /// A place.
  case place(Place)
  /// An entity: its identifier, title and public properties.
  case entity(EntityEntry)
  /// A case of an enumeration: its raw value and title.
  case enumeration(rawValue: String, title: String)
  /// Several values, in the application's order.
  case list([Value])
  /// A value of another type, in words.
  case other(String)
  /// A value of the application's own type, which says of itself what it is (`plain`).
  case native(Native)

  /// A file: its name, its type and where its bytes are.
  public struct File: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The uniform type identifier; `nil` when it is not known.
    package var type: String?
    /// The place of the file; `nil` for bytes in memory.
    package var url: URL?
    private var data: Data

    /// Creates a file in memory.
    package init(name: String, type: String?, data: Data) {
      self.name = name
      self.type = type
      self.data = data
    }

    /// Creates a file that is somewhere.
    package init(name: String, type: String?, url: URL) {
      self.init(name: name, type: type, data: Data())
      self.url = url
    }

    /// The bytes; none when the file cannot be read.
    public var contents: Data { url.map { (try? Data(contentsOf: $0)) ?? Data() } ?? data }
  }

  /// An amount of money.
  public struct Amount: Hashable, Sendable {
    /// How much.
    package var amount: Decimal
    /// The currency, as an ISO 4217 code.
    package var currencyCode: String

    /// Creates an amount.
    package init(amount: Decimal, currencyCode: String) {
      self.amount = amount
      self.currencyCode = currencyCode
    }
  }

  /// A person, by name and perhaps by an address.
  public struct Person: Hashable, Sendable {
    /// The name as it is shown.
    package var name: String
    /// The mail address; `nil` when it is not known.
    package var emailAddress: String?
    /// The telephone number; `nil` when it is not known.
    package var phoneNumber: String?

    /// Creates a person.
    package init(name: String, emailAddress: String? = nil, phoneNumber: String? = nil) {
      self.name = name
      self.emailAddress = emailAddress
      self.phoneNumber = phoneNumber
    }
  }

  /// A place.
  public enum Place: Hashable, Sendable {
    /// An address as it was said.
    case address(String)
    /// A point of the globe, in degrees.
    case coordinate(latitude: Double, longitude: Double)
  }

  /// The value as one text, lists with one element a line; a file is its bytes read as UTF-8.
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
    case .native(let native): native.value.plain.text
    }
  }
}

extension Value {
  /// A value of an application's own type.
  public struct Native: Hashable, Sendable {
    /// The value.
    package let value: any NativeValue

    /// Whether both are the same in plain words.
    public static func == (left: Native, right: Native) -> Bool {
      left.value.plain == right.value.plain
    }

    /// Hashes the value as it is in plain words.
    public func hash(into hasher: inout Hasher) { hasher.combine(value.plain) }
  }

  /// Wraps a value of an application's own type.
  package init(_ native: some NativeValue) { self = .native(Native(value: native)) }

  /// The value without anything of an application's own.
  package var plain: Value {
    switch self {
    case .native(let native): native.value.plain
    case .list(let values): .list(values.map(\.plain))
    default: self
    }
  }

  /// The same with the properties that take time to read.
  ///
  /// - Throws: What the application's getters throw.
  func complete() async throws -> Value {
    guard case .native(let native) = self else { return self }
    return try await native.value.complete()
  }

  /// How it is shown among others.
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

  /// Whether it is an entity.
  var isEntity: Bool {
    switch self {
    case .native(let native): native.value.form == .entity
    case .entity: true
    default: false
    }
  }

  /// Whether it is text.
  var isText: Bool {
    switch self {
    case .native(let native): native.value.form == .text
    case .text: true
    default: false
    }
  }

  /// Whether it is a file.
  var isFile: Bool {
    switch self {
    case .native(let native): native.value.form == .file
    case .file: true
    default: false
    }
  }

  /// Whom an entity is shared with, beside the person.
  var audience: Audience? {
    if case .native(let native) = self { native.value.audience } else { nil }
  }

  /// Whether it is of the type that tells itself from others by `id`.
  func isOfType(_ id: String) -> Bool {
    switch self {
    case .native(let native): native.value.typeID == id
    case .text: id == "text"
    case .integer: id == "integer"
    case .number: id == "number"
    case .decimal: id == "decimal"
    case .boolean: id == "boolean"
    case .date: id == "date"
    case .duration: id == "duration"
    case .url: id == "url"
    case .entity(let entity): entity.typeID == id
    default: false
    }
  }
}

/// Whom an entity is shared with.
package enum Audience: Sendable { case some, everybody }

/// What a value of an application's own type is, at a glance.
package enum NativeForm: Sendable { case entity, text, file, other }

/// A value of an application's own type.
///
/// What it says of itself is read when it is needed: an application may list thousands of entities,
/// of which one is shown. Whoever made it takes it back as it is, without looking for it again.
package protocol NativeValue: Sendable {
  /// What tells its type from every other, as `ParameterFacts.typeID` has it.
  var typeID: String { get }

  /// The value without anything of the application's own.
  var plain: Value { get }

  /// How it is shown among others.
  var option: Question.Option { get }

  /// The identifier of an entity or the raw value of a case; `nil` for other values.
  var identifier: String? { get }

  /// The elements of a list; `nil` for other values.
  var elements: [Value]? { get }

  /// What it is, as far as that is known without looking into it.
  var form: NativeForm { get }

  /// Whom an entity is shared with; `nil` for nobody, and for other values.
  var audience: Audience? { get }

  /// The value in plain, with the properties that take time to read.
  func complete() async throws -> Value
}
