// The sentences of parameter summaries, decided and in parts, for the engine.

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
