// Entities, enums and intents with universal links.

import Foundation

/// A value that can be part of a URL.
public protocol CustomURLRepresentationParameterConvertible {
  /// The text of the value in a URL.
  var urlRepresentationParameter: String { get }
}

/// An entity with a URL.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEntity: AppEntity, CustomURLRepresentationParameterConvertible {
  /// The template of the URL, with placeholders for the entity's properties.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEntity {
  /// The template of a URL, with placeholders for the entity's properties.
  public typealias URLRepresentation = EntityURLRepresentation<Self>

  /// The entity's identifier.
  public var urlRepresentationParameter: String { id.entityIdentifierString }

  /// The entity's URL; `nil` when its values form none.
  package var representedURL: URL? { Self.urlRepresentation.address.url(for: self) }
}

/// An enum whose cases have URLs.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableEnum: AppEnum, CustomURLRepresentationParameterConvertible {
  /// The URLs of the cases.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableEnum {
  /// The type of the cases' URLs.
  public typealias URLRepresentation = EnumURLRepresentation<Self>

  /// The case's raw value.
  public var urlRepresentationParameter: String { rawValue.description }

  /// The URL of the case; `nil` for none.
  package var representedURL: URL? { Self.urlRepresentation.url(for: self) }
}

/// An intent with a URL.
@_alwaysEmitConformanceMetadata
public protocol URLRepresentableIntent: AppIntent {
  /// The template of the URL, with placeholders for the intent's parameters.
  static var urlRepresentation: URLRepresentation { get }
}

extension URLRepresentableIntent {
  /// The template of a URL, with placeholders for the intent's parameters.
  public typealias URLRepresentation = IntentURLRepresentation<Self>

  /// The intent's URL; `nil` when its values form none.
  package var representedURL: URL? { Self.urlRepresentation.address.url(for: self) }
}

extension URLRepresentableIntent where Self: OpenIntent, Value: URLRepresentableEntity {
  /// The template of the URL of the opened item.
  public static var urlRepresentation: URLRepresentation {
    URLRepresentation(
      address: AddressTemplate(parts: [.value { $0.target.representedURL?.absoluteString }]))
  }
}

/// A URL template with placeholders for an entity's properties: `"https://soup.example/\(.id)"`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable
{
  let address: AddressTemplate<Entity>

  /// Creates a template without properties.
  public init(stringLiteral value: String) { address = AddressTemplate(parts: [.literal(value)]) }

  /// Creates a template with properties.
  public init(stringInterpolation: StringInterpolation) {
    address = AddressTemplate(parts: stringInterpolation.parts)
  }

  /// The parts of a template's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [AddressTemplate<Entity>.Part] = []

    /// A value other than a property that a template may contain.
    public enum Token: Hashable, Sendable {
      /// The entity's identifier.
      case id
    }

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the placeholder of the entity's identifier.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.value { $0.id.entityIdentifierString })
    }

    /// Adds the placeholder of a property.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Entity, EntityProperty<Value>>
    ) {
      // Safe: key paths do not change.
      nonisolated(unsafe) let keyPath = keyPath
      parts.append(.value { words($0[keyPath: keyPath].anyValue(in: $0)) })
    }
  }
}

/// A URL template with placeholders for an intent's parameters.
public struct IntentURLRepresentation<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable
{
  let address: AddressTemplate<Intent>

  init(address: AddressTemplate<Intent>) { self.address = address }

  /// Creates a template without parameters.
  public init(stringLiteral value: String) { address = AddressTemplate(parts: [.literal(value)]) }

  /// Creates a template with parameters.
  public init(stringInterpolation: StringInterpolation) {
    address = AddressTemplate(parts: stringInterpolation.parts)
  }

  /// The parts of a template's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [AddressTemplate<Intent>.Part] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the placeholder of a parameter.
    public mutating func appendInterpolation<Value>(
      _ keyPath: KeyPath<Intent, IntentParameter<Value>>
    ) {
      // Safe: key paths do not change.
      nonisolated(unsafe) let keyPath = keyPath
      parts.append(.value { words($0[keyPath: keyPath].anyValue) })
    }
  }
}

/// The URLs of an enum's cases: `"https://soup.example/\(.rawValue)"`, or one for each case.
public struct EnumURLRepresentation<Enum: AppEnum>: ExpressibleByStringInterpolation,
  ExpressibleByDictionaryLiteral, Sendable
{
  private let common: AddressTemplate<Enum>?
  private let own: [Enum: AddressTemplate<Enum>]

  private init(common: AddressTemplate<Enum>?, own: [Enum: AddressTemplate<Enum>] = [:]) {
    self.common = common
    self.own = own
  }

  /// Creates a template without values, the same for every case.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a template for every case.
  public init(stringInterpolation: StringInterpolation) {
    self.init(common: AddressTemplate(parts: stringInterpolation.parts))
  }

  /// Creates a representation from a text, the same for every case.
  @_disfavoredOverload
  public init(_ text: String) { self.init(common: AddressTemplate(parts: [.literal(text)])) }

  /// Creates a representation from the templates of cases.
  public init(dictionaryLiteral elements: (Enum, EnumSingleURLRepresentation)...) {
    self.init(Dictionary(elements) { first, _ in first })
  }

  /// Creates a representation from the templates of cases.
  public init(_ urlRepresentations: [Enum: EnumSingleURLRepresentation]) {
    self.init(common: nil, own: urlRepresentations.mapValues(\.template))
  }

  /// Returns the URL of a case; `nil` if it has none, or a text that is not a URL.
  func url(for value: Enum) -> URL? { (own[value] ?? common)?.url(for: value) }

  /// The template of one case.
  public struct EnumSingleURLRepresentation: ExpressibleByStringInterpolation, Sendable {
    /// The parts of a template's interpolated literal.
    public typealias StringInterpolation = EnumURLRepresentation<Enum>.StringInterpolation

    fileprivate let template: AddressTemplate<Enum>

    /// Creates a template without values.
    public init(stringLiteral value: String) {
      template = AddressTemplate(parts: [.literal(value)])
    }

    /// Creates a template with values.
    public init(stringInterpolation: StringInterpolation) {
      template = AddressTemplate(parts: stringInterpolation.parts)
    }
  }

  /// The parts of a template's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [AddressTemplate<Enum>.Part] = []

    /// A value that a template may contain for every case.
    public enum Token: Hashable, Sendable {
      /// The case's raw value.
      case rawValue
    }

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) { parts.append(.literal(literal)) }

    /// Adds the placeholder of the case's raw value.
    public mutating func appendInterpolation(_ token: Token) {
      parts.append(.value { $0.rawString })
    }

    /// Adds the raw value of a certain case.
    public mutating func appendInterpolation(_ value: Enum) {
      parts.append(.value { _ in value.rawString })
    }
  }
}

/// A URL template with placeholders for values.
struct AddressTemplate<Subject>: Sendable {
  enum Part: Sendable {
    case literal(String)
    case value(@Sendable (Subject) -> String?)
  }

  let parts: [Part]

  /// Returns the URL of a subject; `nil` when one of its values is missing, or they form no URL.
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

/// Returns the text of a value in a URL; `nil` for no value.
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
