// The error for a text that exceeds a limit of the parser, or that has no parser here.

/// A text that was refused because it exceeds a limit, or cannot be parsed here.
public struct MarkdownError: Error, Hashable, Sendable {
  /// The reason for the refusal; more may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Nodes are nested deeper than `MarkdownOptions.maximumDepth`.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// The text is longer than `MarkdownOptions.maximumLength`.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// A construct is repeated so often that parsing it would take excessive time.
    public static let tooCostly = Code(rawValue: "tooCostly")
    /// A table has more columns than `MarkdownOptions.maximumColumns`.
    public static let tooWide = Code(rawValue: "tooWide")
    /// Tables have more cells than `MarkdownOptions.maximumCells`.
    public static let tooManyCells = Code(rawValue: "tooManyCells")
    /// The machine has no cmark-gfm, the library that parses.
    public static let parserMissing = Code(rawValue: "parserMissing")
  }

  /// The reason for the refusal.
  public let code: Code

  /// The location, as a zero-based UTF-8 offset into the text.
  public let offset: Int

  /// Creates an error from a reason and an offset.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }
}

extension MarkdownError: CustomStringConvertible {
  /// A message for a log: `tooDeep at byte 1024`.
  public var description: String { "\(code.rawValue) at byte \(offset)" }
}
