// The measures of a theme: room, indents, and the weight of lines.

/// How much room things take and what lines are drawn with.
public struct ThemeMetrics: Hashable, Codable, Sendable {
  /// How lines are drawn; with ASCII characters all are.
  public enum Lines: String, CaseIterable, Codable, Hashable, Sendable {
    /// Thin: `─`.
    case light
    /// Thick: `━`.
    case heavy
    /// Two: `═`.
    case double
    /// Thin, in pieces: `╌`.
    case dashed
  }

  /// Blank lines between the blocks of running text, 0 to 3.
  public var blockGap: Int
  /// Cells before the lines of a code block, 0 to 8.
  public var codeIndent: Int
  /// Cells before the markers of a list, 0 to 8.
  public var listIndent: Int
  /// Cells between the bar of a quote and its words, 1 to 8.
  public var quoteIndent: Int
  /// Cells at each side of a table's cell, 0 to 4.
  public var tablePadding: Int
  /// How the lines of rules are drawn.
  public var rule: Lines
  /// How frames of cards and tables are drawn.
  public var frame: Lines
  /// Whether corners of a light frame are round.
  public var roundCorners: Bool
  /// Levels of headings with a line under them where weight tells levels apart, 0 to 6.
  public var underlinedHeadings: Int

  /// Makes measures; what is beyond the range of a measure is taken as its nearest end.
  public init(
    blockGap: Int = 1, codeIndent: Int = 2, listIndent: Int = 0, quoteIndent: Int = 1,
    tablePadding: Int = 1, rule: Lines = .light, frame: Lines = .light, roundCorners: Bool = true,
    underlinedHeadings: Int = 2
  ) {
    self.blockGap = min(max(blockGap, 0), 3)
    self.codeIndent = min(max(codeIndent, 0), 8)
    self.listIndent = min(max(listIndent, 0), 8)
    self.quoteIndent = min(max(quoteIndent, 1), 8)
    self.tablePadding = min(max(tablePadding, 0), 4)
    self.rule = rule
    self.frame = frame
    self.roundCorners = roundCorners
    self.underlinedHeadings = min(max(underlinedHeadings, 0), 6)
  }

  private enum Key: String, CodingKey {
    case blockGap, codeIndent, listIndent, quoteIndent, tablePadding, rule, frame, roundCorners
    case underlinedHeadings
  }

  /// Reads measures; one that is missing is the default.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let usual = ThemeMetrics()
    func number(_ key: Key, _ fallback: Int) throws -> Int {
      try container.decodeIfPresent(Int.self, forKey: key) ?? fallback
    }
    self.init(
      blockGap: try number(.blockGap, usual.blockGap),
      codeIndent: try number(.codeIndent, usual.codeIndent),
      listIndent: try number(.listIndent, usual.listIndent),
      quoteIndent: try number(.quoteIndent, usual.quoteIndent),
      tablePadding: try number(.tablePadding, usual.tablePadding),
      rule: try container.decodeIfPresent(Lines.self, forKey: .rule) ?? usual.rule,
      frame: try container.decodeIfPresent(Lines.self, forKey: .frame) ?? usual.frame,
      roundCorners: try container.decodeIfPresent(Bool.self, forKey: .roundCorners)
        ?? usual.roundCorners,
      underlinedHeadings: try number(.underlinedHeadings, usual.underlinedHeadings))
  }
}
