// The cells of a table, cleaned and measured once for widths and drawing alike.

import BehestCards

/// Some rows of a table as parts of one flow.
struct TableCells {
  /// One cell.
  struct Cell {
    /// Its tokens.
    var part: Range<Int>
    /// Its cells when lines end only where the text ends them.
    var natural: Int
    /// The cells of its widest piece that cannot be broken between words.
    var least: Int
    /// Whether the text ends lines in it.
    var isBroken: Bool
  }

  /// How many rows are kept measured; a longer table is measured twice instead.
  static let rowLimit = 512

  /// The text of all cells.
  var flow: Flow
  /// The cells of all rows, row by row.
  private(set) var cells: [Cell] = []
  /// Cells of a row.
  let columnCount: Int

  init(columnCount: Int, flow: Flow) {
    self.columnCount = columnCount
    self.flow = flow
  }

  /// How many rows there are.
  var rowCount: Int { columnCount == 0 ? 0 : cells.count / columnCount }

  /// The cells of a row.
  func row(_ index: Int) -> ArraySlice<Cell> {
    cells[index * columnCount..<(index + 1) * columnCount]
  }

  /// Adds a row; cells that it lacks are empty.
  mutating func append(_ row: [[Inline]], _ look: Appearance, layout: inout CardLayout) {
    for column in 0..<columnCount {
      let part =
        column < row.count && !row[column].isEmpty
        ? layout.appendPart(row[column], look, to: &flow)
        : flow.tokens.endIndex..<flow.tokens.endIndex
      let widths = flow.cells(of: part)
      let isBroken = flow.tokens[part].contains { $0.kind == .lineBreak }
      cells.append(
        Cell(part: part, natural: widths.natural, least: widths.least, isBroken: isBroken))
    }
  }

  /// Forgets the rows and keeps the memory.
  mutating func removeAll() {
    flow.removeAll()
    cells.removeAll(keepingCapacity: true)
  }

}

/// What the cells of a table ask of its columns.
struct ColumnMeasures {
  /// Cells of the widest line of each column.
  var natural: [Int]
  /// Cells of the widest word of each column.
  var least: [Int]
  /// Whether the text ends lines in a cell.
  var hasBreaks = false

  init(columnCount: Int) {
    natural = [Int](repeating: 1, count: columnCount)
    least = natural
  }

  /// Takes in rows from an index on.
  mutating func read(_ cells: TableCells, from first: Int = 0) {
    for (index, cell) in cells.cells.enumerated().dropFirst(first * cells.columnCount) {
      let column = index % cells.columnCount
      natural[column] = max(natural[column], cell.natural)
      least[column] = max(least[column], cell.least)
      if cell.isBroken { hasBreaks = true }
    }
  }
}
