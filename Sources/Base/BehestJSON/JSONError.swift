// Says why a text is not JSON, and where.

/// The reason why a text is not JSON, and the place of the first mistake.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The zero-based UTF-8 offset of the mistake.
  public let offset: Int
  /// The reason in words for people, without a full stop.
  public let words: String

  /// Creates an error from its place and its words.
  package init(offset: Int, words: String) {
    self.offset = offset
    self.words = words
  }

  /// The reason with its place.
  public var description: String { "\(words) (byte \(offset))" }
}
