// A phrase as a phrase file has it.

/// A phrase as a phrase file has it.
public struct CatalogPhrase: Hashable, Sendable {
  /// The phrase as the app declares it, which this one translates or adds to.
  public let key: String
  /// The language of the phrase, as the file spells its tag.
  public let language: String
  /// The phrase, with its tokens.
  public let text: String
  /// The file it is written in, as a path.
  public let file: String
  /// The line it starts on, from one.
  public let line: Int
  /// The column of its first character, in characters from one.
  public let column: Int

  /// Creates a phrase.
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
