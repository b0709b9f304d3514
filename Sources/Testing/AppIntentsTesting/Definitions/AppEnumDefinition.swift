// Definitions of enumerations by name, which create their cases.

import AppIntents
import SwiftApps

/// An app enumeration definition for testing and dynamic enumeration creation.
public struct AppEnumDefinition: AppIntentTypeDefinition, Hashable, Sendable {
  /// The instance type that corresponds to this definition type.
  public typealias Instance = AnyAppEnum

  /// The bundle identifier of the app that includes the app enum.
  let bundleIdentifier: String

  /// The enum type’s unique identifier, which is its name.
  public let typeIdentifier: String

  /// Creates an enumeration case with the specified raw value.
  ///
  /// An unknown case causes an error when the value is used.
  public func makeCase(_ rawValue: String) -> AnyAppEnum {
    AnyAppEnum(typeIdentifier: typeIdentifier, rawValue: rawValue)
  }

  /// Validates that the provided value matches this definition’s type.
  ///
  /// - Throws: `AppIntentsTestingError` when the type is another one, or has no such case.
  public func isInstance(_ value: AnyAppEnum) throws {
    let type = try LinkedApp.named(bundleIdentifier).enumeration(named: typeIdentifier)
    guard value.typeIdentifier == "\(type)" || value.typeIdentifier == typeIdentifier else {
      throw AppIntentsTestingError(
        .wrongType, "The value is a \(value.typeIdentifier), not a \(typeIdentifier).")
    }
    _ = try value.found(in: type)
  }
}
