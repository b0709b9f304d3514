// What the parser recognises beyond CommonMark, and where it stops.

/// What to recognise in a text, and the limits it must keep.
public struct MarkdownOptions: Hashable, Codable, Sendable {
  /// Constructs beyond CommonMark.
  public struct Extensions: OptionSet, Hashable, Codable, Sendable {
    /// One bit for each construct.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    public init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// Tables of pipes and dashes.
    public static let table = Extensions(rawValue: 1 << 0)
    /// `~~struck~~` text.
    public static let strikethrough = Extensions(rawValue: 1 << 1)
    /// Bare addresses become links.
    public static let autolink = Extensions(rawValue: 1 << 2)
    /// `- [x]` items.
    public static let tasklist = Extensions(rawValue: 1 << 3)
    /// `<script>` and eight other tags are defused where HTML is written.
    public static let tagfilter = Extensions(rawValue: 1 << 4)
    /// `[^1]` and `[^1]: …`.
    public static let footnotes = Extensions(rawValue: 1 << 5)
    /// Straight quotes, `--` and `...` become typographic ones.
    public static let smart = Extensions(rawValue: 1 << 6)
    /// `~struck~` no longer counts, only `~~struck~~`; of use beside `strikethrough`.
    public static let doubleTilde = Extensions(rawValue: 1 << 7)

    /// The five extensions of GitHub's specification.
    public static let github: Extensions = [
      .table, .strikethrough, .autolink, .tasklist, .tagfilter,
    ]
  }

  /// Constructs recognised beyond CommonMark.
  public var extensions: Extensions

  /// What a line break within a paragraph becomes.
  public enum SoftBreaks: String, Hashable, Codable, Sendable {
    /// A soft break, as CommonMark has it.
    case asWritten
    /// A line break.
    case hard
    /// A space.
    case spaces
  }

  /// What a line break within a paragraph becomes.
  public var softBreaks = SoftBreaks.asWritten

  /// Whether nodes get identifiers and ranges; without, parsing takes half the time.
  ///
  /// `false` leaves each node nowhere and unnamed: enough for what is only drawn or written.
  public var locatesNodes = true

  /// The most nodes between the document and a leaf; deeper text is refused as `.tooDeep`.
  ///
  /// More than 1,000 counts as 1,000: writing, comparing and freeing a tree are recursive.
  public var maximumDepth: Int

  /// The most bytes of text; longer text is refused as `.tooLarge`. At most 1 GiB.
  public var maximumLength: Int

  /// The most columns of a table; a text with a wider one is refused as `.tooWide`.
  public var maximumColumns = 1_000

  /// The most cells of all tables that are parsed at once; more are refused as `.tooManyCells`.
  ///
  /// `MarkdownPieces` counts those of each piece. A cell takes some 300 bytes of memory, however
  /// short its text is.
  public var maximumCells = 1_000_000

  /// Makes options; those without a parameter are variables.
  ///
  /// - Parameters:
  ///   - extensions: Constructs beyond CommonMark.
  ///   - maximumDepth: The most nodes between the document and a leaf.
  ///   - maximumLength: The most bytes of text.
  public init(
    extensions: Extensions, maximumDepth: Int = 100, maximumLength: Int = 64 << 20
  ) {
    self.extensions = extensions
    self.maximumDepth = maximumDepth
    self.maximumLength = maximumLength
  }

  /// CommonMark alone.
  public static let minimal = MarkdownOptions(extensions: [])

  /// GitHub's five extensions and footnotes.
  public static let standard = MarkdownOptions(extensions: [.github, .footnotes])

  /// Everything, typographic punctuation included.
  public static let maximal = MarkdownOptions(extensions: [.github, .footnotes, .smart])
}

extension [MarkdownNode] {
  /// Turns the soft breaks in these inlines, and inside them, into something else.
  mutating func set(_ breaks: MarkdownOptions.SoftBreaks) {
    for index in indices {
      if self[index].kind == .softBreak {
        self[index].kind = breaks == .hard ? .lineBreak : .text(" ")
      }
      if !self[index].children.isEmpty { self[index].children.set(breaks) }
    }
  }
}
