// The protocol of an app's enums, and those that entities and enums share.

public import FoundationGaps

/// A type that an app exposes to the system: an entity or an enum.
public protocol AppValue: PersistentlyIdentifiable, TypeDisplayRepresentable, _IntentValue, Sendable
{}

/// A type with a fixed number of values, each with a display representation.
public protocol CaseDisplayRepresentable: CustomLocalizedStringResourceConvertible, CaseIterable,
  Hashable
{
  /// The display representation of each case.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }
}

extension CaseDisplayRepresentable {
  /// The title of the case; its Swift name if the type states no representation.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: "\(self)")
  }
}

/// A type with a display name and display representations for its cases.
public protocol StaticDisplayRepresentable: TypeDisplayRepresentable, CaseDisplayRepresentable {}

/// An enum that an app exposes to the system, for people to choose a case from.
@_alwaysEmitConformanceMetadata
public protocol AppEnum: AppValue, StaticDisplayRepresentable, RawRepresentable
where RawValue: LosslessStringConvertible {
  /// The display name of the type, in the form older than `typeDisplayRepresentation`.
  static var typeDisplayName: LocalizedStringResource { get }
}

extension AppEnum {
  /// The display name of the type in its older form; the type's Swift name unless stated.
  public static var typeDisplayName: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: nameOfType(Self.self))
  }

  /// The display name of the type; `typeDisplayName` unless stated.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: typeDisplayName)
  }

  /// The title of the case.
  public var localizedStringResource: LocalizedStringResource {
    Self.caseDisplayRepresentations[self]?.title
      ?? LocalizedStringResource(stringLiteral: rawValue.description)
  }
}
