// The common protocol of the definitions of entities and enums.

public import AppIntents

/// A protocol that associates a definition type with its corresponding instance type.
public protocol AppIntentTypeDefinition {
  /// The instance type that corresponds to this definition type.
  associatedtype Instance: IntentValueConvertible

  /// Validates that the provided value matches this definition’s type.
  ///
  /// - Throws: `AppIntentsTestingError` when it does not.
  func isInstance(_ value: Instance) throws
}
