// What is wrong with a phrase file, and where.

/// What is wrong with a phrase file, and where.
public struct PhraseFileError: Error, Hashable, Sendable {
  /// A kind of mistake; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind's name, as JSON output has it.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file or folder cannot be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The bytes are not text in the encoding the format prescribes.
    public static let badEncoding = Code(rawValue: "badEncoding")
    /// The file is not well formed: a bracket, quotation mark, comma or tag is wrong.
    public static let malformed = Code(rawValue: "malformed")
    /// A value is of another type than the format prescribes.
    public static let wrongType = Code(rawValue: "wrongType")
    /// Something the format prescribes is missing.
    public static let missing = Code(rawValue: "missing")
    /// A phrase is not a usable template; the sentence says why.
    public static let badPhrase = Code(rawValue: "badPhrase")
    /// A key is not one that the format has.
    public static let unknownKey = Code(rawValue: "unknownKey")
    /// A list, rule, intent or parameter of this name is not there.
    public static let unknownName = Code(rawValue: "unknownName")
    /// A value is none of those that are allowed there.
    public static let badValue = Code(rawValue: "badValue")
  }

  /// The kind of mistake.
  public let code: Code
  /// The file, as a path.
  public let file: String
  /// The line, from one; zero when the mistake is the file as a whole.
  public let line: Int
  /// The column in characters, from one; zero when the mistake is the file as a whole.
  public let column: Int
  /// What is wrong, as a clause without the place.
  public let words: String

  /// Creates an error.
  public init(code: Code, file: String, line: Int = 0, column: Int = 0, words: String) {
    self.code = code
    self.file = file
    self.line = line
    self.column = column
    self.words = words
  }
}

extension PhraseFileError: CustomStringConvertible {
  /// One line for people: `path:line:column: what is wrong`.
  public var description: String {
    line > 0 ? "\(file):\(line):\(column): \(words)" : "\(file): \(words)"
  }
}
