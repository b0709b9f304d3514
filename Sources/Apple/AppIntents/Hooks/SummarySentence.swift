// Sentences about intents as the engine sees them: decided, and in parts.

/// A part of a sentence about an intent.
package enum SummaryPiece: Hashable, Sendable {
  /// Text.
  case literal(String)
  /// The place where a parameter is said, by the name of its property.
  case parameter(name: String)
}

/// A sentence about an intent, with the parameters that stand under it.
package struct SummarySentence: Hashable, Sendable {
  /// The sentence in its parts; empty when there is none.
  package let pieces: [SummaryPiece]
  /// The properties of the parameters under the sentence, in order.
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
  /// The intent's sentence as its values decide it; `nil` when the intent states none.
  package var summarySentence: SummarySentence? { sentenceOf(Self.parameterSummary, self) }

  /// The intent's description; `nil` when it states none.
  package static var erasedDescription: IntentDescription? { description._intentDescription }
}
