// The facts of an intent, entity or enumeration that its metatype states, type-erased for the engine.

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

/// A part of a parameter summary's sentence.
package enum SummaryPiece: Hashable, Sendable {
  /// The literal text of a sentence.
  case literal(String)
  /// The place of a parameter, with the name of its property.
  case parameter(name: String)
}

/// The sentence of a parameter summary, and the parameters listed below it.
package struct SummarySentence: Hashable, Sendable {
  /// The parts of the sentence; empty for none.
  package let pieces: [SummaryPiece]
  /// The property names of the parameters listed below the sentence, in order.
  package let folded: [String]
}

protocol SummarySource {
  func sentence(of intent: any AppIntent) -> SummarySentence?
}

protocol SummaryCaseSource {
  func sentence(of intent: any AppIntent, for value: (any Sendable)?) -> SummarySentence?
}

func sentenceOf(_ summary: some ParameterSummary, _ intent: any AppIntent) -> SummarySentence? {
  (summary as? any SummarySource)?.sentence(of: intent)
}

extension AppIntent {
  /// The parameter summary for the intent's values; `nil` when the intent states none.
  package var summarySentence: SummarySentence? { sentenceOf(Self.parameterSummary, self) }

  /// The intent's description; `nil` when it states none.
  package static var erasedDescription: IntentDescription? { description._intentDescription }
}
