// Themes: the look of each role, and the room that things are given.

/// How cards and documents look: a look for each role, and measures.
///
/// A theme is a value without behaviour. Five are built in: `dark`, `light`, `highContrast(on:)`,
/// `plain` and `terminal`; others are made from them by changing looks, in code or by a file.
/// What a role means is said by characters and attributes too, never by its colour alone.
public struct Theme: Hashable, Sendable {
  /// What the theme is called, as `--theme` takes it.
  public var name: String
  /// Room, indents and the weight of lines.
  public var metrics: ThemeMetrics
  private var looks: [Look]

  /// Makes a theme; a role without a look is drawn in the terminal's own colour.
  public init(name: String, looks: [Role: Look] = [:], metrics: ThemeMetrics = ThemeMetrics()) {
    self.name = name
    self.metrics = metrics
    self.looks = Role.allCases.map { looks[$0] ?? Look() }
  }

  /// What a role looks like.
  public subscript(role: Role) -> Look {
    get { looks[role.index] }
    set { looks[role.index] = newValue }
  }
}

extension Theme: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

extension Theme {
  /// What something looks like; every part is optional.
  public struct Look: Hashable, Sendable {
    /// The colour of the text; `nil` for that of the surroundings.
    public var color: Swatch?
    /// What the text stands on; `nil` for the surroundings.
    public var background: Swatch?
    /// Weights and lines.
    public var attributes: Attributes

    /// Makes a look.
    public init(
      _ color: Swatch? = nil, on background: Swatch? = nil, _ attributes: Attributes = []
    ) {
      self.color = color
      self.background = background
      self.attributes = attributes
    }
  }
}

/// Attributes of text, as terminals know them.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// One bit each.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Heavier.
  public static let bold = Attributes(rawValue: 1)
  /// Fainter; used for lines only where colours say what is less important.
  public static let dim = Attributes(rawValue: 2)
  /// Slanted.
  public static let italic = Attributes(rawValue: 4)
  /// Underlined.
  public static let underline = Attributes(rawValue: 8)
  /// Struck through.
  public static let strikethrough = Attributes(rawValue: 16)
  /// Whether these are all: what the theme would add is left out.
  static let exact = Attributes(rawValue: 128)

  /// The SGR parameters that turn attributes on, in ascending order.
  static let codes: [(attribute: Attributes, code: UInt8)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.strikethrough, 9),
  ]

  /// The attributes by name, as theme files spell them.
  public static let named: [(name: String, attribute: Attributes)] = [
    ("bold", .bold), ("dim", .dim), ("italic", .italic), ("underline", .underline),
    ("strikethrough", .strikethrough),
  ]
}

extension Theme {
  /// What a piece of a card or document is for.
  public enum Role: String, CaseIterable, Codable, Hashable, Sendable {
    /// Headings by level; no two look alike.
    case heading1, heading2, heading3, heading4, heading5, heading6
    /// The words of a link.
    case link
    /// Code within a line, and code blocks; only the block's background fills its lines.
    case code, codeBlock
    /// The language above a code block.
    case codeLabel
    /// Bullets, numbers, boxes, and the marks of footnotes.
    case marker
    /// The bar beside a quote.
    case quoteBar
    /// Frames, the lines of tables, rules.
    case border
    /// The title in the frame of a card.
    case title
    /// The cells of a table's first row.
    case tableHeader
    /// Every other row of a table; only its background is used, and a theme without one has none.
    case tableStripe
    /// What is less important: remarks, addresses behind links, captions.
    case muted
    /// The number that presses a button.
    case controlNumber
    /// What destroys something, or an error; what went well; what needs care.
    case destructive, success, warning
    /// The kinds of callouts.
    case note, tip, important, caution
    /// Parts of code.
    case keyword, type, function, string, number, constant, comment, attribute, inserted, deleted
    /// The named colours of views.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The place among `allCases`.
    var index: Int { Int(Ink.numbers[self] ?? 1) - 1 }
  }
}

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

/// Which theme is wanted, before it is known what text stands on.
public enum ThemeChoice: String, CaseIterable, Codable, Hashable, Sendable {
  /// `dark` or `light` by the terminal's background, `terminal` when nobody knows it.
  case auto
  /// For light text on dark.
  case dark
  /// For dark text on light.
  case light
  /// At 7:1 and more, on whatever background.
  case highContrast = "high-contrast"
  /// Without colour.
  case plain
  /// In the terminal's own sixteen colours.
  case terminal

  /// The theme for a background.
  public func theme(on background: TerminalProfile.Background) -> Theme {
    switch self {
    case .auto:
      switch background {
      case .dark: .dark
      case .light: .light
      case .unknown: .terminal
      }
    case .dark: .dark
    case .light: .light
    case .highContrast: .highContrast(on: background)
    case .plain: .plain
    case .terminal: .terminal
    }
  }

  /// Whether the choice depends on what text stands on.
  public var needsBackground: Bool { self == .auto || self == .highContrast }
}
