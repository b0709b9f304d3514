// A phrase that an utterance says in other words.

/// A phrase that an utterance says in other words, and how sure that is.
package struct Paraphrase: Hashable, Sendable {
  /// The words that fill a slot.
  package struct Slot: Hashable, Sendable {
    /// The slot's name.
    package var name: String
    /// What the slot accepts.
    package var type: SlotType
    /// Whether the words are kept for the answer only.
    package var isCapture: Bool
    /// The words, as places in the utterance.
    package var words: Range<Int>
    /// The identifiers of the values the words name.
    package var values: [String]
  }

  /// The template's place among those of the catalogue.
  package var template: Int
  /// From 0, nothing in common, to 1, the same words.
  package var score: Double
  /// The slots that are filled, in the order they were said.
  package var slots: [Slot]
  /// The slots that the phrase has and the utterance says nothing for.
  package var missingSlots: [String]
  /// The name of the app, as places in the utterance; `nil` when it is not said.
  package var application: Range<Int>?
  /// The words that are of the phrase, or mean the same as one that is; places in the utterance.
  package var commonWords: Set<Int>

  /// Whether everything that the phrase has beside words is said.
  package var isComplete: Bool { missingSlots.isEmpty }
}
