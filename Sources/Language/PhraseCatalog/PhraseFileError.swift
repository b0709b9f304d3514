// The error for a mistake in a phrase file.

public import PhraseMatching

/// A mistake in a phrase file, with its location.
public struct PhraseFileError: Error, Hashable, Sendable {
  /// A kind of mistake; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind's name in JSON output.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file or folder cannot be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The bytes are not valid in the format's encoding.
    public static let badEncoding = Code(rawValue: "badEncoding")
    /// The file is malformed: a bracket, quotation mark, comma or tag is wrong.
    public static let malformed = Code(rawValue: "malformed")
    /// A value has the wrong type.
    public static let wrongType = Code(rawValue: "wrongType")
    /// A required value is missing.
    public static let missing = Code(rawValue: "missing")
    /// A phrase is not a valid template; `words` gives the reason.
    public static let badPhrase = Code(rawValue: "badPhrase")
    /// A key does not exist in the format.
    public static let unknownKey = Code(rawValue: "unknownKey")
    /// A list, rule, intent or parameter with this name does not exist.
    public static let unknownName = Code(rawValue: "unknownName")
    /// A value is not among the permitted ones.
    public static let badValue = Code(rawValue: "badValue")
  }

  /// The kind of mistake.
  public let code: Code
  /// The location; only the path of the file if the mistake concerns the whole file.
  public let place: SourcePlace
  /// The mistake, as a clause without the location.
  public let words: String

  /// Creates an error from its kind, location and message.
  init(code: Code, at place: SourcePlace, words: String) {
    self.code = code
    self.place = place
    self.words = words
  }

  /// Creates an error about a whole file.
  package init(code: Code, file: String, words: String) {
    self.init(code: code, at: SourcePlace(file: file), words: words)
  }
}

extension PhraseFileError: CustomStringConvertible {
  /// A one-line message for people: `path:line:column: clause`.
  public var description: String { "\(place): \(words)" }
}
