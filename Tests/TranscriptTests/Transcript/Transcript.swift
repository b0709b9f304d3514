// What a transcript says: commands, what they print, and how they end.

/// Commands with their expected output, in the order in which they run.
///
/// The text form is described in `Fixtures/Transcripts/README.md`.
struct Transcript: Hashable, Sendable {
  /// The pieces of the file, comments and blank lines included, so that rewriting keeps them.
  var parts: [Part]

  /// One piece of a transcript.
  enum Part: Hashable, Sendable {
    /// A blank line or a line that begins with `#`.
    case comment(String)
    /// A command without a terminal.
    case command(Command)
    /// A program at a terminal.
    case session(Session)
  }

  /// A command run by `sh -c` with its streams caught one by one.
  struct Command: Hashable, Sendable {
    /// The text for the shell; may have several lines.
    var text: String
    var output: Output
    var errorOutput: Output
    /// The exit status; 128 + the signal's number when a signal ended it.
    var status: Int
  }

  /// Lines of a stream.
  struct Output: Hashable, Sendable {
    /// The lines without their line feeds.
    var lines: [String]
    /// Whether the last line ends with a line feed, as it should.
    var isTerminated = true
  }

  /// A program at a pseudo-terminal.
  struct Session: Hashable, Sendable {
    /// The text for the shell.
    var text: String
    var size: TerminalSize
    /// What is done at the terminal; the first step is `.start`.
    var steps: [Step]
    var status: Int
  }

  /// One act at the terminal, and what it changes on the screen.
  struct Step: Hashable, Sendable {
    var act: Act
    /// The lines of the terminal from the first one that changed, without spaces at line ends.
    var screen: [String]
  }

  /// What can be done at a terminal.
  enum Act: Hashable, Sendable {
    case start
    /// Text and Enter.
    case line(String)
    /// Keys as they are: `fin<Tab>`, `<C-c>`.
    case keys(String)
    case resize(TerminalSize)
    /// A shell command beside the session, in the same home.
    case outside(String)
  }
}

/// The size of a terminal in cells.
struct TerminalSize: Hashable, Sendable, CustomStringConvertible {
  var columns: Int
  var rows: Int

  /// What a terminal opens with.
  static let standard = TerminalSize(columns: 80, rows: 24)

  /// Makes a size.
  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Reads `40x20`: columns, then rows.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else { return nil }
    self.init(columns: columns, rows: rows)
  }

  var description: String { "\(columns)x\(rows)" }
}
