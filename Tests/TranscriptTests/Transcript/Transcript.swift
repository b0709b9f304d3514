// A transcript: commands, their output, and their exit statuses.

/// A list of commands with their expected output, in the order in which they run.
///
/// The text form is described in `Fixtures/Transcripts/README.md`.
struct Transcript: Hashable, Sendable {
  /// The parts of the file, comments and blank lines included, so that rewriting keeps them.
  var parts: [Part]

  /// A part of a transcript.
  enum Part: Hashable, Sendable {
    /// A blank line or a line that begins with `#`.
    case comment(String)
    /// A command without a terminal.
    case command(Command)
    /// A program at a terminal.
    case session(Session)
  }

  /// A command run by `sh -c`, with its streams captured separately.
  struct Command: Hashable, Sendable {
    /// The command for the shell; may have several lines.
    var text: String
    var output: Output
    var errorOutput: Output
    /// The exit status; 128 + the signal's number when a signal ended it.
    var status: Int
  }

  /// The lines of a stream.
  struct Output: Hashable, Sendable {
    /// The lines without their line feeds.
    var lines: [String]
    /// Whether the last line ends with a line feed, as it should.
    var isTerminated = true
  }

  /// A program at a pseudo-terminal.
  struct Session: Hashable, Sendable {
    /// The command for the shell.
    var text: String
    var size: TerminalSize
    /// Whether the lines have the looks of their words.
    var showsLooks = false
    /// The word before the command of a session with looks.
    static let looks = "looks "
    /// The steps at the terminal; the first one is `.start`.
    var steps: [Step]
    var status: Int
  }

  /// An action at the terminal, and its effect on the screen.
  struct Step: Hashable, Sendable {
    var act: Act
    /// The lines of the terminal from the first one that changed, without trailing spaces.
    var screen: [String]
  }

  /// An action at a terminal.
  enum Act: Hashable, Sendable {
    case start
    /// A line of text and Enter.
    case line(String)
    /// Keys without Enter: `fin<Tab>`, `<C-c>`.
    case keys(String)
    case resize(TerminalSize)
    /// A shell command beside the session, in the same home directory.
    case outside(String)
  }
}

/// The size of a terminal in cells.
struct TerminalSize: Hashable, Sendable, CustomStringConvertible {
  var columns: Int
  var rows: Int

  /// The initial size of a terminal.
  static let standard = TerminalSize(columns: 80, rows: 24)

  /// Creates a size.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates a size from `40x20`: columns, then rows.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  var description: String { "\(columns)x\(rows)" }
}
