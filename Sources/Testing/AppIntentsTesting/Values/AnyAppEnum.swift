// A case of an enumeration in a form that is independent of its type.

public import AppIntents

/// A type-erased representation of an app enumeration that provides dynamic value access.
public struct AnyAppEnum: IntentValueConvertible, Hashable, CustomStringConvertible, Sendable {
  /// The enumeration’s type identifier, which is its name.
  public var typeIdentifier: String

  /// The raw value of the selected enumeration option.
  public var rawValue: String

  /// Creates a new instance with the specified enumeration identifier and raw value.
  public init(typeIdentifier: String, rawValue: String) {
    self.typeIdentifier = typeIdentifier
    self.rawValue = rawValue
  }

  /// Creates an enumeration with a typed raw value.
  public init(typeIdentifier: String, value: any LosslessStringConvertible) {
    self.init(typeIdentifier: typeIdentifier, rawValue: value.description)
  }

  init(_ value: any AppEnum) {
    self.init(typeIdentifier: "\(type(of: value))", rawValue: value.rawString)
  }

  /// Casts the raw value to the specified type.
  ///
  /// - Throws: `AppIntentsTestingError` when the raw value is no such value.
  public func `as`<T>(_ type: T.Type) throws -> T where T: LosslessStringConvertible {
    guard let value = T(rawValue) else {
      throw AppIntentsTestingError(.wrongType, "“\(rawValue)” is no \(T.self).")
    }
    return value
  }

  /// The name of the type with the raw value.
  public var description: String { "\(typeIdentifier).\(rawValue)" }

  /// Converts a case that the system found.
  public static func _converted(from found: (any Sendable)?) -> AnyAppEnum? {
    (found as? any AppEnum).map { AnyAppEnum($0) }
  }

  /// Returns the case with this raw value in an enumeration.
  func found(in type: any AppEnum.Type) throws -> any AppEnum {
    let cases = type.erasedCases
    if let match = cases.first(where: { $0.rawString == rawValue }) { return match.value }
    throw AppIntentsTestingError(
      .notFound, "\(type) has no case “\(rawValue)”.", named: rawValue,
      among: cases.map(\.rawString))
  }
}
