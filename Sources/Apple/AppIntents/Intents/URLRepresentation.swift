// Entities, enums and intents that have an address in the web.

import Foundation

/// A value that can stand in an address.
public protocol CustomURLRepresentationParameterConvertible {
  /// The value as it stands in an address.
  var urlRepresentationParameter: String { get }
}

/// An entity with an address in the web.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The address, with places for the entity's properties.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// An address with places for the entity's properties.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The entity's identifier.
  public var urlRepresentationParameter: String { id.entityIdentifierString }

  /// The entity's address; `nil` when its values make none.
  package var representedURL: URL? { Self.urlRepresentation.address.url(for: self) }
}

/// An enum whose cases have addresses in the web.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The addresses of the cases.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The addresses of the cases.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The case's raw value.
  public var urlRepresentationParameter: String { rawValue.description }

  /// The case's address; `nil` when it has none.
  package var representedURL: URL? { Self.urlRepresentation.addresses[self] }
}

/// An intent with an address in the web.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
  /// The address, with places for the intent's parameters.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// An address with places for the intent's parameters.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The intent's address; `nil` when its values make none.
  package var representedURL: URL? { Self.urlRepresentation.address.url(for: self) }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The address of what is opened.
  public static var urlRepresentation: URLRepresentation {
    URLRepresentation(
      address: AddressTemplate(parts: [.value { $0.target.representedURL?.absoluteString }]))
  }
}

/// An address with places for an entity's properties: `"https://soup.example/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  let address: AddressTemplate<Entity>

  /// An address without properties.
  public init(stringLiteral value: String) { address = AddressTemplate(parts: [.literal(value)]) }

  /// An address with properties.
  public init(stringInterpolation: StringInterpolation) {
    address = AddressTemplate(parts: stringInterpolation.parts)
  }

  /// Collects the parts of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [AddressTemplate<Entity>.Part] = []

    /// What is not a property and yet can stand in an address.
    public enum Token: Hashable, Sendable {
      /// The entity's identifier.
      case id
    }

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the place of the entity's identifier.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.value { $0.id.entityIdentifierString })
    }

    /// Adds the place of a property.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) {
      // Safe: key paths do not change.
      nonisolated(unsafe) let keyPath = keyPath
      parts.append(.value { words($0[keyPath: keyPath].anyValue(in: $0)) })
    }
  }
}

/// An address with places for an intent's parameters.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let address: AddressTemplate<Intent>

  init(address: AddressTemplate<Intent>) { self.address = address }

  /// An address without parameters.
  public init(stringLiteral value: String) { address = AddressTemplate(parts: [.literal(value)]) }

  /// An address with parameters.
  public init(stringInterpolation: StringInterpolation) {
    address = AddressTemplate(parts: stringInterpolation.parts)
  }

  /// Collects the parts of an address.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [AddressTemplate<Intent>.Part] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the place of a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      // Safe: key paths do not change.
      nonisolated(unsafe) let keyPath = keyPath
      parts.append(.value { words($0[keyPath: keyPath].anyValue) })
    }
  }
}

/// The addresses of an enum's cases: `[.hot: "https://soup.example/hot"]`.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByDictionaryLiteral, Sendable {
  let addresses: [Enum: URL]

  /// The addresses of cases. One that is no address is left out.
  public init(dictionaryLiteral elements: (Enum, String)...) { self.init(elements) }

  /// The addresses of cases. One that is no address is left out.
  public init(_ addresses: [Enum: String]) { self.init(addresses.map { ($0.key, $0.value) }) }

  private init(_ elements: [(Enum, String)]) {
    let found = elements.compactMap { key, text in URL(string: text).map { (key, $0) } }
    addresses = Dictionary(found) { first, _ in first }
  }
}

/// An address with places for values.
struct AddressTemplate<Subject>: Sendable {
  enum Part: Sendable {
    case literal(String)
    case value(@Sendable (Subject) -> String?)
  }

  let parts: [Part]

  /// The address of a subject; `nil` when one of its values is missing, or they make no address.
  func url(for subject: Subject) -> URL? {
    var text = ""
    for part in parts {
      switch part {
      case .literal(let literal): text += literal
      case .value(let read):
        guard let value = read(subject) else { return nil }
        text += parts.count == 1 ? value : escaped(value)
      }
    }
    return URL(string: text)
  }

  private func escaped(_ value: String) -> String {
    value.addingPercentEncoding(
      withAllowedCharacters: .alphanumerics.union(.init(charactersIn: "-._~")))
      ?? value
  }
}

/// A value as it stands in an address; `nil` when there is none.
private func words(_ value: (any Sendable)?) -> String? {
  switch value {
  case nil: nil
  case let value as any CustomURLRepresentationParameterConvertible:
    value.urlRepresentationParameter
  case let value as any AppEntity: value.erasedID
  case let value as any AppEnum: value.rawString
  case let value?: "\(value)"
  }
}
