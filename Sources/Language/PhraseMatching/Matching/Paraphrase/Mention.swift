// What an utterance names: apps and known values, wherever they stand.

/// A run of words of an utterance that names known values of a type.
package struct Mention: Hashable, Sendable {
  /// The words, as places in the utterance.
  package var words: Range<Int>
  /// The identifiers of the values, in the order they should be offered.
  package var values: [String]

  /// Creates a mention.
  package init(_ words: Range<Int>, values: [String]) {
    self.words = words
    self.values = values
  }
}

/// What an utterance names.
package struct Mentions {
  /// By app, as `ApplicationNames.app` has it: where it is named.
  package var applications: [String: [Range<Int>]]
  /// The known values of a type that are named, in any order; they may overlap.
  package var values: (_ type: String) -> [Mention]

  /// Creates what an utterance names.
  package init(
    applications: [String: [Range<Int>]], values: @escaping (_ type: String) -> [Mention]
  ) {
    self.applications = applications
    self.values = values
  }
}
