// The identifier that a type keeps when its Swift name changes.

import FoundationGaps

/// A type with an identifier that stays the same when the type is renamed.
public protocol PersistentlyIdentifiable {
  /// The identifier under which the system knows this type; the type's name unless stated.
  static var persistentIdentifier: String { get }
}

extension PersistentlyIdentifiable {
  /// The identifier under which the system knows this type; the type's name unless stated.
  public static var persistentIdentifier: String { nameOfType(Self.self) }
}
