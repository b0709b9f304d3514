// Conversions of entity identifiers to text and back, so that they can be stored.

public import Foundation

/// An entity identifier that can be converted to text and back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }

  /// Returns the identifier that a text represents; `nil` when it represents none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { self }

  /// Returns the identifier that a text represents.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { String(self) }

  /// Returns the identifier that a text represents; `nil` when it is no number.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { uuidString }

  /// Returns the identifier that a text represents; `nil` when it is no UUID.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A reference to one entity by its type and identifier.
public struct EntityIdentifier: Hashable, Sendable {
  /// The name of the entity's type.
  package let typeIdentifier: String

  /// The entity's identifier as text.
  public let identifier: String

  /// Creates a reference to an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Creates a reference to the entity of a type with an identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = entityType.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}
