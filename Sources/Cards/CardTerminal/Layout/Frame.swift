// The box around a card: its title above, its dividers, its sides.

import BehestCards

/// Writes the rows of a card between two sides.
struct Frame {
  private let glyphs: Glyphs
  private let width: Int
  private var writer: ANSIWriter

  init(profile: TerminalProfile, glyphs: Glyphs) {
    self.glyphs = glyphs
    width = profile.drawnWidth
    writer = ANSIWriter(profile: profile)
  }

  /// Writes the upper border with the title in it, cut where it is too long.
  mutating func begin(title: [Inline], layout: inout CardLayout) {
    let line = layout.line(of: title, to: width - 5)
    let cells = line.widestRow
    guard cells > 0 else {
      writeBorder(glyphs.cardCorners[0], glyphs.cardCorners[1])
      return
    }
    writer.write(glyphs.cardCorners[0] + " ", Theme.border)
    for row in line.rows.indices { writer.write(row: row, of: line, links: layout.links) }
    writer.write(
      " " + String(repeating: glyphs.horizontal, count: width - cells - 4) + glyphs.cardCorners[1],
      Theme.border)
    writer.endLine()
    layout.links.removeAll()
  }

  /// Writes and forgets the rows made so far.
  mutating func write(layout: inout CardLayout) {
    layout.links.trace(layout.lines, firstRow: 0)
    for (index, row) in layout.lines.rows.enumerated() {
      if row.isDivider {
        writeBorder(glyphs.teeLeft, glyphs.teeRight)
        continue
      }
      writer.write(glyphs.vertical + " ", Theme.border)
      writer.write(row: index, of: layout.lines, links: layout.links)
      writer.writeBlanks(width - 4 - row.cells)
      writer.write(" " + glyphs.vertical, Theme.border)
      writer.endLine()
    }
    layout.lines.forgetRows()
    layout.links.removeAll(keepingCapacity: true)
  }

  /// Writes the lower border and gives back the whole.
  mutating func end() -> String {
    writeBorder(glyphs.cardCorners[3], glyphs.cardCorners[2])
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  private mutating func writeBorder(_ left: String, _ right: String) {
    writer.write(
      left + String(repeating: glyphs.horizontal, count: width - 2) + right, Theme.border)
    writer.endLine()
  }
}

extension CardLayout {
  /// Inlines on one line, cut with an ellipsis to a number of cells.
  mutating func line(of inlines: [Inline], to limit: Int) -> Lines {
    let flow = flow(of: inlines, isOneLine: true)
    defer { recycle(flow) }
    return apart(width: limit) { layout in
      layout.lines.begin()
      layout.lines.addCut(
        flow, to: limit, mark: [UInt8](layout.glyphs.ellipsis.utf8),
        markCells: TerminalText.width(of: layout.glyphs.ellipsis))
      layout.lines.end()
    }
  }
}
