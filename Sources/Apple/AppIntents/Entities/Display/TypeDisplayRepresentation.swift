// How a type of entity or enum is called.

public import FoundationGaps

/// What a type of entity or enum is called, alone and in numbers.
public struct TypeDisplayRepresentation: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// What one is called.
  public var name: LocalizedStringResource

  /// How a number of them is said, with a placeholder for the number; `nil` means as `name`.
  public var numericFormat: LocalizedStringResource?

  /// Other names of the type.
  public var synonyms: [LocalizedStringResource]

  /// Names a type.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Names a type by a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Names a type by an interpolated literal.
  public init(stringInterpolation: LocalizedStringResource.StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}

/// A type with a name for people.
public protocol TypeDisplayRepresentable {
  /// What the type is called.
  static var typeDisplayRepresentation: TypeDisplayRepresentation { get }
}

/// A value with a representation for people.
public protocol InstanceDisplayRepresentable: CustomLocalizedStringResourceConvertible {
  /// How the value is shown.
  var displayRepresentation: DisplayRepresentation { get }
}

extension InstanceDisplayRepresentable {
  /// The title of the representation.
  public var localizedStringResource: LocalizedStringResource { displayRepresentation.title }
}

/// A type and its values with representations for people.
public typealias DisplayRepresentable = TypeDisplayRepresentable & InstanceDisplayRepresentable
