// A theme as data: what each role looks like, and how much room things take.

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
