// What a schema is: a name the system knows for an action, a thing or a set of choices.

/// The names the system knows for actions, things and choices, by domain.
public struct AppSchema: Sendable {
  /// Something that schemas are listed under.
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

/// What the schemas were called before.
public enum AssistantSchemas {
  /// A schema of an intent.
  public typealias Intent = AppSchemaIntent
  /// A schema of an entity.
  public typealias Entity = AppSchemaEntity
  /// A schema of an enum.
  public typealias Enum = AppSchemaEnum
}
