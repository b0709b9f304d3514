// The options of the parser: extensions to CommonMark, and limits.

/// The constructs to recognise in a text, and the limits it must keep.
public struct MarkdownOptions: Hashable, Sendable {
  /// Extensions to CommonMark.
  public struct Extensions: OptionSet, Hashable, Sendable {
    /// One bit for each construct.
    public let rawValue: UInt16

    /// Creates a set from its bits.
    public init(rawValue: UInt16) {
      self.rawValue = rawValue
    }

    /// Tables with pipes and dashes.
    public static let table = Extensions(rawValue: 1 << 0)
    /// Struck text: `~~struck~~`.
    public static let strikethrough = Extensions(rawValue: 1 << 1)
    /// Links from bare addresses.
    public static let autolink = Extensions(rawValue: 1 << 2)
    /// Task list items: `- [x]`.
    public static let tasklist = Extensions(rawValue: 1 << 3)
    /// The filter that escapes `<script>` and eight other tags in HTML output.
    public static let tagfilter = Extensions(rawValue: 1 << 4)
    /// Footnotes: `[^1]` and `[^1]: …`.
    public static let footnotes = Extensions(rawValue: 1 << 5)
    /// Typographic punctuation from straight quotes, `--` and `...`.
    public static let smart = Extensions(rawValue: 1 << 6)
    /// A restriction of `strikethrough` to `~~struck~~`, without `~struck~`.
    public static let doubleTilde = Extensions(rawValue: 1 << 7)
    /// `key: value` lines between `---` and `---`, in front of the text.
    public static let frontMatter = Extensions(rawValue: 1 << 8)

    /// The five extensions of GitHub's specification.
    public static let github: Extensions = [
      .table, .strikethrough, .autolink, .tasklist, .tagfilter,
    ]
  }

  /// The recognised extensions to CommonMark.
  public var extensions: Extensions

  /// The treatments of a line break in a paragraph.
  public enum SoftBreaks: String, Hashable, Sendable {
    /// A soft break, as in CommonMark.
    case asWritten
    /// A hard line break.
    case hard
    /// A space.
    case spaces
  }

  /// The treatment of a line break in a paragraph.
  public var softBreaks = SoftBreaks.asWritten

  /// Whether nodes get identifiers and ranges; without them, parsing takes half the time.
  ///
  /// Rendering and writing need neither.
  public var locatesNodes = true

  /// The maximum number of nodes between the document and a leaf; exceeding it throws `.tooDeep`.
  ///
  /// Values above 1,000 mean 1,000: writing, comparing and freeing a tree are recursive.
  public var maximumDepth: Int

  /// The maximum length of the text in bytes, up to 1 GiB; exceeding it throws `.tooLarge`.
  public var maximumLength: Int

  /// The maximum number of columns of a table; exceeding it throws `.tooWide`.
  public var maximumColumns = 1_000

  /// The maximum number of cells of all tables together; exceeding it throws `.tooManyCells`.
  ///
  /// `MarkdownPieces` counts those of each piece. A cell takes some 300 bytes of memory, however
  /// short its text is.
  public var maximumCells = 1_000_000

  /// Creates options; those without a parameter are variables.
  ///
  /// - Parameters:
  ///   - extensions: The extensions to CommonMark.
  ///   - maximumDepth: The maximum number of nodes between the document and a leaf.
  ///   - maximumLength: The maximum length of the text in bytes.
  public init(
    extensions: Extensions, maximumDepth: Int = 100, maximumLength: Int = 64 << 20
  ) {
    self.extensions = extensions
    self.maximumDepth = maximumDepth
    self.maximumLength = maximumLength
  }

  /// CommonMark without extensions.
  public static let minimal = MarkdownOptions(extensions: [])

  /// GitHub's five extensions, footnotes and front matter.
  public static let standard = MarkdownOptions(extensions: [.github, .footnotes, .frontMatter])

  /// Everything, typographic punctuation included.
  public static let maximal = MarkdownOptions(extensions: [
    .github, .footnotes, .frontMatter, .smart,
  ])
}

extension [MarkdownNode] {
  /// Replaces the soft breaks in these inlines, at all levels.
  mutating func set(_ breaks: MarkdownOptions.SoftBreaks) {
    for index in indices {
      if self[index].kind == .softBreak {
        self[index].kind = breaks == .hard ? .lineBreak : .text(" ")
      }
      if !self[index].children.isEmpty { self[index].children.set(breaks) }
    }
  }
}
