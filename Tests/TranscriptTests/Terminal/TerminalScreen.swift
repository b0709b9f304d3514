// Emulates the screen that a person sees after a program has written to a terminal.

import Foundation

/// A small terminal emulator: a grid of cells, the lines scrolled off it, and a cursor.
///
/// It supports the controls that a line editor and a full-screen view need, after ECMA-48 and
/// xterm's list of control sequences; it ignores titles and links, and answers no queries.
struct TerminalScreen {
  /// A cell of the grid.
  struct Cell: Hashable, ExpressibleByStringLiteral {
    /// A character with its marks, or empty for the right half of a wide one.
    var text: String
    /// The look of the character.
    var look = TerminalLook()

    init(stringLiteral text: String) { self.text = text }
  }

  /// Whether lines have the looks of their words, as `\e[…m`.
  var showsLooks = false
  /// The look of the characters that are written.
  var look = TerminalLook()
  var size: TerminalSize
  var grid: [[Cell]]
  /// The lines above the grid, oldest first.
  var scrolledOff: [String] = []
  var row = 0
  var column = 0
  /// Whether the cursor is behind the last cell of the row, so that the next character wraps.
  var wrapIsPending = false
  /// The grid that the alternate screen hides, and its cursor.
  var hidden: (grid: [[Cell]], row: Int, column: Int)?
  var savedCursor = (row: 0, column: 0)
  /// The rows of the scrolling region; `nil` when all rows scroll.
  var margins: ClosedRange<Int>?

  private var decoder = TerminalDecoder()

  /// Creates an empty terminal with the cursor at the top left.
  init(size: TerminalSize, showsLooks: Bool = false) {
    self.size = size
    self.showsLooks = showsLooks
    grid = Self.blank(size)
  }

  /// The lines from the oldest to the last that is not blank or has the cursor, without trailing
  /// spaces.
  var lines: [String] {
    let visible = grid.map(text)
    let last = max(visible.lastIndex { !$0.isEmpty } ?? 0, row)
    return scrolledOff + visible[...last]
  }

  /// The index in `lines` of the line with the cursor.
  var cursorLine: Int { scrolledOff.count + row }

  /// Writes a program's output; a character or sequence may arrive in several parts.
  mutating func write(_ bytes: [UInt8]) {
    for byte in bytes {
      guard let event = decoder.take(byte) else { continue }
      switch event {
      case .character(let scalar): put(scalar)
      case .control(let control): perform(control)
      case .sequence(let sequence): perform(sequence)
      case .escape(let final): performEscape(final)
      }
    }
  }

  /// Changes the size as xterm does: lines are cut or extended, and none is wrapped again.
  mutating func resize(to new: TerminalSize) {
    while grid.count > new.rows {
      if grid.count - 1 > row, text(grid[grid.count - 1]).isEmpty {
        grid.removeLast()
      } else {
        scrolledOff.append(text(grid.removeFirst()))
        row = max(0, row - 1)
      }
    }
    for index in grid.indices {
      grid[index] = Array(grid[index].prefix(new.columns))
      grid[index] += [Cell](repeating: " ", count: new.columns - grid[index].count)
    }
    while grid.count < new.rows { grid.append([Cell](repeating: " ", count: new.columns)) }
    size = new
    column = min(column, new.columns - 1)
    wrapIsPending = false
    margins = nil
  }

  private mutating func put(_ scalar: Unicode.Scalar) {
    let width = CellWidth.of(scalar)
    if width == 0 {
      attach(scalar)
      return
    }
    if wrapIsPending || column + width > size.columns {
      column = 0
      lineFeed()
    }
    grid[row][column].text = String(scalar)
    grid[row][column].look = look
    if width == 2 { grid[row][column + 1] = "" }
    column += width
    wrapIsPending = column >= size.columns
    if wrapIsPending { column = size.columns - 1 }
  }

  /// Adds a combining mark to the character before the cursor.
  private mutating func attach(_ scalar: Unicode.Scalar) {
    var index = wrapIsPending ? column : column - 1
    while index > 0, grid[row][index].text.isEmpty { index -= 1 }
    if index >= 0 { grid[row][index].text.unicodeScalars.append(scalar) }
  }

  mutating func lineFeed() {
    wrapIsPending = false
    let bottom = margins?.upperBound ?? size.rows - 1
    guard row == bottom else {
      row = min(row + 1, size.rows - 1)
      return
    }
    let top = margins?.lowerBound ?? 0
    let line = grid.remove(at: top)
    if top == 0, hidden == nil { scrolledOff.append(text(line)) }
    grid.insert([Cell](repeating: " ", count: size.columns), at: bottom)
  }

  static func blank(_ size: TerminalSize) -> [[Cell]] {
    [[Cell]](repeating: [Cell](repeating: " ", count: size.columns), count: size.rows)
  }

  private func text(_ cells: [Cell]) -> String {
    let cells = cells.prefix((cells.lastIndex { $0.text != " " } ?? -1) + 1)
    guard showsLooks else { return cells.map(\.text).joined() }
    var (text, last) = ("", TerminalLook())
    for cell in cells {
      // A blank has the look around it.
      if cell.text != " ", !cell.text.isEmpty, cell.look != last {
        text += cell.look.sequence
        last = cell.look
      }
      text += cell.text
    }
    return text + (last == TerminalLook() ? "" : TerminalLook().sequence)
  }
}
