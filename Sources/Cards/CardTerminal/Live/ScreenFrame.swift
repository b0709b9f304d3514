// A whole screen as rows, and what changes one into another.

/// The content of a whole screen: its rows, and the place of the cursor.
package struct ScreenFrame: Hashable, Sendable {
  /// A cell of the screen, counted from 0.
  package struct Cell: Hashable, Sendable {
    /// The index of the row.
    package var row: Int
    /// The index of the column.
    package var column: Int

    /// Creates a cell.
    package init(row: Int, column: Int) {
      self.row = row
      self.column = column
    }
  }

  /// The rows from top to bottom, none wider than the screen: text, SGR sequences and OSC 8 links.
  package var rows: [String]
  /// The place of the cursor; `nil` hides it.
  package var cursor: Cell?

  /// Creates a frame.
  package init(rows: [String], cursor: Cell? = nil) {
    self.rows = rows
    self.cursor = cursor
  }

  /// Returns the text that draws the frame over another one; only changed rows are sent.
  ///
  /// - Parameter old: The frame on the screen; `nil` when its content is unknown. It has as many
  ///   rows.
  package func text(over old: ScreenFrame?) -> String {
    guard self != old else { return "" }
    var text = EscapeSequence.beginUpdate + (old?.cursor == nil ? "" : EscapeSequence.hideCursor)
    if old == nil { text += EscapeSequence.eraseScreen }
    for (index, row) in rows.enumerated() where old == nil || old?.rows[index] != row {
      // The row is erased first, since after a full line the cursor is on its last cell.
      text += EscapeSequence.move(toRow: index) + EscapeSequence.eraseLine + row
    }
    if let cursor {
      text += EscapeSequence.move(toRow: cursor.row, column: cursor.column)
      text += EscapeSequence.showCursor
    } else if old == nil {
      text += EscapeSequence.hideCursor
    }
    return text + EscapeSequence.endUpdate
  }
}
