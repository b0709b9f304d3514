// Updates lines on a screen without drawing the unchanged ones again.

/// A change from one drawing to another in the same place of a screen.
///
/// Drawings are outputs of a `TerminalRenderer`: each line ends with `\n` and takes one row. The cursor is at the start of the row below the drawing, before and after.
public struct ScreenUpdate: Hashable, Sendable {
  /// The text to send: lines, and the sequences `CPL`, `CNL`, `EL` and `ED`; empty for no change.
  public let text: String
  /// The number of lines drawn again.
  public let drawnLineCount: Int

  /// Creates the change between two drawings; lines that are equal in both are not sent.
  ///
  /// - Parameters:
  ///   - old: The drawing on the screen.
  ///   - new: The drawing to replace it.
  ///   - below: The text between `old` and the cursor; it is sent again only when the number of
  ///     lines above it changes.
  ///   - rowsBelow: The rows that `below` takes; `nil` for one for each line.
  /// - Complexity: O(*n*) in the length of the drawings.
  public init(from old: String, to new: String, below: String = "", rowsBelow: Int? = nil) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let rowsBelow = rowsBelow ?? Self.lines(of: below).count
    var text = ""
    var count = 0
    if oldLines.count == newLines.count {
      // Rows are counted from the cursor's upwards.
      let cursor = oldLines.count + rowsBelow
      var row = cursor
      for (index, line) in newLines.enumerated() where line != oldLines[index] {
        // Erased first: after a line as wide as the screen the cursor stays on the last cell.
        text += EscapeSequence.move(by: index - row) + EscapeSequence.eraseLine + line
        row = index
        count += 1
      }
      if count > 0 { text += EscapeSequence.move(by: cursor - row) }
    } else {
      var first = 0
      while first < min(oldLines.count, newLines.count), oldLines[first] == newLines[first] {
        first += 1
      }
      text =
        EscapeSequence.move(by: first - oldLines.count - rowsBelow) + EscapeSequence.eraseBelow
      for line in newLines[first...] { text += line + "\n" }
      text += below
      count = newLines.count - first
    }
    self.text = text
    drawnLineCount = count
  }

  private static func lines(of drawing: String) -> [Substring] {
    var lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}
