// Lays out blocks side by side, or below each other where there is too little room.

import BehestCards

extension CardLayout {
  /// The least width of a shrunk column of text, in cells.
  private static let leastColumn = 16

  /// Lays out blocks side by side; those that do not fit continue on further lines.
  mutating func layoutColumns(_ columns: Block.Columns) {
    let room = lines.contentWidth
    let gap = max(1, columns.spacing.map { Spacing.cells(of: $0) } ?? 1)
    let children = columns.children.filter { $0 != .spacer }
    guard !children.isEmpty else { return }
    let natural = children.map { min(naturalWidth(ofColumn: $0, limit: room), room) }
    let floors = zip(children, natural).map { floor(ofColumn: $0, $1) }
    let gaps = gap * (children.count - 1)
    if let count = columns.evenColumns, count >= children.count, !columns.children.contains(.rule) {
      let width = (room - gap * (count - 1)) / count
      if floors.allSatisfy({ $0 <= width }) {
        let parts = children.map { child in apart(width: width) { $0.layout(child) } }
        add(parts, at: children.indices.map { $0 * (width + gap) }, columns.alignment)
        return
      }
    }
    guard let widths = Widths.shrink(natural, floors: floors, to: room - gaps) else {
      layoutFolded(children, natural, gap: gap)
      return
    }
    let left = room - gaps - widths.reduce(0, +)
    let spacers = columns.children.count - children.count
    var shares = (0..<spacers).map { left / spacers + ($0 < left % spacers ? 1 : 0) }
    var positions: [Int] = []
    var column = 0
    var index = 0
    for child in columns.children {
      if child == .spacer {
        column += shares.removeFirst()
      } else {
        if index > 0 { column += gap }
        positions.append(column)
        column += widths[index]
        index += 1
      }
    }
    var parts = zip(children, widths).map { child, width in
      child == .rule ? Lines(width: 1) : apart(width: width) { $0.layout(child) }
    }
    let height = parts.reduce(1) { max($0, $1.rows.count) }
    for index in children.indices where children[index] == .rule {
      parts[index] = uprightRule(height: height)
    }
    add(parts, at: positions, columns.alignment)
  }

  /// Returns a vertical line between columns.
  private mutating func uprightRule(height: Int) -> Lines {
    apart(width: 1) { layout in
      for _ in 0..<height {
        layout.lines.begin()
        layout.lines.add(Array(layout.glyphs.lines.vertical.utf8), 1, Theme.border)
        layout.lines.end()
      }
    }
  }

  /// Adds lines beside each other, each at its column.
  private mutating func add(
    _ parts: [Lines], at positions: [Int], _ alignment: Block.Columns.Alignment
  ) {
    let height = parts.reduce(0) { max($0, $1.rows.count) }
    for line in 0..<height {
      lines.begin()
      let start = lines.column
      for (part, position) in zip(parts, positions) {
        let above =
          switch alignment {
          case .top: 0
          case .center: (height - part.rows.count) / 2
          case .bottom: height - part.rows.count
          }
        guard part.rows.indices.contains(line - above), part.rows[line - above].cells > 0 else {
          continue
        }
        lines.addBlanks(start + position - lines.column)
        lines.add(row: line - above, of: part)
      }
      lines.end()
    }
  }

  /// Puts as many children on each line as fit at their natural widths, without rules between them.
  private mutating func layoutFolded(_ children: [Block], _ widths: [Int], gap: Int) {
    let room = lines.contentWidth
    var parts: [Lines] = []
    var positions: [Int] = []
    var column = 0
    for (child, width) in zip(children, widths) where child != .rule {
      if !parts.isEmpty, column + width > room {
        add(parts, at: positions, .top)
        parts = []
        positions = []
        column = 0
      }
      parts.append(apart(width: width) { $0.layout(child) })
      positions.append(column)
      column += width + gap
    }
    add(parts, at: positions, .top)
  }

  /// Returns the least cells of a column; one that holds only a control is as wide as that, though a
  /// frame asks for more.
  private mutating func floor(ofColumn block: Block, _ natural: Int) -> Int {
    switch block {
    case .control, .rule: return natural
    case .stack(let stack) where stack.children.count == 1 && stack.frame != nil:
      guard case .control(let control) = stack.children[0] else { fallthrough }
      let padding = stack.padding.leading + stack.padding.trailing
      return min(
        natural, naturalWidth(of: .control(control), limit: natural) + Spacing.cells(of: padding))
    default: return min(natural, Self.leastColumn)
    }
  }

  /// Returns the cells of a block in a row of columns when nothing is wrapped.
  private mutating func naturalWidth(ofColumn block: Block, limit: Int) -> Int {
    block == .rule ? 1 : naturalWidth(of: block, limit: limit)
  }

  /// Returns the cells of a block when nothing is wrapped.
  ///
  /// - Parameter limit: The width at which measuring may stop: a greater result may be any greater
  ///   width.
  mutating func naturalWidth(of block: Block, limit: Int) -> Int {
    guard blockDepth < Self.depthLimit else { return 0 }
    blockDepth += 1
    defer { blockDepth -= 1 }
    switch block {
    case .text(let text): return width(of: text.inlines)
    case .heading(_, let inlines): return width(of: inlines)
    case .image(let image): return width(of: [.image(image)])
    case .control(let control): return width(of: inlines(of: control))
    case .quote(let blocks): return 1 + metrics.quoteIndent + naturalWidth(of: blocks, limit: limit)
    case .callout(let callout):
      return 1 + metrics.quoteIndent
        + max(width(of: callout.heading) + 2, naturalWidth(of: callout.blocks, limit: limit))
    case .disclosure(let disclosure):
      return 2
        + max(width(of: disclosure.heading), naturalWidth(of: disclosure.blocks, limit: limit))
    case .footnote(_, let blocks): return 4 + naturalWidth(of: blocks, limit: limit)
    case .code(_, let text):
      var widest = 0
      for line in text.split(separator: "\n") where widest < limit {
        widest = max(widest, TerminalText.width(of: String(line)))
      }
      return metrics.codeIndent + widest
    case .list(let list):
      var widest = 0
      for item in list.items where widest < limit {
        widest = max(widest, naturalWidth(of: item.blocks, limit: limit))
      }
      let number = list.start.map { String($0).utf8.count + 2 } ?? 0
      let box = glyphs.checked.utf8.count > 1 ? 4 : 2
      return metrics.listIndent + widest
        + max(2, number + (list.items.contains { $0.isChecked != nil } ? box : 0))
    case .table(let table):
      var widths: [Int] = []
      for row in [table.header] + table.rows {
        for (index, cell) in row.enumerated() {
          if index == widths.count { widths.append(1) }
          widths[index] = max(widths[index], width(of: cell))
        }
      }
      return widths.reduce(1) { $0 + $1 + 1 + 2 * metrics.tablePadding }
    case .rule, .progress: return limit
    case .spacer: return 0
    case .stack(let stack):
      let cells =
        naturalWidth(of: stack.children, limit: limit)
        + Spacing.cells(of: stack.padding.leading) + Spacing.cells(of: stack.padding.trailing)
        + (stack.border == nil ? 0 : Self.borderCells)
      return stack.frame.map { min(Self.width(of: $0, natural: cells), limit) } ?? cells
    case .columns(let columns):
      if columns.children.contains(.spacer) || columns.evenColumns != nil { return limit }
      let gap = max(1, columns.spacing.map { Spacing.cells(of: $0) } ?? 1)
      var total = gap * max(columns.children.count - 1, 0)
      for child in columns.children where total < limit {
        total += naturalWidth(ofColumn: child, limit: limit)
      }
      return total
    }
  }

  private mutating func naturalWidth(of blocks: [Block], limit: Int) -> Int {
    var widest = 0
    for block in blocks where widest < limit {
      widest = max(widest, naturalWidth(of: block, limit: limit))
    }
    return widest
  }

  /// Returns the cells of inlines when nothing is wrapped.
  mutating func width(of inlines: [Inline]) -> Int {
    let count = writer.links.count
    let flow = flow(of: inlines)
    defer {
      recycle(flow)
      writer.links.removeLast(writer.links.count - count)
    }
    return flow.naturalCells
  }
}
