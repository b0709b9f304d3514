// Tables: columns that fit, wrapped cells, and a record a row where columns cannot fit.

import Cards

extension CardLayout {
  /// The least cells a column is squeezed to when words must be broken.
  private static let leastColumn = 8
  /// Tables of more columns are always drawn as records.
  private static let mostColumns = 60

  /// A table in a frame, or its rows as records when the columns do not fit.
  mutating func layoutTable(_ table: Block.Table) {
    let count = table.rows.reduce(table.header.count) { max($0, $1.count) }
    guard count > 0 else { return }
    guard count <= Self.mostColumns, let widths = columnWidths(of: table, count: count) else {
      layoutRecords(table)
      return
    }
    let alignments = (0..<count).map { index in
      index < table.alignments.count ? table.alignments[index] ?? .leading : .leading
    }
    let columns = TableColumns(widths: widths, alignments: alignments)
    let corners = glyphs.tableCorners
    layoutBorder(corners[0], glyphs.teeDown, corners[1], widths)
    if !table.header.isEmpty {
      layoutRow(table.header, columns, Theme.tableHeader)
      if !table.rows.isEmpty { layoutBorder(glyphs.teeLeft, glyphs.cross, glyphs.teeRight, widths) }
    }
    // Where a cell takes several lines, lines between the rows show which belong together.
    let isAiry = table.rows.contains { row in
      zip(row, widths).contains { cell, width in cellWidths(cell).natural > width || cell.isBroken }
    }
    for (index, row) in table.rows.enumerated() {
      if index > 0, isAiry {
        layoutBorder(glyphs.teeLeft, glyphs.cross, glyphs.teeRight, widths)
      }
      layoutRow(row, columns, Appearance())
    }
    layoutBorder(corners[3], glyphs.teeUp, corners[2], widths)
  }

  /// Widths of the columns, or `nil` when they cannot fit.
  private mutating func columnWidths(of table: Block.Table, count: Int) -> [Int]? {
    var natural = [Int](repeating: 1, count: count)
    var least = natural
    for (row, look) in [(table.header, Theme.tableHeader)] + table.rows.map({ ($0, Appearance()) })
    {
      for (index, cell) in row.enumerated() {
        let widths = cellWidths(cell, look)
        natural[index] = max(natural[index], widths.natural)
        least[index] = max(least[index], widths.least)
      }
    }
    let room = lines.contentWidth - (1 + 2 * metrics.tablePadding) * count - 1
    // Whole words if possible, then broken ones.
    return Widths.shrink(natural, floors: least, to: room)
      ?? Widths.shrink(natural, floors: least.map { min($0, Self.leastColumn) }, to: room)
  }

  private mutating func cellWidths(
    _ cell: [Inline], _ look: Appearance = Appearance()
  ) -> (least: Int, natural: Int) {
    let count = links.count
    let flow = flow(of: cell, look)
    defer {
      recycle(flow)
      links.removeLast(links.count - count)
    }
    return (flow.minimumCells, flow.naturalCells)
  }

  private mutating func layoutBorder(
    _ left: String, _ middle: String, _ right: String, _ widths: [Int]
  ) {
    var text = left
    for (index, width) in widths.enumerated() {
      if index > 0 { text += middle }
      text += String(repeating: glyphs.horizontal, count: width + 2 * metrics.tablePadding)
    }
    text += right
    lines.begin()
    lines.add(
      [UInt8](text.utf8), widths.reduce(1) { $0 + $1 + 1 + 2 * metrics.tablePadding }, Theme.border)
    lines.end()
  }

  private mutating func layoutRow(
    _ row: [[Inline]], _ columns: TableColumns, _ look: Appearance
  ) {
    let bar = [UInt8](glyphs.vertical.utf8)
    let cells = columns.widths.enumerated().map { index, width in
      let inlines = index < row.count ? row[index] : []
      return apart(width: width) { layout in
        let flow = layout.flow(of: inlines, look)
        layout.lines.fill(with: flow, alignment: columns.alignments[index])
        layout.recycle(flow)
      }
    }
    for line in 0..<max(cells.reduce(0) { max($0, $1.rows.count) }, 1) {
      lines.begin()
      lines.add(bar, 1, Theme.border)
      for (cell, width) in zip(cells, columns.widths) {
        lines.addBlanks(metrics.tablePadding)
        let column = lines.column
        if line < cell.rows.count { lines.add(row: line, of: cell) }
        lines.addBlanks(column + width - lines.column + metrics.tablePadding)
        lines.add(bar, 1, Theme.border)
      }
      lines.end()
    }
  }

  /// Each row as lines of `Header: value`, with a short line between rows.
  private mutating func layoutRecords(_ table: Block.Table) {
    let rows = table.rows.isEmpty ? [table.header] : table.rows
    for (index, row) in rows.enumerated() {
      if index > 0 {
        lines.begin()
        let cells = min(12, lines.room)
        lines.add(repeated(glyphs.horizontal, cells), cells, Theme.border)
        lines.end()
      }
      for (column, cell) in row.enumerated() {
        var inlines: [Inline] = []
        if !table.rows.isEmpty {
          let name = column < table.header.count ? table.header[column] : []
          inlines = [.styled(.strong, name.isEmpty ? [.text("\(column + 1)")] : name), .text(": ")]
        }
        let flow = flow(of: inlines + cell)
        lines.push(
          Lines.Prefix(
            first: [], firstCells: 0, rest: [0x20, 0x20], restCells: 2, appearance: Appearance()))
        lines.fill(with: flow)
        lines.pop()
        recycle(flow)
      }
    }
  }
}

/// The columns of a table being drawn.
private struct TableColumns {
  var widths: [Int]
  var alignments: [Alignment]
}

extension [Inline] {
  /// Whether a line ends within it.
  fileprivate var isBroken: Bool { contains(.lineBreak) }
}
