// The escape sequences sent to terminals; no other file spells one.

/// Escape sequences as defined by ECMA-48 and xterm.
///
/// `ANSIWriter` chooses those of cards; styled words and whole screens use these directly.
package enum EscapeSequence {
  /// The first byte of every sequence.
  package static let escape: UInt8 = 0x1B
  /// The beginning of a control sequence, `CSI`.
  package static let control = "\u{1B}["
  /// The beginning of an operating system command, `OSC`.
  package static let command = "\u{1B}]"
  /// The end of a command or of a string of data, `ST`.
  package static let terminator = "\u{1B}\\"

  /// The sequence that erases the line from the cursor on.
  package static let eraseLine = "\u{1B}[K"
  /// The sequence that erases the screen from the cursor on.
  package static let eraseBelow = "\u{1B}[J"
  /// The sequence that erases the whole screen.
  package static let eraseScreen = "\u{1B}[2J"
  /// The sequence that remembers the cursor's place on the screen.
  package static let saveCursor = "\u{1B}7"
  /// The sequence that puts the cursor back to where it was saved.
  package static let restoreCursor = "\u{1B}8"
  /// The sequence that moves the cursor to the top left cell.
  package static let home = "\u{1B}[H"
  /// The sequence that begins a synchronized update, shown all at once.
  package static let beginUpdate = "\u{1B}[?2026h"
  /// The sequence that ends a synchronized update.
  package static let endUpdate = "\u{1B}[?2026l"

  /// The sequences that enter the alternate screen, hide the cursor and turn off line wrapping.
  package static let enterScreen: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// The sequences that leave the alternate screen and restore the cursor and line wrapping.
  package static let leaveScreen: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// The sequence that turns off bracketed paste.
  package static let endPasteMarks: StaticString = "\u{1B}[?2004l"

  /// Returns the sequence that sets SGR parameters, such as `1;31`; empty parameters reset all.
  package static func looks(_ parameters: String) -> String { "\u{1B}[\(parameters)m" }

  /// The sequence that hides the cursor.
  package static let hideCursor = "\u{1B}[?25l"
  /// The sequence that shows the cursor.
  package static let showCursor = "\u{1B}[?25h"

  /// The sequences that enter a screen on which text is typed: as `enterScreen`, and pastes marked.
  package static let enterEditor: StaticString =
    "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[?2004h"
  /// The sequences that leave a screen on which text is typed.
  package static let leaveEditor: StaticString =
    "\u{1B}[?2004l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"

  /// Returns the sequence that moves the cursor to a cell, the first of the row by default.
  ///
  /// Rows and columns are counted from 0.
  package static func move(toRow row: Int, column: Int = 0) -> String {
    "\u{1B}[\(row + 1);\(column + 1)H"
  }

  /// Returns the sequence that moves the cursor within its row to a column, counted from 0.
  package static func move(toColumn column: Int) -> String { "\u{1B}[\(column + 1)G" }

  /// Returns the sequence that moves the cursor to the start of a line, `rows` lower or higher.
  package static func move(by rows: Int) -> String {
    rows == 0 ? "\r" : rows < 0 ? "\u{1B}[\(-rows)F" : "\u{1B}[\(rows)E"
  }
}

/// A style of single words outside cards: of a title, a location, a mark.
public enum WordLook: Hashable, Sendable {
  /// A weight that sets words off from the text around them.
  case bold, dim
  /// Foreground and background exchanged.
  case reversed
  /// One of the terminal's own sixteen colours.
  case red, green, yellow, cyan

  /// The SGR parameters that begin and end the look; reversed text resets everything at its end.
  private var parameters: (begin: String, end: String) {
    switch self {
    case .bold: ("1", "22")
    case .dim: ("2", "22")
    case .reversed: ("7", "")
    case .red: ("31", "39")
    case .green: ("32", "39")
    case .yellow: ("33", "39")
    case .cyan: ("36", "39")
    }
  }

  /// Returns a text in the look, whatever the terminal; the text must be filtered already.
  package func around(_ text: some StringProtocol) -> String {
    EscapeSequence.looks(parameters.begin) + text + EscapeSequence.looks(parameters.end)
  }
}

extension TerminalProfile {
  /// Returns a text in a look if the terminal can show it; the text must be filtered already.
  public func styled(_ text: String, _ look: WordLook) -> String {
    switch look {
    case .bold, .dim, .reversed: attributes ? look.around(text) : text
    case .red, .green, .yellow, .cyan: color == .none ? text : look.around(text)
    }
  }
}
