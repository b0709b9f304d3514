// Schemas and unions as the engine sees them: without their types.

extension AppIntent {
  /// The schema the intent follows, with its domain: `books.openBook`; `nil` for none.
  package static var schemaName: String? {
    (Self.self as? any AssistantSchemaIntent.Type)?.__appSchemaIntent
  }

  /// Whether lists and searches offer the intent to a person.
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

  /// What the case holds.
  package var content: any Sendable { _content.value }

  /// What the type is called.
  package static var typeTitle: String { String(localized: typeDisplayRepresentation.name) }
}
