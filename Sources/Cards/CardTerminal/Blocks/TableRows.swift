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
    _ cells: inout TableCells, columns: [Int], widths: [Int], isCut: Bool = false
  ) {
    let table = cells.table
    let rows = TableRowWriter(
      columns: columns, widths: widths,
      alignments: columns.map { cells.alignment(ofColumn: $0) }, isCut: isCut,
      padding: metrics.tablePadding, bar: glyphs.lines.vertical)
    // Where cells take several lines, borders between the rows separate them.
    let headerRows = cells.hasHeader ? 1 : 0
    let isAiry =
      !isCut
      && (cells.isLong
        ? cells.hasBreaks || zip(columns, widths).contains { cells.natural[$0] > $1 }
        : !(headerRows..<cells.rowCount).allSatisfy { rows.fits(row: $0, of: cells) })
    let corners = glyphs.lines.corners
    layoutBorder(corners[0], glyphs.lines.teeDown, corners[1], widths)
    if cells.hasHeader {
      if cells.isLong {
        cells.removeAll()
        cells.append(table.header, Theme.tableHeader, layout: &self)
      }
      rows.write(row: 0, of: cells, on: .none, layout: &self)
      if !table.rows.isEmpty { layoutRowBorder(widths) }
    }
    let theme = profile.drawnTheme
    let hasStripes = profile.color != .none && theme[.tableStripe].background != nil
    let stripe: Ink = hasStripes ? Ink(.tableStripe) : .none
    for (index, row) in table.rows.enumerated() {
      if cells.isLong {
        // Links are kept: the terminal is sent each where it is written.
        cells.removeAll()
        cells.append(row, Appearance(), layout: &self)
      }
      if index > 0, isAiry { layoutRowBorder(widths) }
      rows.write(
        row: cells.isLong ? 0 : headerRows + index, of: cells,
        on: index % 2 == 1 ? stripe : .none, layout: &self)
    }
    layoutBorder(corners[3], glyphs.lines.teeUp, corners[2], widths)
  }

  /// Adds a border between two rows.
  private mutating func layoutRowBorder(_ widths: [Int]) {
    layoutBorder(glyphs.lines.teeLeft, glyphs.lines.cross, glyphs.lines.teeRight, widths)
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

  /// Returns whether each cell of a row takes one line.
  func fits(row: Int, of cells: TableCells) -> Bool {
    zip(columns, widths).allSatisfy { cells.cell(row: row, column: $0).fits($1) }
  }

  /// Writes a row on a background.
  func write(row: Int, of cells: TableCells, on ground: Ink, layout: inout CardLayout) {
    if isCut || fits(row: row, of: cells) {
      layout.lines.begin()
      let firstPiece = layout.lines.pieces.count
      for (index, column) in columns.enumerated() {
        let cell = cells.cell(row: row, column: column)
        addBar(before: index, &layout.lines)
        let start = layout.lines.column
        if cell.fits(widths[index]) {
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
      endLine(on: ground, from: firstPiece, &layout.lines)
    } else {
      writeWrapped(row: row, of: cells, on: ground, layout: &layout)
    }
  }

  private func writeWrapped(
    row: Int, of cells: TableCells, on ground: Ink, layout: inout CardLayout
  ) {
    let parts = columns.enumerated().map { index, column in
      let cell = cells.cell(row: row, column: column)
      var part = Lines(width: widths[index])
      part.fill(with: cells.flow, part: cell.part, alignment: alignments[index])
      return part
    }
    for line in 0..<parts.reduce(1, { max($0, $1.rows.count) }) {
      layout.lines.begin()
      let firstPiece = layout.lines.pieces.count
      for (index, part) in parts.enumerated() {
        addBar(before: index, &layout.lines)
        let start = layout.lines.column
        if line < part.rows.count { layout.lines.add(row: line, of: part) }
        layout.lines.addBlanks(start + widths[index] - layout.lines.column)
      }
      endLine(on: ground, from: firstPiece, &layout.lines)
    }
  }

  private func addBar(before index: Int, _ lines: inout Lines) {
    if index == 0 {
      lines.add(bars.first, 1 + padding, Theme.border)
    } else {
      lines.add(bars.middle, 1 + 2 * padding, Theme.border)
    }
  }

  /// Adds the last bar, and gives the row's pieces without a background the one of the row.
  private func endLine(on ground: Ink, from firstPiece: Int, _ lines: inout Lines) {
    lines.add(bars.last, 1 + padding, Theme.border)
    lines.stand(on: ground, from: firstPiece)
    lines.end()
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
