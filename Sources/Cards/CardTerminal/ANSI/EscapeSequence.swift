// The escape sequences that terminals are sent; no other file spells one.

/// Escape sequences as ECMA-48 and xterm have them.
///
/// Those of cards are chosen by `ANSIWriter`; single words and whole screens take theirs from here.
package enum EscapeSequence {
  /// The byte every sequence begins with.
  package static let escape: UInt8 = 0x1B
  /// The beginning of a control sequence, `CSI`.
  package static let control = "\u{1B}["
  /// The beginning of a command to the terminal's system, `OSC`.
  package static let command = "\u{1B}]"
  /// The end of a command or of a string of data, `ST`.
  package static let terminator = "\u{1B}\\"

  /// Erases the line from the cursor on.
  package static let eraseLine = "\u{1B}[K"
  /// Erases the screen from the cursor on.
  package static let eraseBelow = "\u{1B}[J"
  /// Erases the whole screen.
  package static let eraseScreen = "\u{1B}[2J"
  /// Moves the cursor to the first cell of the screen.
  package static let home = "\u{1B}[H"
  /// Begins a change of the screen that is shown all at once.
  package static let beginUpdate = "\u{1B}[?2026h"
  /// Ends a change of the screen that is shown all at once.
  package static let endUpdate = "\u{1B}[?2026l"

  /// Goes to the alternate screen, without a cursor; a line that is too long is cut.
  package static let enterScreen: StaticString = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l"
  /// Goes back from the alternate screen.
  package static let leaveScreen: StaticString = "\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l"
  /// Has the terminal tell no more where pasted text begins and ends.
  package static let endPasteMarks: StaticString = "\u{1B}[?2004l"

  /// Sets the looks that SGR parameters name, such as `1;31`; none for plain text.
  package static func looks(_ parameters: String) -> String { "\u{1B}[\(parameters)m" }

  /// Moves the cursor to the first cell of a row, counted from 0.
  package static func move(toRow row: Int) -> String { "\u{1B}[\(row + 1);1H" }

  /// Moves the cursor to the first cell of a row that is `rows` rows lower; higher, where negative.
  package static func move(by rows: Int) -> String {
    rows == 0 ? "\r" : rows < 0 ? "\u{1B}[\(-rows)F" : "\u{1B}[\(rows)E"
  }
}

/// A look of single words beside cards: of a title, a place, a mark.
public enum WordLook: Hashable, Sendable {
  /// The weight that tells words from those around them.
  case bold, dim
  /// The terminal's two colours exchanged.
  case reversed
  /// A colour of the terminal's own sixteen.
  case red, green, yellow, cyan

  /// The SGR parameters that begin the look and end it; reversed words have no other look to keep.
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

  /// The text in the look, whatever the terminal; it must be harmless already.
  package func around(_ text: some StringProtocol) -> String {
    EscapeSequence.looks(parameters.begin) + text + EscapeSequence.looks(parameters.end)
  }
}

extension TerminalProfile {
  /// Returns a text in a look where the terminal can show it; the text must be harmless already.
  public func styled(_ text: String, _ look: WordLook) -> String {
    switch look {
    case .bold, .dim, .reversed: attributes ? look.around(text) : text
    case .red, .green, .yellow, .cyan: color == .none ? text : look.around(text)
    }
  }
}
