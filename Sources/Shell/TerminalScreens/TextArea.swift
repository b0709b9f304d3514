// A text that is edited in a rectangle of the screen: wrapped between words, and scrolled.

package import BehestShell
package import CardTerminal

/// A text in a rectangle, where it is edited.
///
/// Only the lines that are seen are laid out. The last column is left for the cursor and for spaces
/// at which a line is wrapped.
package struct TextArea: Sendable {
  /// The text and the cursor.
  package var buffer: TextBuffer

  /// The number of cells after which a tab stop follows.
  private static let tabWidth = 4

  private var width = 80
  private var height = 24
  private var top = Row()
  /// The column that the cursor keeps while it moves between rows; `nil` for its own.
  private var column: Int?
  /// The offsets at which the rows of laid out lines begin, by line.
  private var layouts: [Int: [Int]] = [:]
  private var layoutRevision = 0

  /// A row of the layout: a line, and which of its rows it is.
  private struct Row: Hashable, Comparable {
    var line = 0
    var row = 0

    static func < (one: Row, other: Row) -> Bool { (one.line, one.row) < (other.line, other.row) }
  }

  /// Creates an area with a text, whose beginning is seen.
  package init(_ text: String) {
    buffer = TextBuffer(text)
  }

  /// The index of the line that the cursor is on.
  package var cursorLine: Int { buffer.cursor.line }

  /// The index of the line at the top.
  package var topLine: Int { top.line }

  /// Replaces the whole text, which can be undone; the cursor stays where it is, as far as it can.
  package mutating func replaceText(with text: String) {
    let cursor = buffer.cursor
    buffer.replace(TextBuffer.Position(), buffer.end, with: Array(text.utf8), .other)
    buffer.move(to: cursor)
  }

  // MARK: Keys

  /// Handles a key; returns `false` for one that means nothing to a text.
  package mutating func handle(_ key: TerminalKey) -> Bool {
    switch key {
    case .up: moveRows(by: -1)
    case .down: moveRows(by: 1)
    case .pageUp: movePage(by: -1)
    case .pageDown: movePage(by: 1)
    default:
      column = nil
      switch key {
      case .enter: buffer.insert("\n")
      case .tab: buffer.insert(String(repeating: " ", count: Self.tabWidth))
      case .top: buffer.move(to: TextBuffer.Position())
      case .bottom: buffer.move(to: buffer.end)
      default: return buffer.handle(key)
      }
    }
    return true
  }

  private mutating func movePage(by direction: Int) {
    let count = max(1, height - 1) * direction
    top = row(top, movedBy: count)
    moveRows(by: count)
  }

  private mutating func moveRows(by count: Int) {
    let here = row(of: buffer.cursor)
    let wanted = column ?? cell(of: buffer.cursor, in: here)
    let there = row(here, movedBy: count)
    if there == here {
      buffer.move(
        to: count < 0
          ? TextBuffer.Position(line: here.line, offset: 0)
          : TextBuffer.Position(line: here.line, offset: buffer.lines[here.line].count))
    } else {
      buffer.move(to: position(at: wanted, in: there))
    }
    column = wanted
  }

  // MARK: Drawing

  /// Returns the rows of a rectangle with the cursor in it, each with its width in cells.
  ///
  /// - Parameters:
  ///   - width: The greatest width of a row, at least 2.
  ///   - height: The number of rows, at least 1.
  package mutating func rows(
    width: Int, height: Int
  ) -> (rows: [(text: String, cells: Int)], cursor: ScreenFrame.Cell) {
    if self.width != width { layouts.removeAll() }
    self.width = max(2, width)
    self.height = max(1, height)
    let here = row(of: buffer.cursor)
    keepVisible(here)
    var rows: [(text: String, cells: Int)] = []
    var place = top
    var cursor = ScreenFrame.Cell(row: 0, column: 0)
    while rows.count < self.height, place.line < buffer.lines.count {
      if place == here {
        cursor = ScreenFrame.Cell(
          row: rows.count, column: min(cell(of: buffer.cursor, in: here), self.width - 1))
      }
      rows.append(drawn(place))
      place = following(place)
    }
    while rows.count < self.height { rows.append(("", 0)) }
    return (rows, cursor)
  }

  private mutating func drawn(_ place: Row) -> (text: String, cells: Int) {
    let line = buffer.lines[place.line]
    let range = range(of: place)
    let (text, cells) = TerminalText.drawn(line, range, tabWidth: Self.tabWidth)
    guard cells > width else { return (text, cells) }
    let cut = TerminalText.truncated(text, to: width, ellipsis: "")
    return (cut, TerminalText.width(of: cut))
  }

  private mutating func keepVisible(_ here: Row) {
    top.line = min(top.line, buffer.lines.count - 1)
    top.row = min(top.row, starts(of: top.line).count - 1)
    if here <= top {
      top = here
    } else if here.line - top.line >= height || distance(from: top, to: here) >= height {
      top = row(here, movedBy: 1 - height)
    }
  }

  /// Returns the number of rows between two, the second of which is at most a screen of lines below.
  private mutating func distance(from one: Row, to other: Row) -> Int {
    var count = other.row - one.row
    for line in one.line..<other.line { count += starts(of: line).count }
    return count
  }

  // MARK: Layout

  private mutating func following(_ row: Row) -> Row {
    row.row + 1 < starts(of: row.line).count
      ? Row(line: row.line, row: row.row + 1) : Row(line: row.line + 1, row: 0)
  }

  private mutating func row(_ start: Row, movedBy count: Int) -> Row {
    var row = start
    var left = count
    while left > 0 {
      let rest = starts(of: row.line).count - 1 - row.row
      if left <= rest { return Row(line: row.line, row: row.row + left) }
      guard row.line + 1 < buffer.lines.count else {
        return Row(line: row.line, row: row.row + rest)
      }
      left -= rest + 1
      row = Row(line: row.line + 1, row: 0)
    }
    while left < 0 {
      if -left <= row.row { return Row(line: row.line, row: row.row + left) }
      guard row.line > 0 else { return Row() }
      left += row.row + 1
      row = Row(line: row.line - 1, row: starts(of: row.line - 1).count - 1)
    }
    return row
  }

  private mutating func row(of position: TextBuffer.Position) -> Row {
    let starts = starts(of: position.line)
    let row = starts.lastIndex { $0 <= position.offset } ?? 0
    return Row(line: position.line, row: row)
  }

  private mutating func range(of row: Row) -> Range<Int> {
    let starts = starts(of: row.line)
    let end = row.row + 1 < starts.count ? starts[row.row + 1] : buffer.lines[row.line].count
    return starts[row.row]..<end
  }

  private mutating func cell(of position: TextBuffer.Position, in row: Row) -> Int {
    let start = range(of: row).lowerBound
    return TerminalText.drawn(
      buffer.lines[row.line], start..<max(start, position.offset), tabWidth: Self.tabWidth
    ).cells
  }

  /// Returns the place of the cluster at a column of a row, or of the last one in it.
  private mutating func position(at column: Int, in row: Row) -> TextBuffer.Position {
    let range = range(of: row)
    let isLast = row.row + 1 == starts(of: row.line).count
    var cells = 0
    var offset = range.lowerBound
    TerminalText.clusters(of: buffer.lines[row.line], from: range.lowerBound) { cluster in
      guard cluster.range.lowerBound < range.upperBound else { return false }
      offset = cluster.range.lowerBound
      let width = cluster.isTab ? Self.tabWidth - cells % Self.tabWidth : cluster.cells
      cells += width
      if cells > column { return false }
      // The end of a row that goes on is the beginning of the next one.
      if isLast || cluster.range.upperBound < range.upperBound {
        offset = cluster.range.upperBound
      }
      return true
    }
    return TextBuffer.Position(line: row.line, offset: offset)
  }

  /// Returns the offsets at which the rows of a line begin; the first is 0.
  private mutating func starts(of line: Int) -> [Int] {
    if layoutRevision != buffer.revision || layouts.count > 1_000 {
      layouts.removeAll(keepingCapacity: true)
      layoutRevision = buffer.revision
    }
    if let known = layouts[line] { return known }
    let made = Self.starts(of: buffer.lines[line], width: width)
    layouts[line] = made
    return made
  }

  /// Wraps a line: after the last space that fits, or where the row is full.
  private static func starts(of line: [UInt8], width: Int) -> [Int] {
    let room = width - 1
    var starts = [0]
    guard line.count > room else { return starts }
    var cells = 0
    /// The place after the last space of the row, and the cells up to it.
    var space: (offset: Int, cells: Int)?
    TerminalText.clusters(of: line) { cluster in
      var width = cluster.isTab ? tabWidth - cells % tabWidth : cluster.cells
      // A space may hang over the edge, and so may what has no cells.
      let fits = cells + width <= room || (cluster.isSpace && !cluster.isTab && cells <= room)
      if !fits, cells > 0 {
        if let broken = space, broken.cells < cells || cluster.isSpace {
          starts.append(broken.offset)
          cells -= broken.cells
        } else {
          starts.append(cluster.range.lowerBound)
          cells = 0
        }
        if cluster.isTab { width = tabWidth - cells % tabWidth }
        space = nil
        // The words that were moved down may themselves be as wide as the row.
        if cells > 0, cells + width > room, !cluster.isSpace {
          starts.append(cluster.range.lowerBound)
          cells = 0
        }
      }
      cells += width
      if cluster.isSpace { space = (cluster.range.upperBound, cells) }
      return true
    }
    return starts
  }
}
