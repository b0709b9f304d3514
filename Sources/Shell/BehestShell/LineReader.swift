// The interface between a session and its source of lines: a terminal, a pipe or a script.

import CardTerminal

/// A source of lines for a session, one at a time.
///
/// A conforming type must not block the caller's thread: a reader over a blocking call owns a
/// thread.
public protocol LineReader: Sendable {
  /// Reads one line.
  ///
  /// - Parameters:
  ///   - prompt: The prompt before the line, which also says whether the line is recorded.
  ///   - completer: Offers completions of the text typed so far; `nil` offers none.
  /// - Returns: The line without its newline, or the reason why there is none.
  func readLine(_ prompt: Prompt, completer: Completer?) async -> ReadLine

  /// Whether more than the prompt and the line was drawn, such as a list of completions.
  var drewBesideLine: Bool { get }
}

extension LineReader {
  /// The default value, `false`: only the prompt and the line are drawn.
  public var drewBesideLine: Bool { false }
}

/// The result of reading a line.
public enum ReadLine: Hashable, Sendable {
  /// A line, without the newline that ended it; it may contain other newlines.
  case line(String)

  /// Ctrl-C was typed, which discards the line.
  case interrupted

  /// Ctrl-D on an empty line, the end of the file, or the loss of the terminal.
  case endOfInput
}

/// The prompt before a line, with instructions for the line.
public struct Prompt: Hashable, Sendable {
  /// The text shown before the cursor; no escape sequences.
  public var text: String

  /// Whether the line is recorded for later sessions; answers to questions are not.
  public var isRecorded: Bool

  /// Whether the line is not shown as it is typed, such as a password.
  public var isSecret: Bool

  /// Creates a prompt.
  public init(text: String, isRecorded: Bool = false, isSecret: Bool = false) {
    self.text = text
    self.isRecorded = isRecorded
    self.isSecret = isSecret
  }

  /// Creates the prompt of a page: `›`, in ASCII `>`.
  ///
  /// - Parameter focus: The name of the app in focus, which the prompt begins with; `nil` for none.
  public init(
    on page: Page, focus: String? = nil, isRecorded: Bool = false, isSecret: Bool = false
  ) {
    let mark = page.profile.characters == .ascii ? "> " : "› "
    self.init(
      text: (focus.map { page.plain($0) + " " } ?? "") + mark, isRecorded: isRecorded,
      isSecret: isSecret)
  }

  /// Returns what a line looks like while it is typed: a secret one is as many asterisks as bytes.
  package func shown(_ line: String) -> String {
    isSecret ? String(repeating: "*", count: line.utf8.count) : line
  }
}
