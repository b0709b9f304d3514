// Paragraphs, headings, rules and quotes.

import BehestCards

extension CardLayout {
  /// A paragraph, cut with an ellipsis when it may not take more lines.
  mutating func layoutText(_ text: TextBlock) {
    let flow = flow(of: text.inlines)
    if let limit = text.lineLimit.map({ max($0, 1) }) {
      layoutCut(flow, to: limit, text.alignment)
    } else {
      lines.fill(with: flow, alignment: text.alignment)
    }
    recycle(flow)
  }

  private mutating func layoutCut(_ flow: Flow, to limit: Int, _ alignment: Alignment) {
    let mark = [UInt8](glyphs.ellipsis.utf8)
    let markCells = TerminalText.width(of: glyphs.ellipsis)
    let whole = apart(width: lines.contentWidth) { $0.lines.fill(with: flow) }
    for row in whole.rows.indices.prefix(limit) {
      lines.begin()
      if row == limit - 1, whole.rows.count > limit {
        lines.add(row: row, of: whole, cutTo: lines.room - markCells)
        lines.add(mark, markCells, Appearance())
      } else {
        lines.add(row: row, of: whole)
      }
      lines.end(alignment)
    }
  }

  /// A heading, with a line under it where its level has one.
  mutating func layoutHeading(_ level: Int, _ inlines: [Inline]) {
    let level = min(max(level, 1), 6)
    let look = Theme.heading(level: level)
    let first = lines.rows.count
    let flow = flow(of: inlines, look)
    lines.fill(with: flow)
    recycle(flow)
    // Without weight to tell them apart, all levels have lines.
    guard level <= metrics.underlinedHeadings || !profile.attributes, lines.rows.count > first
    else { return }
    lines.begin()
    let widest = lines.rows[first...].reduce(0) { max($0, $1.cells) } - lines.indent
    let cells = min(max(widest, 1), lines.room)
    lines.add(
      repeated(glyphs.headingLines[level - 1], cells), cells, Theme.headingLine(level: level))
    lines.end()
  }

  /// A line across.
  mutating func layoutRule() {
    lines.begin()
    lines.add(repeated(glyphs.rule, lines.room), lines.room, Theme.border)
    let isTop = isTopLevel
    lines.end()
    if isTop { lines.markDivider() }
  }

  /// Blocks behind a bar.
  mutating func layoutQuote(_ blocks: [Block]) {
    pushPrefix(
      glyphs.quoteBar + String(repeating: " ", count: metrics.quoteIndent), look: Theme.quoteBar,
      repeats: true)
    layout(blocks, spacing: nil)
    lines.pop()
  }
}
