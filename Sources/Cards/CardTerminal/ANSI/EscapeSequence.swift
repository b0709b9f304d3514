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
  /// The sequence that asks for the cursor's place, `DSR`; the report is a key sequence that ends in `R`.
  package static let askForCursor = "\u{1B}[6n"
  /// The sequence that moves the cursor to the top left cell.
  package static let home = "\u{1B}[H"
  /// The sequence that begins a synchronized update, shown all at once.
  package static let beginUpdate = "\u{1B}[?2026h"
  /// The sequence that ends a synchronized update.
  package static let endUpdate = "\u{1B}[?2026l"

  /// Cuts what reaches the right edge, instead of going on in the next row.
  package static let wrappingOff = "\u{1B}[?7l"
  /// Goes on in the next row at the right edge, as usual.
  package static let wrappingOn = "\u{1B}[?7h"

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

extension EscapeSequence {
  /// Returns a text with foreground and background exchanged, whatever the terminal; its end resets
  /// every look.
  package static func reversed(_ text: some StringProtocol) -> String {
    looks("7") + text + looks("")
  }
}

extension TerminalProfile {
  /// Returns a text in the look of a role, as far as the terminal can show it; the text must be
  /// filtered already.
  ///
  /// Words outside cards have it; without a chosen theme they have the terminal's own colours.
  public func styled(_ text: String, _ role: Theme.Role) -> String {
    let (begin, end) = sequences(of: role)
    return begin + text + end
  }

  /// Returns a text with foreground and background exchanged, if the terminal can show it; the text
  /// must be filtered already.
  public func reversed(_ text: String) -> String {
    attributes ? EscapeSequence.reversed(text) : text
  }

  /// Returns the sequences that begin and end the look of a role in words outside cards; empty ones
  /// for a role without a look.
  package func sequences(of role: Theme.Role) -> (begin: String, end: String) {
    guard attributes || color != .none else { return ("", "") }
    let look = (theme ?? .unchosen)[role]
    var shown = attributes ? look.attributes : []
    // Weight tells a role apart whose colour cannot be shown.
    if attributes, color == .none, theme != nil, look.color != nil, shown.isEmpty {
      shown = Theme.plain[role].attributes
    }
    var (begin, end): ([String], [String]) = ([], [])
    for (attribute, code) in Attributes.codes where shown.contains(attribute) {
      begin.append("\(code)")
      // One parameter ends both bold and dim.
      end.append(code < 3 ? "22" : "2\(code)")
    }
    for (swatch, code) in [(look.color, "39"), (look.background, "49")] {
      guard let text = swatch?.parameters(color, isBackground: code == "49"), !text.isEmpty else {
        continue
      }
      begin.append(text)
      end.append(code)
    }
    guard !begin.isEmpty else { return ("", "") }
    return (
      EscapeSequence.looks(begin.joined(separator: ";")),
      EscapeSequence.looks(end.joined(separator: ";"))
    )
  }
}
