// Intents, entities and enums that follow a schema. Their macros add these conformances.

public import FoundationGaps

/// An intent that the assistant can perform.
@_alwaysEmitConformanceMetadata
public protocol AssistantIntent: AppIntent {}

/// An entity that the assistant knows.
@_alwaysEmitConformanceMetadata
public protocol AssistantEntity: AppEntity {}

/// An enum that the assistant knows.
@_alwaysEmitConformanceMetadata
public protocol AssistantEnum: AppEnum {}

/// An intent that follows a schema. `@AppIntent(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaIntent: AssistantIntent {
  /// The schema's name with its domain: `books.openBook`.
  static var __appSchemaIntent: String { get }

  /// Whether only the assistant uses the intent, and lists of actions do not show it.
  static var isAssistantOnly: Bool { get }
}

/// An entity that follows a schema. `@AppEntity(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEntity: AssistantEntity {
  /// The schema's name with its domain: `books.book`.
  static var __appSchemaEntity: String { get }

  /// Whether only the assistant uses the entity.
  static var isAssistantOnly: Bool { get }
}

/// An enum that follows a schema. `@AppEnum(schema:)` adds the conformance.
@_alwaysEmitConformanceMetadata
public protocol AssistantSchemaEnum: AssistantEnum {
  /// The schema's name with its domain: `books.theme`.
  static var __appSchemaEnum: String { get }

  /// Whether only the assistant uses the enum.
  static var isAssistantOnly: Bool { get }
}

extension AssistantSchemaIntent {
  /// Whether only the assistant uses the intent; `false` unless stated.
  public static var isAssistantOnly: Bool { false }

  /// The schema's name in words: "Open Book".
  public static var title: LocalizedStringResource { titleOfSchema(__appSchemaIntent) }
}

extension AssistantSchemaEntity {
  /// Whether only the assistant uses the entity; `false` unless stated.
  public static var isAssistantOnly: Bool { false }

  /// The schema's name in words: "Book".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: titleOfSchema(__appSchemaEntity))
  }
}

extension AssistantSchemaEnum {
  /// Whether only the assistant uses the enum; `false` unless stated.
  public static var isAssistantOnly: Bool { false }

  /// The schema's name in words: "Font Size".
  public static var typeDisplayRepresentation: TypeDisplayRepresentation {
    TypeDisplayRepresentation(name: titleOfSchema(__appSchemaEnum))
  }
}

/// Returns the last part of a schema's name, in words.
private func titleOfSchema(_ name: String) -> LocalizedStringResource {
  let last = name.split(separator: ".").last.map(String.init) ?? name
  return LocalizedStringResource(stringLiteral: titleOfIdentifier(last))
}
