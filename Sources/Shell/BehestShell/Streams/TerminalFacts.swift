// Learns once what the streams are attached to and what the environment asks for.

public import CardTerminal
import Glibc

/// What is known about the streams, the terminal and the environment.
public struct TerminalFacts: Sendable {
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool

  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool

  /// The environment, by name.
  public var environment: [String: String]

  /// The columns and rows the terminal says it has; `nil` without one.
  public var size: TerminalSize?

  /// What the terminal says its text stands on; `nil` when it was not asked or did not say.
  public var background: TerminalProfile.Background?

  /// The theme a person wants on a background; `nil` for the built-in one that fits.
  public var theme: (@Sendable (TerminalProfile.Background) -> Theme)?

  /// Whether the words of code are told apart by looks.
  public var highlightsCode = true

  /// Whether the terminal says that it shows Sixel graphics.
  public var showsSixel = false

  /// Creates facts; tests give them, `current()` finds them.
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

  /// The facts of this process.
  public static func current(environment: [String: String]) -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      environment: environment,
      size: TerminalSize.current())
  }

  /// Whether a question may be put: somebody can read it and somebody can type.
  public var canAsk: Bool { inputIsTerminal && errorIsTerminal }

  /// Whether `TERM` says the terminal can move its cursor.
  public var canMoveCursor: Bool { outputIsTerminal && term != "dumb" && term != "" }

  /// The profile of a stream: what the environment and the options say about it.
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
  /// Cells in a row.
  public var columns: Int

  /// Rows on the screen.
  public var rows: Int

  /// Pixels of a cell from side to side; `nil` where the terminal does not say.
  public var cellWidth: Int?

  /// Creates a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// The size of the terminal on standard output, error or input, whichever answers first.
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
