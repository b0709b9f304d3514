// The capabilities of a terminal, as plain facts, and how they follow from its environment.

import Glibc

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

extension TerminalProfile {
  /// The condition for writing escape sequences, as `--color` names it.
  public enum ColorChoice: String, CaseIterable, Codable, Hashable, Sendable {
    /// Only to a terminal that can show them.
    case auto
    /// Always, even into a pipe.
    case always
    /// Never.
    case never
  }

  /// Creates a profile from facts about the environment; only the arguments are considered.
  ///
  /// The option takes precedence over the environment. `NO_COLOR` (not empty) and `CLICOLOR=0` turn
  /// off
  /// colours, but not bold and underline on a terminal; `CLICOLOR_FORCE` (not empty, not `0`)
  /// writes
  /// escapes into a pipe as well. `TERM=dumb`, or none, gets no escapes unless they are forced.
  /// Colour
  /// depth comes from `COLORTERM`, `TERM` and the names of terminals; links from terminals known
  /// to draw OSC 8, or from `FORCE_HYPERLINK`; the background from `COLORFGBG`. ASCII replaces box
  /// drawing when the first of `LC_ALL`, `LC_CTYPE` and `LANG` that is set names no UTF-8 charset.
  /// Pictures are sent to terminals known to show them, or as `BEHEST_PICTURES` says (`kitty`,
  /// `iterm2`, `sixel`, `none`); `BEHEST_ACCESSIBLE` (not empty, not `0`) turns on output for
  /// screen
  /// readers.
  ///
  /// - Parameters:
  ///   - environment: The environment variables by name.
  ///   - isTerminal: Whether the output is a terminal.
  ///   - columns: The width that the terminal reports; `nil` when it reports none.
  ///   - color: The value of the option `--color`.
  ///   - width: The value of the option `--width`; then `COLUMNS`, `columns` and 80 apply, in this
  ///     order.
  public init(
    environment: [String: String], isTerminal: Bool, columns: Int? = nil,
    color: ColorChoice = .auto, width: Int? = nil
  ) {
    let facts = Environment(variables: environment)
    let isForced = color == .always || (facts.isForced && !facts.asksForNoColor)
    let hasEscapes: Bool
    switch color {
    case .always: hasEscapes = true
    case .never: hasEscapes = false
    case .auto: hasEscapes = isForced || (isTerminal && !facts.isDumb)
    }
    let hasColor = hasEscapes && (color == .always || !facts.asksForNoColor)
    self.init(
      width: width ?? facts.columns ?? columns.flatMap { $0 > 0 ? $0 : nil } ?? 80,
      color: hasColor ? facts.depth(isForced: isForced) : .none,
      attributes: hasEscapes,
      hyperlinks: hasEscapes && facts.drawsHyperlinks,
      characters: facts.isUnicode ? .unicode : .ascii,
      background: facts.background)
    isAccessible = facts.isAccessible
    if isTerminal, hasEscapes { pictures = facts.pictures }
  }
}

/// The facts that a profile needs, from environment variables.
private struct Environment {
  let variables: [String: String]

  /// The value of a variable that is set and not empty.
  private subscript(name: String) -> String? {
    variables[name].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether output for screen readers is wanted.
  var isAccessible: Bool { self["BEHEST_ACCESSIBLE"].map { $0 != "0" } ?? false }

  /// The protocol of a terminal known to show pictures; `nil` within multiplexers, which pass none
  /// on.
  var pictures: PictureProtocol? {
    switch self["BEHEST_PICTURES"]?.lowercased() {
    case "kitty": return .kitty
    case "iterm2": return .iTerm2
    case "sixel": return .sixel
    case "none": return nil
    default: break
    }
    if term.hasPrefix("screen") || term.hasPrefix("tmux") { return nil }
    if self["KITTY_WINDOW_ID"] != nil || term.holds("kitty") || term.holds("ghostty")
      || program == "ghostty"
    {
      return .kitty
    }
    if ["iTerm.app", "WezTerm"].contains(program) { return .iTerm2 }
    // Konsole shows Sixel from version 22.04.0, written as 220400.
    let konsole = self["KONSOLE_VERSION"].flatMap { Int($0) } ?? 0
    let isKnown = ["foot", "mlterm", "contour", "yaft"].contains { term.hasPrefix($0) }
    return isKnown || konsole >= 220_400 ? .sixel : nil
  }

  private var term: String { self["TERM"] ?? "" }
  private var program: String { self["TERM_PROGRAM"] ?? "" }

  var isDumb: Bool { term.isEmpty || term == "dumb" }
  var asksForNoColor: Bool { self["NO_COLOR"] != nil || self["CLICOLOR"] == "0" }
  var isForced: Bool { self["CLICOLOR_FORCE"].map { $0 != "0" } ?? false }
  var columns: Int? { self["COLUMNS"].flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } }

  var isUnicode: Bool {
    guard let locale = self["LC_ALL"] ?? self["LC_CTYPE"] ?? self["LANG"] else { return true }
    let name = locale.lowercased()
    return name.holds("utf-8") || name.holds("utf8")
  }

  func depth(isForced: Bool) -> ColorDepth {
    let colorTerm = self["COLORTERM"]?.lowercased() ?? ""
    let modern = ["kitty", "alacritty", "foot", "ghostty", "wezterm", "contour"]
    if colorTerm == "truecolor" || colorTerm == "24bit" || term.holds("direct")
      || self["WT_SESSION"] != nil || modern.contains(where: term.holds)
      || ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(program)
    {
      return .trueColor
    }
    if term.holds("256color") || program == "Apple_Terminal" { return .ansi256 }
    let monochrome = ["vt1", "vt2", "vt3", "vt5"].contains { term.hasPrefix($0) }
    return monochrome && !isForced ? .none : .ansi16
  }

  /// Whether the terminal is known to support OSC 8, rather than print it as text.
  var drawsHyperlinks: Bool {
    if let forced = self["FORCE_HYPERLINK"] { return forced != "0" }
    if term == "linux" || isDumb { return false }
    if term.hasPrefix("screen") || term.hasPrefix("tmux") { return isLinkingMultiplexer }
    return (self["VTE_VERSION"].flatMap { Int($0) } ?? 0) >= 5000
      || ["iTerm.app", "WezTerm", "vscode", "ghostty"].contains(program)
      || ["KITTY_WINDOW_ID", "WT_SESSION", "KONSOLE_VERSION"].contains { self[$0] != nil }
      || ["kitty", "foot", "alacritty", "ghostty", "wezterm", "contour"].contains {
        term.contains($0)
      }
  }

  /// Whether the terminal is tmux 3.4 or later, which passes links on; GNU Screen does not.
  private var isLinkingMultiplexer: Bool {
    guard program == "tmux", let version = self["TERM_PROGRAM_VERSION"] else { return false }
    let numbers = version.split(separator: ".").map { part in
      Int(part.prefix { $0.isNumber }) ?? 0
    }
    let (major, minor) = (numbers.first ?? 0, numbers.dropFirst().first ?? 0)
    return major > 3 || (major == 3 && minor >= 4)
  }

  /// The background by the last number of `COLORFGBG`: dark below 7 and at 8.
  var background: TerminalProfile.Background {
    guard let last = self["COLORFGBG"]?.split(separator: ";").last, let index = Int(last) else {
      return .unknown
    }
    switch index {
    case 0...6, 8: return .dark
    case 7, 9...15: return .light
    default: return .unknown
    }
  }
}

extension String {
  /// Returns whether the text contains another one, byte for byte.
  ///
  /// `contains` does the same, but builds a table first, which takes longer than drawing a short
  /// text.
  fileprivate func holds(_ part: String) -> Bool {
    strstr(self, part) != nil
  }
}
