// The inline presentation intent of a run of an attributed string.

/// The purpose of a run of text within its line, such as emphasis or code.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// One bit for each meaning.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A run that is emphasized, usually italic.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// A run that is strongly emphasized, usually bold.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// A run of code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// A run that is struck through.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break of the source that is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break that is kept.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// A run of inline HTML.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
