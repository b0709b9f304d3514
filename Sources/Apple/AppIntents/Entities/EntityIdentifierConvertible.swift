// Identifiers of entities as text, so that they can be stored.

public import Foundation

/// An identifier of an entity that can be written as text and read back.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }

  /// The identifier in a text; `nil` when the text holds none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension String: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { self }

  /// The identifier in a text.
  public static func entityIdentifier(for entityIdentifierString: String) -> String? {
    entityIdentifierString
  }
}

extension Int: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { String(self) }

  /// The identifier in a text; `nil` when the text is no number.
  public static func entityIdentifier(for entityIdentifierString: String) -> Int? {
    Int(entityIdentifierString)
  }
}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { uuidString }

  /// The identifier in a text; `nil` when the text is no UUID.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}

/// A reference to one entity: its type and its identifier.
public struct EntityIdentifier: Hashable, Sendable {
  /// The name of the entity's type.
  package let typeIdentifier: String

  /// The entity's identifier as text.
  public let identifier: String

  /// Refers to an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Refers to the entity of a type that has an identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    typeIdentifier = entityType.persistentIdentifier
    self.identifier = identifier.entityIdentifierString
  }
}
