// The apps and known values that an utterance names, at any place.

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
