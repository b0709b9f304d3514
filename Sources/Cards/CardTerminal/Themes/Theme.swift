// Themes: the look of each role, and spacing.

/// The appearance of cards, documents and the shell: a look for each role, and measures.
///
/// A theme is a value without behaviour. Five are built in: `dark`, `light`, `highContrast(on:)`,
/// `plain` and `terminal`; others are made from them by changing looks, in code or by a file.
/// Characters and attributes express the meaning of a role as well, never its colour alone.
public struct Theme: Hashable, Sendable {
  /// The name of the theme, as `--theme` accepts it.
  public var name: String
  /// The spacing, indents and line styles.
  public var metrics: ThemeMetrics
  private var looks: [Look]

  /// Creates a theme; a role without a look is drawn in the terminal's default colour.
  public init(name: String, looks: [Role: Look] = [:], metrics: ThemeMetrics = ThemeMetrics()) {
    self.name = name
    self.metrics = metrics
    self.looks = Role.allCases.map { looks[$0] ?? Look() }
  }

  /// Accesses the look of a role.
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
  /// The colours and attributes of a role; every part is optional.
  public struct Look: Hashable, Sendable {
    /// The colour of the text; `nil` for that of the surroundings.
    public var color: Swatch?
    /// The background; `nil` for that of the surroundings.
    public var background: Swatch?
    /// The attributes, such as bold and underline.
    public var attributes: Attributes

    /// Creates a look.
    public init(
      _ color: Swatch? = nil, on background: Swatch? = nil, _ attributes: Attributes = []
    ) {
      self.color = color
      self.background = background
      self.attributes = attributes
    }
  }
}

/// The text attributes of terminals.
public struct Attributes: OptionSet, Hashable, Sendable {
  /// The attributes as bits.
  public let rawValue: UInt8

  /// Creates a set from its bits.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Bold text.
  public static let bold = Attributes(rawValue: 1)
  /// Dim text; the built-in themes use it where borders and muted text have no colour.
  public static let dim = Attributes(rawValue: 2)
  /// Italic text.
  public static let italic = Attributes(rawValue: 4)
  /// Underlined text.
  public static let underline = Attributes(rawValue: 8)
  /// Struck-through text.
  public static let strikethrough = Attributes(rawValue: 16)
  /// A mark that the attributes are complete: the theme adds none.
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
  /// The purpose of a piece of a card or document.
  public enum Role: String, CaseIterable, Codable, Hashable, Sendable {
    /// Headings by level; no two look alike.
    case heading1, heading2, heading3, heading4, heading5, heading6
    /// The text of a link.
    case link
    /// Code within a line, and code blocks; only the block's background fills its lines.
    case code, codeBlock
    /// The language above a code block.
    case codeLabel
    /// Bullets, numbers, boxes, and the marks of footnotes.
    case marker
    /// The bar beside a quote.
    case quoteBar
    /// Frames, the borders of tables, and rules.
    case border
    /// The title in the frame of a card, and strong words outside.
    case title
    /// The cells of a table's first row.
    case tableHeader
    /// Every other row of a table; only its background is used, and a theme without one has none.
    case tableStripe
    /// Less important text: remarks, addresses after links, captions.
    case muted
    /// The number of a button or a choice.
    case controlNumber
    /// Destructive actions and errors, successes, and warnings.
    case destructive, success, warning
    /// The prompt of a shell, the words of a question, and errors and what is wrong with an answer.
    case prompt, question, error
    /// The parts of a line while it is typed: names of apps and words of the shell, values, and
    /// words that nothing explains.
    case app, value, unknown
    /// The kinds of callouts.
    case note, tip, important, caution
    /// The parts of code.
    case keyword, type, function, string, number, constant, comment, attribute, inserted, deleted
    /// The named colours of SwiftUI.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The index in `allCases`.
    var index: Int { Int(Ink.numbers[self] ?? 1) - 1 }
  }
}

/// The spacing and the line styles of a theme.
public struct ThemeMetrics: Hashable, Sendable {
  /// A style of lines; with ASCII characters all look the same.
  public enum Lines: String, CaseIterable, Codable, Hashable, Sendable {
    /// Thin lines: `─`.
    case light
    /// Thick lines: `━`.
    case heavy
    /// Double lines: `═`.
    case double
    /// Thin dashed lines: `╌`.
    case dashed
  }

  /// The blank lines between the blocks of running text, 0 to 3.
  public var blockGap: Int
  /// The indent of a code block in cells, 0 to 8.
  public var codeIndent: Int
  /// The cells before the markers of a list, 0 to 8.
  public var listIndent: Int
  /// The cells between the bar of a quote and its text, 1 to 8.
  public var quoteIndent: Int
  /// The padding of a table's cells at each side, in terminal cells, 0 to 4.
  public var tablePadding: Int
  /// The line style of rules.
  public var rule: Lines
  /// The line style of the frames of cards and tables.
  public var frame: Lines
  /// Whether the corners of a light frame are round.
  public var roundCorners: Bool
  /// The number of heading levels with a line below, 0 to 6; without attributes all levels have
  /// one.
  public var underlinedHeadings: Int

  /// Creates measures; a value out of range becomes the nearest bound.
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
}

/// The choice of a theme, before the terminal's background is known.
public enum ThemeChoice: String, CaseIterable, Codable, Hashable, Sendable {
  /// The theme `dark` or `light` by the terminal's background; `terminal` when that is unknown.
  case auto
  /// The theme for light text on a dark background.
  case dark
  /// The theme for dark text on a light background.
  case light
  /// The theme with a contrast of at least 7:1, for any background.
  case highContrast = "high-contrast"
  /// The theme without colour.
  case plain
  /// The theme in the terminal's sixteen colours.
  case terminal

  /// Returns the theme for a background.
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

  /// Whether the choice depends on the terminal's background.
  public var needsBackground: Bool { self == .auto || self == .highContrast }
}
