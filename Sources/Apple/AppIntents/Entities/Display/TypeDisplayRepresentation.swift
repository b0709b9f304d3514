// The display name of a type of entity or enum.

public import FoundationGaps

/// The display name of a type of entity or enum, alone and with a number.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The name of one value.
  public var name: LocalizedStringResource

  /// The name of a number of values, with a placeholder for the number; `nil` uses `name`.
  public var numericFormat: LocalizedStringResource?

  /// Alternative names of the type.
  public var synonyms: [LocalizedStringResource]

  /// Creates a representation from the names of a type.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Creates a representation from a string literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Creates a representation from an interpolated string literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a display name.
public protocol TypeDisplayRepresentable {
  /// The display name of the type.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A type whose values have display representations.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// The display representation of the value.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type with a display name whose values have display representations.
public typealias DisplayRepresentable = TypeDisplayRepresentable & InstanceDisplayRepresentable
