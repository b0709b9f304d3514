// What to send so that lines on a screen become others, without drawing again what stays.

/// The change from one drawing to another in the same place of a screen.
///
/// Drawings are outputs of a `TerminalRenderer`: each line ends with `\n` and takes one row. The
/// cursor stands at the start of the row under what was drawn, before and after.
public struct ScreenUpdate: Hashable, Sendable {
  /// What to send: lines, and the sequences `CPL`, `CNL`, `EL` and `ED`; empty when nothing changes.
  public let text: String
  /// How many lines are drawn again.
  public let drawnLineCount: Int

  /// Finds the change; lines that both drawings have in the same row are not sent.
  ///
  /// - Parameters:
  ///   - old: What stands on the screen.
  ///   - new: What is to stand there.
  ///   - below: What stands between `old` and the cursor; it is sent again only when the number of
  ///     lines above it changes.
  ///   - rowsBelow: The rows `below` takes; `nil` for one a line.
  /// - Complexity: O(*n*) in the length of the drawings.
  public init(from old: String, to new: String, below: String = "", rowsBelow: Int? = nil) {
    let oldLines = Self.lines(of: old)
    let newLines = Self.lines(of: new)
    let rowsBelow = rowsBelow ?? Self.lines(of: below).count
    var text = ""
    var count = 0
    if oldLines.count == newLines.count {
      // Rows counted up from the cursor's.
      let cursor = oldLines.count + rowsBelow
      var row = cursor
      for (index, line) in newLines.enumerated() where line != oldLines[index] {
        // Erased first: after a line as wide as the screen the cursor stands on its last cell.
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
