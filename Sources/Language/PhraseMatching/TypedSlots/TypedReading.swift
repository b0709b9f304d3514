// The value of a typed slot, with the end of its words.

/// The value of a typed slot, with the end of its words.
package struct TypedReading: Hashable, Sendable {
  /// The index of the token after the last word.
  ///
  /// If `offset` is not zero, the words end inside that token, before a Korean particle: the
  /// `내일` of `내일은`.
  package var end: Int
  /// The number of bytes of the folded token `end` that belong to the words; zero if none do.
  package var offset: Int
  /// The value of the words.
  package var value: TypedValue
}
