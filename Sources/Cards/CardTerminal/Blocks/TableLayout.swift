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
    var cells = TableCells(table, columnCount: count)
    swap(&writer.flow, &cells.flow)
    let linkCount = writer.links.count
    if cells.hasHeader { cells.append(table.header, Theme.tableHeader, layout: &self) }
    for row in table.rows {
      if cells.isLong, cells.rowCount == TableCells.rowLimit {
        cells.removeAll()
        writer.links.removeLast(writer.links.count - linkCount)
      }
      cells.append(row, Appearance(), layout: &self)
    }
    if cells.isLong {
      cells.removeAll()
      writer.links.removeLast(writer.links.count - linkCount)
    }
    let isDrawn = draw(&cells)
    cells.removeAll()
    swap(&writer.flow, &cells.flow)
    if !isDrawn {
      writer.links.removeLast(writer.links.count - linkCount)
      layoutRecords(table)
    }
  }

  /// Draws a measured table; returns `false` when its columns do not fit.
  private mutating func draw(_ cells: inout TableCells) -> Bool {
    let all = Array(cells.natural.indices)
    switch profile.tables {
    case .wrap:
      guard let widths = wrappedWidths(cells) else { return false }
      draw(&cells, columns: all, widths: widths)
    case .fit:
      let floors = cells.natural.map { min($0, Self.leastCut) }
      guard
        let widths = Widths.shrink(cells.natural, floors: floors, to: roomForCells(all.count))
      else { return false }
      draw(&cells, columns: all, widths: widths, isCut: true)
    case .scroll:
      guard roomForCells(1) >= Self.leastCut else { return false }
      drawGroups(&cells)
    }
    return true
  }

  private func roomForCells(_ count: Int) -> Int {
    lines.contentWidth - (1 + 2 * metrics.tablePadding) * count - 1
  }

  /// Returns the widths of the columns; `nil` when they cannot fit.
  ///
  /// If whole words do not fit, the columns with the longest words are narrowed first.
  private func wrappedWidths(_ measures: TableCells) -> [Int]? {
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
  private mutating func drawGroups(_ cells: inout TableCells) {
    let most = roomForCells(1)
    let widths = cells.natural.map { min($0, most) }
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
      draw(&cells, columns: columns, widths: columns.map { widths[$0] })
    }
  }
}

/// A table with the measures of its columns, and some of its rows as parts of one flow.
struct TableCells {
  /// A table cell.
  struct Cell {
    /// The tokens of the cell in the flow.
    var part: Range<Int>
    /// The width without wrapping, in terminal cells.
    var natural: Int
    /// Whether the cell contains a line break.
    var isBroken: Bool

    /// Returns whether the cell takes one line in a column of a width.
    func fits(_ width: Int) -> Bool { natural <= width && !isBroken }
  }

  /// The number of rows kept measured; a longer table is measured twice instead.
  static let rowLimit = 512

  let table: Block.Table
  /// Whether the header is drawn.
  let hasHeader: Bool
  /// Whether rows are measured again when they are drawn.
  let isLong: Bool
  /// The width of the widest line of each column, in terminal cells.
  private(set) var natural: [Int]
  /// The width of the widest word of each column, in terminal cells.
  private(set) var least: [Int]
  /// Whether a cell contains a line break.
  private(set) var hasBreaks = false
  /// The text of the cells.
  var flow = Flow()
  /// The cells, row by row.
  private var cells: [Cell] = []

  init(_ table: Block.Table, columnCount: Int) {
    self.table = table
    // Markdown requires a header, so a table that needs none has an empty one.
    hasHeader =
      !table.header.isEmpty
      && (table.rows.isEmpty || table.header.contains { !$0.isEmpty })
    isLong = table.rows.count > Self.rowLimit
    natural = [Int](repeating: 1, count: columnCount)
    least = natural
  }

  /// The number of rows.
  var rowCount: Int { cells.count / natural.count }

  /// Returns the alignment of a column.
  func alignment(ofColumn column: Int) -> Alignment {
    column < table.alignments.count ? table.alignments[column] ?? .leading : .leading
  }

  /// Returns a cell.
  func cell(row: Int, column: Int) -> Cell { cells[row * natural.count + column] }

  /// Appends a row and measures it; missing cells are empty.
  mutating func append(_ row: [[Inline]], _ look: Appearance, layout: inout CardLayout) {
    for column in natural.indices {
      let part =
        column < row.count && !row[column].isEmpty
        ? layout.appendPart(row[column], look, to: &flow)
        : flow.tokens.endIndex..<flow.tokens.endIndex
      let widths = flow.cells(of: part)
      let isBroken = flow.tokens[part].contains { $0.kind == .lineBreak }
      cells.append(Cell(part: part, natural: widths.natural, isBroken: isBroken))
      natural[column] = max(natural[column], widths.natural)
      least[column] = max(least[column], widths.least)
      hasBreaks = hasBreaks || isBroken
    }
  }

  /// Removes all rows and keeps the measures and the memory.
  mutating func removeAll() {
    flow.removeAll()
    cells.removeAll(keepingCapacity: true)
  }
}
