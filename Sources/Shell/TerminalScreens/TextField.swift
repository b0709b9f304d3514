// A single line that is edited in a row of the screen, and scrolled sideways.

package import BehestShell
import CardTerminal

/// A line of text that is edited in a row.
package struct TextField: Sendable {
  /// The text and the cursor; it has one line.
  package private(set) var buffer: TextBuffer
  /// Whether the next character replaces the whole text.
  package private(set) var isSelected = false
  private var first = 0

  /// Creates a field with a text and the cursor at its end.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds in it become spaces.
  ///   - isSelected: Whether the first character that is typed replaces it.
  package init(_ text: String = "", isSelected: Bool = false) {
    buffer = TextBuffer(Self.oneLine(text))
    buffer.move(to: buffer.end)
    self.isSelected = isSelected && !buffer.isEmpty
  }

  /// The text of the field.
  package var text: String { buffer.text }

  /// Handles a key; returns `false` for one that means nothing to a line.
  package mutating func handle(_ key: TerminalKey) -> Bool {
    switch key {
    case .character, .paste, .backspace, .delete:
      if isSelected {
        while !buffer.isEmpty { _ = buffer.handle(.control("u")) }
      }
    default: break
    }
    let wasSelected = isSelected
    isSelected = false
    switch key {
    case .paste(let text): return buffer.handle(.paste(Self.oneLine(text)))
    case .backspace where wasSelected, .delete where wasSelected: return true
    case .top: return buffer.handle(.home)
    case .bottom: return buffer.handle(.end)
    default: return buffer.handle(key)
    }
  }

  private static func oneLine(_ text: String) -> String {
    TextBuffer.typable(text).split(separator: "\n").joined(separator: " ")
  }

  /// Returns the part of the line that fits into a row with the cursor in it.
  ///
  /// - Parameter width: The greatest width, at least 2; the last cell is left for the cursor.
  /// - Returns: The text, and the column of the cursor.
  package mutating func row(width: Int) -> (text: String, cursor: Int) {
    let room = max(1, width - 1)
    let line = buffer.lines[0]
    let offset = buffer.cursor.offset
    if first > offset || first > line.count { first = offset }
    // A step at a time, so that the characters around the cursor are seen.
    while first < offset, cells(line, first..<offset) > room {
      first = buffer.boundary(after: first, in: 0)
    }
    while first > 0 {
      let before = buffer.boundary(before: first, in: 0)
      guard cells(line, before..<line.count) <= room else { break }
      first = before
    }
    let text = TerminalText.drawn(line, first..<line.count, tabWidth: 1).text
    return (
      TerminalText.truncated(text, to: max(1, width), ellipsis: ""), cells(line, first..<offset)
    )
  }

  private func cells(_ line: [UInt8], _ range: Range<Int>) -> Int {
    TerminalText.drawn(line, range, tabWidth: 1).cells
  }
}
