// The effects of control characters and sequences on the screen.

extension TerminalScreen {
  mutating func perform(_ control: UInt8) {
    switch control {
    case 0x08:
      column = max(0, column - 1)
      wrapIsPending = false
    case 0x09: column = min(size.columns - 1, (column / 8 + 1) * 8)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D:
      column = 0
      wrapIsPending = false
    default: break
    }
  }

  mutating func performEscape(_ final: UInt8) {
    switch final {
    case UInt8(ascii: "7"): savedCursor = (row, column)
    case UInt8(ascii: "8"): move(row: savedCursor.row, column: savedCursor.column)
    case UInt8(ascii: "D"): lineFeed()
    case UInt8(ascii: "E"):
      column = 0
      lineFeed()
    case UInt8(ascii: "M"):
      if row == 0 {
        grid.removeLast()
        grid.insert([Cell](repeating: " ", count: size.columns), at: 0)
      } else {
        row -= 1
      }
    default: break
    }
  }

  mutating func perform(_ sequence: ControlSequence) {
    guard sequence.prefix == nil else {
      if sequence.prefix == UInt8(ascii: "?") { setMode(sequence) }
      return
    }
    switch sequence.final {
    case UInt8(ascii: "A"): move(row: row - sequence.count(), column: column)
    case UInt8(ascii: "B"): move(row: row + sequence.count(), column: column)
    case UInt8(ascii: "C"): move(row: row, column: column + sequence.count())
    case UInt8(ascii: "D"): move(row: row, column: column - sequence.count())
    case UInt8(ascii: "E"): move(row: row + sequence.count(), column: 0)
    case UInt8(ascii: "F"): move(row: row - sequence.count(), column: 0)
    case UInt8(ascii: "G"): move(row: row, column: sequence.count() - 1)
    case UInt8(ascii: "d"): move(row: sequence.count() - 1, column: column)
    case UInt8(ascii: "H"), UInt8(ascii: "f"):
      move(row: sequence.count(0) - 1, column: sequence.count(1) - 1)
    case UInt8(ascii: "J"): eraseDisplay(sequence.parameters.first.flatMap { $0 } ?? 0)
    case UInt8(ascii: "K"): eraseLine(sequence.parameters.first.flatMap { $0 } ?? 0)
    case UInt8(ascii: "P"):
      let count = min(sequence.count(), size.columns - column)
      grid[row].removeSubrange(column..<column + count)
      grid[row] += [Cell](repeating: " ", count: count)
    case UInt8(ascii: "@"):
      let count = min(sequence.count(), size.columns - column)
      grid[row].insert(contentsOf: [Cell](repeating: " ", count: count), at: column)
      grid[row].removeLast(count)
    case UInt8(ascii: "X"):
      erase(row, column..<min(size.columns, column + sequence.count()))
    case UInt8(ascii: "m"): look.apply(sequence.parameters)
    case UInt8(ascii: "L"), UInt8(ascii: "M"): shiftLines(sequence)
    case UInt8(ascii: "r"):
      let bottom = sequence.parameters.count > 1 ? sequence.count(1) : size.rows
      let range = (sequence.count(0) - 1, min(bottom, size.rows) - 1)
      margins = range.0 < range.1 ? range.0...range.1 : nil
      move(row: 0, column: 0)
    case UInt8(ascii: "s"): savedCursor = (row, column)
    case UInt8(ascii: "u"): move(row: savedCursor.row, column: savedCursor.column)
    default: break
    }
  }

  private mutating func move(row: Int, column: Int) {
    self.row = min(max(0, row), size.rows - 1)
    self.column = min(max(0, column), size.columns - 1)
    wrapIsPending = false
  }

  private mutating func eraseDisplay(_ part: Int) {
    switch part {
    case 0:
      eraseLine(0)
      for index in grid.indices.dropFirst(row + 1) { erase(index, 0..<size.columns) }
    case 1:
      eraseLine(1)
      for index in grid.indices.prefix(row) { erase(index, 0..<size.columns) }
    case 2: grid = Self.blank(size)
    default: scrolledOff = []
    }
  }

  private mutating func eraseLine(_ part: Int) {
    switch part {
    case 0: erase(row, column..<size.columns)
    case 1: erase(row, 0..<column + 1)
    default: erase(row, 0..<size.columns)
    }
  }

  private mutating func erase(_ row: Int, _ columns: Range<Int>) {
    for column in columns { grid[row][column] = " " }
  }

  private mutating func shiftLines(_ sequence: ControlSequence) {
    let bottom = margins?.upperBound ?? size.rows - 1
    guard row <= bottom else { return }
    let empty = [Cell](repeating: " ", count: size.columns)
    for _ in 0..<min(sequence.count(), bottom - row + 1) {
      if sequence.final == UInt8(ascii: "L") {
        grid.remove(at: bottom)
        grid.insert(empty, at: row)
      } else {
        grid.remove(at: row)
        grid.insert(empty, at: bottom)
      }
    }
  }

  /// Enters or leaves the alternate screen; other modes change nothing that is compared.
  private mutating func setMode(_ sequence: ControlSequence) {
    let isOn = sequence.final == UInt8(ascii: "h")
    guard isOn || sequence.final == UInt8(ascii: "l") else { return }
    for case let mode? in sequence.parameters where [47, 1047, 1049].contains(mode) {
      if isOn, hidden == nil {
        hidden = (grid, row, column)
        grid = Self.blank(size)
      } else if !isOn, let shown = hidden {
        grid = shown.grid
        hidden = nil
        move(row: shown.row, column: shown.column)
        let size = size
        self.size = TerminalSize(columns: grid.first?.count ?? 0, rows: grid.count)
        resize(to: size)
      }
    }
  }
}
