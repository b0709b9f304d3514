// A value that is one of several types, as an enum whose cases hold one each.

/// An enum each of whose cases holds a value of its own type; `@UnionValue` makes it one.
public protocol AppUnionValue: TypeDisplayRepresentable, _IntentValue {
  /// The cases without what they hold.
  associatedtype Cases: AppUnionValueCasesProviding where Cases.UnionValue == Self

  /// How each case is shown.
  static var caseDisplayRepresentations: [Cases: DisplayRepresentation] { get }

  /// The types the cases hold, in the order of the cases.
  static var _valueTypes: [any _IntentValue.Type] { get }

  /// The case, and what it holds.
  var _content: (case: Cases, value: any Sendable) { get }
}

/// The cases of a union without what they hold; `@UnionValue` declares them.
@_alwaysEmitConformanceMetadata
public protocol AppUnionValueCasesProviding: AppEnum where RawValue == String {
  /// The union these are the cases of.
  associatedtype UnionValue: AppUnionValue where UnionValue.Cases == Self
}

extension AppUnionValue {
  /// The Swift name of the type in words.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(stringLiteral: titleOfIdentifier(nameOfType(Self.self)))
  }

  /// The Swift names of the cases in words.
  public static var caseDisplayRepresentations: [Cases: DisplayRepresentation] {
    Dictionary(
      uniqueKeysWithValues: Cases.allCases.map {
        ($0, DisplayRepresentation(stringLiteral: titleOfIdentifier($0.rawValue)))
      })
  }
}

extension AppUnionValueCasesProviding {
  /// What the union is called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    UnionValue.typeDisplayRepresentation
  }

  /// How each case is shown.
  public static var caseDisplayRepresentations: [Self: DisplayRepresentation] {
    UnionValue.caseDisplayRepresentations
  }
}
