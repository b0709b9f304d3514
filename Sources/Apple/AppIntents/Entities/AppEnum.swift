// The enums an app can name to the system.

public import FoundationGaps

/// A type that the app can name to the system: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

/// A type with a few values, each with a representation for people.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case; its Swift name when the type does not say.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: "\(self)")
  }
}

/// A type with a representation for people, and a few values that have one too.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, CaseDisplayRepresentable {}

/// An enum whose cases people choose from.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {
  /// What the type was called before it had a representation.
  static var typeDisplayName: LocalizedStringResource { get }
}

extension AppEnum {
  /// What the type was called before it had a representation; its Swift name unless stated.
  public static var typeDisplayName: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: nameOfType(Self.self))
  }

  /// What the type is called; its older `typeDisplayName` unless stated.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeDisplayName)
  }

  /// The title of the case.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: rawValue.description)
  }
}
