// What the terminal in front of a card can do, as plain facts.

/// How many colours may be written.
public enum ColorDepth: String, Codable, Hashable, Sendable {
  /// No colour at all; bold and underline are another matter: `TerminalProfile.attributes`.
  case none
  /// The sixteen colours of the terminal's own theme.
  case ansi16
  /// The 256 indexed colours.
  case ansi256
  /// 24 bits.
  case trueColor
}

/// What a terminal, or whatever stands in its place, can show.
///
/// Two facts say what escape sequences may be written: `attributes` allows SGR for weight and
/// lines, `color` allows SGR for colour. Text for a pipe has neither and `hyperlinks` off, so that
/// no escape leaves at all; `NO_COLOR` on a terminal takes only the colours away.
public struct TerminalProfile: Hashable, Sendable {
  /// The characters that frames, bullets and symbols are drawn with.
  ///
  /// Words of the text stay as they are with either.
  public enum Characters: String, Codable, Hashable, Sendable {
    /// Box drawing, bullets and symbols.
    case unicode
    /// Only ASCII is added to the text.
    case ascii
  }

  /// What text stands on.
  public enum Background: String, Codable, Hashable, Sendable {
    /// A dark background with light text.
    case dark
    /// A light background with dark text.
    case light
    /// Nobody knows; the terminal's own sixteen colours are used unless a theme is chosen.
    case unknown
  }

  /// The least width anything is drawn at, whatever the profile says.
  public static let minimumWidth = 20
  /// The greatest width anything is drawn at.
  public static let maximumWidth = 1_000

  /// Cells of a line. Drawn at no less than `minimumWidth` and no more than `maximumWidth`.
  public var width: Int
  /// How many colours may be written.
  public var color: ColorDepth
  /// Whether bold, dim, italic, underlined and struck text may be written.
  public var attributes: Bool
  /// Whether links may be written as OSC 8; otherwise addresses stand behind their words.
  public var hyperlinks: Bool
  /// The characters to draw with.
  public var characters: Characters
  /// What text stands on.
  public var background: Background
  /// How things look; `nil` for the built-in theme that fits `background`.
  public var theme: Theme?
  /// How the terminal is sent pictures; `nil` for one that shows none.
  public var pictures: PictureProtocol?
  /// Pixels of a cell from side to side, for pictures that are sent as pixels.
  public var cellWidth = 8
  /// What becomes of a table that is wider than the lines.
  public var tables = TableStrategy.wrap
  /// Whether a line of code that is too long goes on in the next one, or is cut with a mark.
  public var wrapsCode = true
  /// Whether everything is said in words, one after the other, for a screen reader.
  ///
  /// Nothing is drawn: headings, lists, quotes, tables and controls are named, items and rows
  /// say their place, and links and images their address.
  public var isAccessible = false
  /// Whether the words of code are told apart by looks, where its language is known.
  public var highlightsCode = true

  /// Makes a profile; without arguments the one of a pipe, 80 cells wide and without escapes.
  public init(
    width: Int = 80, color: ColorDepth = .none, attributes: Bool = false, hyperlinks: Bool = false,
    characters: Characters = .unicode, background: Background = .unknown,
    theme: Theme? = nil
  ) {
    self.width = width
    self.color = color
    self.attributes = attributes
    self.hyperlinks = hyperlinks
    self.characters = characters
    self.background = background
    self.theme = theme
  }

  /// The theme that is drawn with.
  var drawnTheme: Theme { theme ?? ThemeChoice.auto.theme(on: background) }

  /// The width that is drawn.
  var drawnWidth: Int { min(max(width, Self.minimumWidth), Self.maximumWidth) }
}
