// The capabilities of a terminal, as plain facts.

/// The number of colours that may be written.
public enum ColorDepth: String, Codable, Hashable, Sendable {
  /// No colours; bold and underline depend on `TerminalProfile.attributes` instead.
  case none
  /// The sixteen colours of the terminal's own palette.
  case ansi16
  /// The 256 indexed colours.
  case ansi256
  /// Exact colours of 24 bits.
  case trueColor
}

/// The capabilities of a terminal, or of a pipe or file in its place.
///
/// Two properties decide about SGR sequences: `attributes` allows weight and underlines, `color`
/// allows colour. Text for a pipe has neither, and `hyperlinks` off, so that no escape sequence is
/// written at all; `NO_COLOR` on a terminal turns off only the colours.
public struct TerminalProfile: Hashable, Sendable {
  /// The characters that frames, bullets and symbols are drawn with.
  ///
  /// The characters of the text itself stay as they are.
  public enum Characters: String, Codable, Hashable, Sendable {
    /// Box drawing characters, bullets and symbols.
    case unicode
    /// ASCII characters only.
    case ascii
  }

  /// The background of the terminal.
  public enum Background: String, Codable, Hashable, Sendable {
    /// A dark background with light text.
    case dark
    /// A light background with dark text.
    case light
    /// An unknown background; the terminal's sixteen colours are used unless a theme is chosen.
    case unknown
  }

  /// The least width that anything is drawn at, whatever the profile's width.
  public static let minimumWidth = 20
  /// The greatest width that anything is drawn at.
  public static let maximumWidth = 1_000

  /// The cells of a line; the width drawn is kept within `minimumWidth` and `maximumWidth`.
  public var width: Int
  /// The number of colours that may be written.
  public var color: ColorDepth
  /// Whether bold, dim, italic, underlined and struck-through text may be written.
  public var attributes: Bool
  /// Whether links may be written as OSC 8; otherwise addresses follow the text of the links.
  public var hyperlinks: Bool
  /// The characters to draw with.
  public var characters: Characters
  /// The background of the terminal.
  public var background: Background
  /// The theme; `nil` for the built-in one that fits `background`.
  public var theme: Theme?
  /// The protocol for pictures; `nil` for a terminal that shows none.
  public var pictures: PictureProtocol?
  /// The width of a cell in pixels, for pictures sent as pixels.
  public var cellWidth = 8
  /// The treatment of a table that is wider than the terminal.
  public var tables = TableStrategy.wrap
  /// Whether overlong lines of code are wrapped, rather than cut with a mark.
  public var wrapsCode = true
  /// Whether everything is described in words, one after the other, for a screen reader.
  ///
  /// Nothing is drawn: headings, lists, quotes, tables and controls are named, items and rows
  /// announce
  /// their position, and links and images their address.
  public var isAccessible = false
  /// Whether code is highlighted where its language is known.
  public var highlightsCode = true

  /// Creates a profile; by default that of a pipe, 80 cells wide and without escape sequences.
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

  /// The theme used for drawing.
  var drawnTheme: Theme { theme ?? ThemeChoice.auto.theme(on: background) }

  /// The width used for drawing.
  var drawnWidth: Int { min(max(width, Self.minimumWidth), Self.maximumWidth) }
}
