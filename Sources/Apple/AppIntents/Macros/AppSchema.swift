// Schemas: the names of actions, entities and enums that the system defines.

/// The names of actions, entities and enums that the system defines, by domain.
public struct AppSchema: Sendable {
  /// A type that schemas are declared on.
  public protocol Kind: Sendable {}

  /// A schema of an intent, or a domain of them.
  public struct Intent: AppSchemaIntent {
    /// The schema's name with its domain: `books.openBook`.
    package let name: String

    init(_ name: String) { self.name = name }
  }

  /// A schema of an entity, or a domain of them.
  public struct Entity: AppSchemaEntity {
    /// The schema's name with its domain: `books.book`.
    package let name: String

    init(_ name: String) { self.name = name }
  }

  /// A schema of an enum, or a domain of them.
  public struct Enum: AppSchemaEnum {
    /// The schema's name with its domain: `books.theme`.
    package let name: String

    init(_ name: String) { self.name = name }
  }
}

/// A schema of an intent: `.books.openBook`.
public protocol AppSchemaIntent: AppSchema.Kind {}

/// A schema of an entity: `.books.book`.
public protocol AppSchemaEntity: AppSchema.Kind {}

/// A schema of an enum: `.books.theme`.
public protocol AppSchemaEnum: AppSchema.Kind {}

/// The older names of the schema types.
public enum AssistantSchemas {
  /// A schema of an intent.
  public typealias Intent = AppSchemaIntent
  /// A schema of an entity.
  public typealias Entity = AppSchemaEntity
  /// A schema of an enum.
  public typealias Enum = AppSchemaEnum
}
