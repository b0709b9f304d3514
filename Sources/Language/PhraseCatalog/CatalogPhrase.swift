// A phrase in a phrase file, with its location.

/// A phrase in a phrase file, with its location.
public struct CatalogPhrase: Hashable, Sendable {
  /// The app's declared phrase, which this one translates or supplements.
  public let key: String
  /// The phrase's language tag, as spelled in the file.
  public let language: String
  /// The phrase, with its tokens.
  public let text: String
  /// The path of the file.
  public let file: String
  /// The line of its first character, from one.
  public let line: Int
  /// The column of its first character, in characters from one.
  public let column: Int

  /// Creates a phrase from its key, text and location.
  public init(
    key: String, language: String, text: String, file: String, line: Int, column: Int
  ) {
    self.key = key
    self.language = language
    self.text = text
    self.file = file
    self.line = line
    self.column = column
  }
}
