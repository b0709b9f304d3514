// A phrase that an utterance expresses in other words, and what an utterance names.

/// A phrase that an utterance expresses in other words, with the confidence in it.
package struct Paraphrase: Hashable, Sendable {
  /// The words that fill a slot.
  package struct Slot: Hashable, Sendable {
    /// The slot's name.
    package var name: String
    /// The type of values that the slot accepts.
    package var type: SlotType
    /// Whether the words are kept for the reply only.
    package var isCapture: Bool
    /// The words, as places in the utterance.
    package var words: Range<Int>
    /// The identifiers of the values that the words name.
    package var values: [String]
  }

  /// The template's index in the catalogue.
  package var template: Int
  /// The similarity, from 0 (no common words) to 1 (the same words).
  package var score: Double
  /// The filled slots, in the order of the utterance.
  package var slots: [Slot]
  /// The phrase's slots that the utterance does not fill.
  package var missingSlots: [String]
  /// The words that name the app; `nil` if it is not named.
  package var application: Range<Int>?
  /// The places of the words that the phrase has too, or a synonym of.
  package var commonWords: Set<Int>
}

/// A run of words that names known values of a type.
package struct Mention: Hashable, Sendable {
  /// The words, as places in the utterance.
  package var words: Range<Int>
  /// The identifiers of the values, in the order in which they should be offered.
  package var values: [String]

  /// Creates a mention.
  package init(_ words: Range<Int>, values: [String]) {
    self.words = words
    self.values = values
  }
}

/// The apps and known values that an utterance names.
package struct Mentions {
  /// The words that name each app, by `ApplicationNames.app`.
  package var applications: [String: [Range<Int>]]
  /// Returns the named values of a type, in any order; they may overlap.
  package var values: (_ type: String) -> [Mention]

  /// Creates mentions from the named apps and a function that finds named values.
  package init(
    applications: [String: [Range<Int>]], values: @escaping (_ type: String) -> [Mention]
  ) {
    self.applications = applications
    self.values = values
  }
}
