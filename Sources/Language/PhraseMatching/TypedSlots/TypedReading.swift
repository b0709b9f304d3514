// Where the words of a typed slot end, and what they mean.

/// Where the words of a typed slot end, and what they mean.
package struct TypedReading: Hashable, Sendable {
  /// The index of the token after the last word.
  ///
  /// When `offset` is not zero the words end inside that token, before a particle of Korean: the
  /// `내일` of `내일은`.
  package var end: Int
  /// How many bytes of the folded token `end` belong to the words; zero when they end before it.
  package var offset: Int
  /// What the words mean.
  package var value: TypedValue
}
