// The seam between the loop and whatever supplies lines: a terminal, a pipe or a script.

import CardTerminal

/// Supplies lines to a session, one at a time.
///
/// A conforming type never blocks the caller's thread: a reader over a blocking call owns a thread.
public protocol LineReader: Sendable {
  /// Reads one line.
  ///
  /// - Parameters:
  ///   - prompt: What to show before the line, and how the line is to be treated.
  ///   - completer: Offers endings for what is typed so far; `nil` offers none.
  /// - Returns: The line without its newline, or why there is none.
  func readLine(_ prompt: Prompt, completer: Completer?) async -> ReadLine

  /// Whether the last line drew more on the screen than its prompt and itself, as a list of
  /// completions does.
  var drewBesideLine: Bool { get }
}

extension LineReader {
  /// Nothing but the prompt and the line.
  public var drewBesideLine: Bool { false }
}

/// What a reader came back with.
public enum ReadLine: Hashable, Sendable {
  /// A line, without the newline that ended it; it may hold newlines of its own.
  case line(String)

  /// Ctrl-C: what was typed is thrown away.
  case interrupted

  /// Ctrl-D on an empty line, the end of the file, or a terminal that went away.
  case endOfInput
}

/// What to show before a line, and how to treat the line.
public struct Prompt: Hashable, Sendable {
  /// The text shown before the cursor; no escape sequences.
  public var text: String

  /// Whether the line is remembered for later sessions; answers to questions are not.
  public var isRecorded: Bool

  /// Creates a prompt.
  public init(text: String, isRecorded: Bool = false) {
    self.text = text
    self.isRecorded = isRecorded
  }

  /// Creates the prompt of a page: `›`, in ASCII `>`.
  public init(on page: Page, isRecorded: Bool = false) {
    self.init(
      text: page.profile.characters == .ascii ? "> " : "› ", isRecorded: isRecorded)
  }
}
