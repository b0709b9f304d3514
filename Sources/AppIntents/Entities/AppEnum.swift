// The enums an app can name to the system.

public import FoundationGaps

/// An enum whose cases people choose from.
public protocol AppEnum: _IntentValue, RawRepresentable, CaseIterable, Hashable, Sendable,
  PersistentlyIdentifiable, TypeDisplayRepresentable, CustomLocalizedStringResourceConvertible
where RawValue: LosslessStringConvertible {
  /// How each case is shown.
  static var caseDisplayRepresentations: [Self: DisplayRepresentation] { get }

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
