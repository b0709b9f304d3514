// Collects the facts about the streams, the terminal and the environment once.

public import CardTerminal
import Glibc

/// The facts about the streams, the terminal and the environment.
public struct TerminalFacts: Sendable {
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool

  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool

  /// The environment variables, by name.
  public var environment: [String: String]

  /// The size that the terminal reports; `nil` without one.
  public var size: TerminalSize?

  /// The background that the terminal reports; `nil` when it was not asked or did not answer.
  public var background: TerminalProfile.Background?

  /// A function that returns the theme chosen for a background; `nil` for the built-in theme.
  public var theme: (@Sendable (TerminalProfile.Background) -> Theme)?

  /// Whether the syntax of code is highlighted.
  public var highlightsCode = true

  /// Whether the terminal reports support for Sixel graphics.
  public var showsSixel = false

  /// Creates facts, as in tests; `current()` finds those of the process.
  public init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, errorIsTerminal: Bool,
    environment: [String: String] = [:], size: TerminalSize? = nil
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.environment = environment
    self.size = size
  }

  /// Returns the facts of this process.
  public static func current(environment: [String: String]) -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      environment: environment,
      size: TerminalSize.current())
  }

  /// Whether a question can be asked: a person can read it and type an answer.
  public var canAsk: Bool { inputIsTerminal && errorIsTerminal }

  /// Whether the terminal can move its cursor, according to `TERM`.
  public var canMoveCursor: Bool { outputIsTerminal && term != "dumb" && term != "" }

  /// Returns the profile of a stream, according to the environment and the options.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - color: The `--color` option.
  ///   - width: The `--width` option.
  public func profile(
    isTerminal: Bool, color: TerminalProfile.ColorChoice, width: Int?
  ) -> TerminalProfile {
    var profile = TerminalProfile(
      environment: environment, isTerminal: isTerminal, columns: size?.columns, color: color,
      width: width)
    if let background { profile.background = background }
    profile.theme = theme?(profile.background)
    profile.highlightsCode = highlightsCode
    if let cellWidth = size?.cellWidth { profile.cellWidth = cellWidth }
    let mayShow = isTerminal && profile.attributes && environment["BEHEST_PICTURES"] != "none"
    if showsSixel, mayShow, profile.pictures == nil { profile.pictures = .sixel }
    return profile
  }

  private var term: String { environment["TERM"] ?? "" }
}

/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a row.
  public var columns: Int

  /// The number of rows on the screen.
  public var rows: Int

  /// The width of a cell in pixels; `nil` when the terminal does not report it.
  public var cellWidth: Int?

  /// Creates a size from columns and rows.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Returns the size of the terminal on standard output, error or input, the first that is one.
  public static func current() -> TerminalSize? {
    for descriptor in [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO] {
      var size = winsize()
      if ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 {
        var found = TerminalSize(columns: Int(size.ws_col), rows: Int(size.ws_row))
        let cellWidth = Int(size.ws_xpixel) / found.columns
        if (4...64).contains(cellWidth) { found.cellWidth = cellWidth }
        return found
      }
    }
    return nil
  }
}
