// Lays out tables: columns that fit, wrapped cells, or a record for each row.

import BehestCards

/// The treatment of a table that is wider than the terminal.
public enum TableStrategy: String, CaseIterable, Codable, Hashable, Sendable {
  /// Columns shrink, the widest first, and cells wrap; where that is not enough, each row is a
  /// record.
  case wrap
  /// Each row takes one line, and cells are cut with an ellipsis.
  case fit
  /// Columns keep their widths; those without room follow in further tables below, each with the
  /// first column repeated.
  case scroll
}

extension CardLayout {
  /// The least width of a column when words must be broken, in cells.
  private static let leastColumn = 8
  /// The least width of a column when cells are cut.
  private static let leastCut = 4
  /// The greatest number of columns; wider tables are always drawn as records.
  private static let mostColumns = 60

  /// Lays out a table with borders, or its rows as records when the columns do not fit.
  mutating func layoutTable(_ table: Block.Table) {
    let count = table.rows.reduce(table.header.count) { max($0, $1.count) }
    guard count > 0 else { return }
    guard !profile.isAccessible, count <= Self.mostColumns else {
      layoutRecords(table)
      return
    }
    var cells = TableCells(columnCount: count, flow: Flow())
    swap(&writer.flow, &cells.flow)
    let linkCount = writer.links.count
    var measures = ColumnMeasures(columnCount: count)
    // Markdown requires a header, so a table that needs none has an empty one.
    let hasHeader = table.rows.isEmpty || table.header.contains { !$0.isEmpty }
    if hasHeader, !table.header.isEmpty {
      cells.append(table.header, Theme.tableHeader, layout: &self)
    }
    measures.read(cells)
    let isLong = table.rows.count > TableCells.rowLimit
    let headerRows = cells.rowCount
    for row in table.rows {
      if isLong, cells.rowCount == TableCells.rowLimit {
        cells.removeAll()
        writer.links.removeLast(writer.links.count - linkCount)
      }
      cells.append(row, Appearance(), layout: &self)
      measures.read(cells, from: cells.rowCount - 1)
    }
    if isLong {
      cells.removeAll()
      writer.links.removeLast(writer.links.count - linkCount)
    }
    let drawing = TableDrawing(
      table: table, columnCount: count, headerRows: headerRows, isLong: isLong,
      hasBreaks: measures.hasBreaks, natural: measures.natural)
    var isDrawn = true
    switch profile.tables {
    case .wrap:
      if let widths = wrappedWidths(measures) {
        draw(drawing, &cells, columns: Array(0..<count), widths: widths)
      } else {
        isDrawn = false
      }
    case .fit:
      let room = roomForCells(count)
      let floors = measures.natural.map { min($0, Self.leastCut) }
      if let widths = Widths.shrink(measures.natural, floors: floors, to: room) {
        draw(drawing, &cells, columns: Array(0..<count), widths: widths, isCut: true)
      } else {
        isDrawn = false
      }
    case .scroll:
      if roomForCells(1) >= Self.leastCut {
        drawGroups(drawing, &cells, measures)
      } else {
        isDrawn = false
      }
    }
    cells.removeAll()
    swap(&writer.flow, &cells.flow)
    if !isDrawn {
      writer.links.removeLast(writer.links.count - linkCount)
      layoutRecords(table)
    }
  }

  private func roomForCells(_ count: Int) -> Int {
    lines.contentWidth - (1 + 2 * metrics.tablePadding) * count - 1
  }

  /// Returns the widths of the columns; `nil` when they cannot fit.
  ///
  /// If whole words do not fit, the columns with the longest words are narrowed first.
  private func wrappedWidths(_ measures: ColumnMeasures) -> [Int]? {
    let room = roomForCells(measures.natural.count)
    // Narrow columns are not worth breaking.
    let least = zip(measures.natural, measures.least).map { $0 <= Self.leastColumn ? $0 : $1 }
    let floors =
      Widths.shrink(least, floors: least.map { min($0, Self.leastColumn) }, to: room)
      ?? Widths.shrink(
        measures.least, floors: measures.least.map { min($0, Self.leastColumn) }, to: room)
    return floors.flatMap { Widths.shrink(measures.natural, floors: $0, to: room) }
  }

  /// Draws as many columns beside each other as fit, then the next ones below.
  private mutating func drawGroups(
    _ drawing: TableDrawing, _ cells: inout TableCells, _ measures: ColumnMeasures
  ) {
    let most = roomForCells(1)
    let widths = measures.natural.map { min($0, most) }
    let each = 1 + 2 * metrics.tablePadding
    var next = 0
    while next < widths.count {
      // The first column is repeated to identify the row, if there is room beside it.
      let hasKey = next > 0 && widths[0] + widths[next] + 2 * each + 1 <= lines.contentWidth
      var columns = hasKey ? [0, next] : [next]
      var used = columns.reduce(1) { $0 + widths[$1] + each }
      next += 1
      while next < widths.count, used + widths[next] + each <= lines.contentWidth {
        columns.append(next)
        used += widths[next] + each
        next += 1
      }
      draw(drawing, &cells, columns: columns, widths: columns.map { widths[$0] })
    }
  }
}

/// The parts of a table that are the same for any choice of columns.
struct TableDrawing {
  var table: Block.Table
  var columnCount: Int
  /// The number of header rows: 1 or 0.
  var headerRows: Int
  /// Whether rows are measured again when they are drawn.
  var isLong: Bool
  /// Whether a cell contains a line break.
  var hasBreaks: Bool
  /// The natural width of each column, in cells.
  var natural: [Int]

  /// Returns the alignment of a column.
  func alignment(ofColumn column: Int) -> Alignment {
    column < table.alignments.count ? table.alignments[column] ?? .leading : .leading
  }
}

/// Some rows of a table as parts of one flow.
struct TableCells {
  /// A table cell.
  struct Cell {
    /// The tokens of the cell in the flow.
    var part: Range<Int>
    /// The width without wrapping, in terminal cells.
    var natural: Int
    /// The width of the widest piece that cannot be broken between words, in terminal cells.
    var least: Int
    /// Whether the cell contains a line break.
    var isBroken: Bool
  }

  /// The number of rows kept measured; a longer table is measured twice instead.
  static let rowLimit = 512

  /// The text of all cells.
  var flow: Flow
  /// The cells of all rows, row by row.
  private(set) var cells: [Cell] = []
  /// The number of cells in a row.
  let columnCount: Int

  init(columnCount: Int, flow: Flow) {
    self.columnCount = columnCount
    self.flow = flow
  }

  /// The number of rows.
  var rowCount: Int { columnCount == 0 ? 0 : cells.count / columnCount }

  /// Returns the cells of a row.
  func row(_ index: Int) -> ArraySlice<Cell> {
    cells[index * columnCount..<(index + 1) * columnCount]
  }

  /// Appends a row; missing cells are empty.
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

  /// Removes all rows and keeps the memory.
  mutating func removeAll() {
    flow.removeAll()
    cells.removeAll(keepingCapacity: true)
  }

}

/// The widths that the cells of a table need for its columns.
struct ColumnMeasures {
  /// The width of the widest line of each column, in terminal cells.
  var natural: [Int]
  /// The width of the widest word of each column, in terminal cells.
  var least: [Int]
  /// Whether a cell contains a line break.
  var hasBreaks = false

  init(columnCount: Int) {
    natural = [Int](repeating: 1, count: columnCount)
    least = natural
  }

  /// Measures the rows from an index on.
  mutating func read(_ cells: TableCells, from first: Int = 0) {
    for (index, cell) in cells.cells.enumerated().dropFirst(first * cells.columnCount) {
      let column = index % cells.columnCount
      natural[column] = max(natural[column], cell.natural)
      least[column] = max(least[column], cell.least)
      if cell.isBroken { hasBreaks = true }
    }
  }
}
