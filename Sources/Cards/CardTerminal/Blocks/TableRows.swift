// Draws the rows of a table between borders, or as records.

import BehestCards

extension CardLayout {
  /// Draws some columns of a table.
  ///
  /// - Parameters:
  ///   - columns: The indices of the columns.
  ///   - widths: The width of each column.
  ///   - isCut: Whether cells that do not fit are cut, rather than wrapped.
  mutating func draw(
    _ drawing: TableDrawing, _ cells: inout TableCells, columns: [Int], widths: [Int],
    isCut: Bool = false
  ) {
    let table = drawing.table
    var rows = TableRowWriter(
      columns: columns, widths: widths,
      alignments: columns.map { drawing.alignment(ofColumn: $0) }, isCut: isCut,
      padding: metrics.tablePadding, bar: glyphs.lines.vertical)
    let corners = glyphs.lines.corners
    layoutBorder(corners[0], glyphs.lines.teeDown, corners[1], widths)
    if drawing.isLong {
      cells.removeAll()
      if drawing.headerRows > 0 { cells.append(table.header, Theme.tableHeader, layout: &self) }
    }
    if drawing.headerRows > 0 {
      rows.write(row: 0, of: cells, layout: &self)
      if !table.rows.isEmpty { layoutBorder(glyphs.lines.teeLeft, glyphs.lines.cross, glyphs.lines.teeRight, widths) }
    }
    // Where cells take several lines, borders between the rows separate them.
    let isAiry =
      !isCut
      && (drawing.isLong
        ? drawing.hasBreaks || zip(columns, widths).contains { drawing.natural[$0] > $1 }
        : rows.wraps(cells, from: drawing.headerRows))
    let theme = profile.drawnTheme
    let hasStripes = profile.color != .none && theme[.tableStripe].background != nil
    let stripe: Ink = hasStripes ? Ink(.tableStripe) : .none
    var first = drawing.headerRows
    for (index, row) in table.rows.enumerated() {
      if drawing.isLong {
        // Links are kept: the terminal is sent each where it is written.
        cells.removeAll()
        cells.append(row, Appearance(), layout: &self)
        first = -index
      }
      if index > 0, isAiry {
        layoutBorder(glyphs.lines.teeLeft, glyphs.lines.cross, glyphs.lines.teeRight, widths)
      }
      rows.ground = index % 2 == 1 ? stripe : .none
      rows.write(row: first + index, of: cells, layout: &self)
    }
    layoutBorder(corners[3], glyphs.lines.teeUp, corners[2], widths)
  }

  private mutating func layoutBorder(
    _ left: String, _ middle: String, _ right: String, _ widths: [Int]
  ) {
    var text = left
    for (index, width) in widths.enumerated() {
      if index > 0 { text += middle }
      text += String(repeating: glyphs.lines.horizontal, count: width + 2 * metrics.tablePadding)
    }
    addLine(
      text + right, widths.reduce(1) { $0 + $1 + 1 + 2 * metrics.tablePadding }, Theme.border)
  }

  /// Lays out each row as lines of `Header: value`, with a short line between rows.
  mutating func layoutRecords(_ table: Block.Table) {
    let rows = table.rows.isEmpty ? [table.header] : table.rows
    let count = rows.reduce(table.header.count) { max($0, $1.count) }
    let names: [[Inline]] = (0..<count).map { column in
      let name = column < table.header.count ? table.header[column].onOneLine : []
      return [.styled(.strong, name.isEmpty ? [.text("\(column + 1)")] : name), .text(":")]
    }
    // A link in a header is written once, not again for each value.
    let laterNames = names.map(\.withoutLinks)
    // Values are aligned below each other if the names leave them most of the line.
    var widest = 0
    if !profile.isAccessible, !table.rows.isEmpty {
      for name in names { widest = max(widest, width(of: name) + 1) }
      if widest > lines.contentWidth / 3 { widest = 0 }
    }
    for (index, row) in rows.enumerated() {
      let names = index == 0 ? names : laterNames
      if profile.isAccessible, !table.rows.isEmpty {
        if index > 0 { lines.requestBlankRows(1) }
        layoutLine([.text(AccessibleWords.row(index + 1, of: rows.count))])
      } else if index > 0 {
        layoutShortRule()
      }
      for (column, cell) in row.enumerated() {
        if profile.isAccessible, cell.isEmpty { continue }
        if table.rows.isEmpty {
          layoutLine(cell, hanging: 2)
        } else if widest > 0 {
          layoutRecord(names[column], cell, widest)
        } else {
          layoutLine(
            names[column] + [.text(" ")] + cell, hanging: profile.isAccessible ? 0 : 2)
        }
      }
    }
  }

  /// Lays out a value after its name, with its further lines aligned below the first.
  private mutating func layoutRecord(_ name: [Inline], _ value: [Inline], _ width: Int) {
    lines.begin()
    let start = lines.column
    let flow = flow(of: name)
    lines.add(part: flow.tokens.indices, of: flow)
    recycle(flow)
    guard !value.isEmpty else {
      lines.end()
      return
    }
    lines.addBlanks(start + width - lines.column)
    lines.push(Lines.Prefix(hanging: width, isUsed: true))
    layoutInlines(value)
    lines.pop()
  }
}

/// A writer of table rows, line by line.
private struct TableRowWriter {
  let columns: [Int]
  let widths: [Int]
  let alignments: [Alignment]
  let isCut: Bool
  let padding: Int
  /// The background of the row.
  var ground = Ink.none
  /// The bars before the first cell, between cells and after the last one, with their padding.
  private let bars: (first: [UInt8], middle: [UInt8], last: [UInt8])

  init(
    columns: [Int], widths: [Int], alignments: [Alignment], isCut: Bool, padding: Int, bar: String
  ) {
    self.columns = columns
    self.widths = widths
    self.alignments = alignments
    self.isCut = isCut
    self.padding = padding
    let blanks = String(repeating: " ", count: padding)
    bars = (
      Array((bar + blanks).utf8), Array((blanks + bar + blanks).utf8), Array((blanks + bar).utf8)
    )
  }

  /// Returns whether any cell of the rows takes more than one line.
  func wraps(_ cells: TableCells, from first: Int) -> Bool {
    for row in first..<max(first, cells.rowCount) {
      let row = cells.row(row)
      for (column, width) in zip(columns, widths)
      where row[row.startIndex + column].natural > width || row[row.startIndex + column].isBroken {
        return true
      }
    }
    return false
  }

  mutating func write(row index: Int, of cells: TableCells, layout: inout CardLayout) {
    let row = cells.row(index)
    var isSimple = true
    for (column, width) in zip(columns, widths) {
      let cell = row[row.startIndex + column]
      if cell.natural > width || cell.isBroken { isSimple = false }
    }
    if isSimple || isCut {
      writeLine(row, of: cells, layout: &layout)
    } else {
      writeWrapped(row, of: cells, layout: &layout)
    }
  }

  /// Writes a row on one line, with cells cut where they do not fit.
  private func writeLine(
    _ row: ArraySlice<TableCells.Cell>, of cells: TableCells, layout: inout CardLayout
  ) {
    layout.lines.begin()
    let firstPiece = layout.lines.pieces.count
    for (index, column) in columns.enumerated() {
      addBar(before: index, &layout.lines)
      let cell = row[row.startIndex + column]
      let start = layout.lines.column
      if cell.natural <= widths[index], !cell.isBroken {
        let free = widths[index] - cell.natural
        switch alignments[index] {
        case .leading: break
        case .center: layout.lines.addBlanks(free / 2)
        case .trailing: layout.lines.addBlanks(free)
        }
        layout.lines.add(part: cell.part, of: cells.flow)
      } else {
        layout.lines.addCut(
          cells.flow, part: cell.part, to: widths[index], mark: layout.glyphs.ellipsis)
      }
      layout.lines.addBlanks(start + widths[index] - layout.lines.column)
    }
    addLastBar(&layout.lines)
    layout.lines.stand(on: ground, from: firstPiece)
    layout.lines.end()
  }

  private func writeWrapped(
    _ row: ArraySlice<TableCells.Cell>, of cells: TableCells, layout: inout CardLayout
  ) {
    var parts: [Lines] = []
    var height = 1
    for (index, column) in columns.enumerated() {
      var part = Lines(width: widths[index])
      part.fill(
        with: cells.flow, part: row[row.startIndex + column].part, alignment: alignments[index])
      height = max(height, part.rows.count)
      parts.append(part)
    }
    for line in 0..<height {
      layout.lines.begin()
      let firstPiece = layout.lines.pieces.count
      for (index, part) in parts.enumerated() {
        addBar(before: index, &layout.lines)
        let start = layout.lines.column
        if line < part.rows.count { layout.lines.add(row: line, of: part) }
        layout.lines.addBlanks(start + widths[index] - layout.lines.column)
      }
      addLastBar(&layout.lines)
      layout.lines.stand(on: ground, from: firstPiece)
      layout.lines.end()
    }
  }

  private func addBar(before index: Int, _ lines: inout Lines) {
    if index == 0 {
      lines.add(bars.first, 1 + padding, Theme.border)
    } else {
      lines.add(bars.middle, 1 + 2 * padding, Theme.border)
    }
  }

  private func addLastBar(_ lines: inout Lines) {
    lines.add(bars.last, 1 + padding, Theme.border)
  }
}

extension [Inline] {
  /// The inlines with line breaks replaced by soft ones.
  fileprivate var onOneLine: [Inline] { map { $0 == .lineBreak ? .softBreak : $0 } }

  /// The inlines with links replaced by their text.
  fileprivate var withoutLinks: [Inline] {
    flatMap { inline -> [Inline] in
      switch inline {
      case .link(_, _, let words): words.isEmpty ? [inline] : words
      case .styled(let style, let inlines): [.styled(style, inlines.withoutLinks)]
      default: [inline]
      }
    }
  }
}
