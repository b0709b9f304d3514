// Union values: enums each of whose cases holds a value of its own type.

/// An enum each of whose cases holds a value of its own type. `@UnionValue` adds the conformance.
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue {
  /// The type of the cases without their values.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// The display representation of each case.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

  /// The types of the cases' values, in the order of the cases.
  static var _valueTypes: [any _IntentValue.Type] { get }

  /// The case and its value.
  var _content: (case: Cases, value: any Sendable) { get }
}

/// The cases of a union without their values. `@UnionValue` declares them.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValueCasesProviding: AppEnum where RawValue == String {
  /// The type of the union.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValue {
  /// The display name of the type: its Swift name in words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: titleOfIdentifier(nameOfType(Self.self)))
  }

  /// The display representations of the cases: their Swift names in words.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    Dictionary(
      uniqueKeysWithValues: Cases.allCases.map {
        ($0, DisplayRepresentation(stringLiteral: titleOfIdentifier($0.rawValue)))
      })
  }
}

extension AppUnionValueCasesProviding {
  /// The display name of the union.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  /// The display representation of each case.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}
