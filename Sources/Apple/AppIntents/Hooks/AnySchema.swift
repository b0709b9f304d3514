// Type-erased schemas and union values for the engine.

extension AppIntent {
  /// The schema the intent follows, with its domain: `books.openBook`; `nil` for none.
  package static var schemaName: String? {
    (Self.self as? any AssistantSchemaIntent.Type)?.__appSchemaIntent
  }

  /// Whether lists and searches show the intent to people.
  package static var isListed: Bool {
    let schema = Self.self as? any AssistantSchemaIntent.Type
    return isDiscoverable && schema?.isAssistantOnly != true
  }
}

extension AppEntity {
  /// The schema the entity follows, with its domain: `books.book`; `nil` for none.
  package static var schemaName: String? {
    (Self.self as? any AssistantSchemaEntity.Type)?.__appSchemaEntity
  }
}

extension AppEnum {
  /// The schema the enum follows, with its domain: `books.theme`; `nil` for none.
  package static var schemaName: String? {
    (Self.self as? any AssistantSchemaEnum.Type)?.__appSchemaEnum
  }
}

extension AppUnionValue {
  /// The types of the values that the cases hold, in order.
  package static var valueTypes: [any _IntentValue.Type] { _valueTypes }

  /// The value that the case holds.
  package var content: any Sendable { _content.value }

  /// The display name of the type.
  package static var typeTitle: String { String(localized: typeDisplayRepresentation.name) }
}
