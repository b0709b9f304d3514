// Blocks one under the other, within padding, each where its stack aligns it.

import Cards

extension CardLayout {
  /// A stack; a narrower child stands where the stack says, within the widest child's width.
  mutating func layoutStack(_ stack: Block.Stack) {
    if let style = stack.style, !style.isEmpty {
      var plain = stack
      plain.style = nil
      layoutStyled(plain, style)
      return
    }
    let padding = stack.padding
    let spare = max(0, lines.contentWidth - Lines.minimumContent)
    let leading = min(Spacing.cells(of: padding.leading), spare / 2)
    let trailing = min(Spacing.cells(of: padding.trailing), spare / 2)
    lines.requestBlankRows(Spacing.rows(of: padding.top))
    lines.width -= trailing
    pushPrefix(String(repeating: " ", count: leading), look: Appearance(), repeats: true)
    if stack.alignment == .leading {
      layout(stack.children, spacing: stack.spacing)
    } else {
      layoutAligned(stack)
    }
    lines.pop()
    lines.width += trailing
    lines.requestBlankRows(Spacing.rows(of: padding.bottom))
  }

  /// A stack laid out apart, and its style put under what its text says of itself.
  private mutating func layoutStyled(_ stack: Block.Stack, _ style: TextStyle) {
    let theme = profile.drawnTheme
    let room = lines.contentWidth
    let part = apart(width: room) { $0.layoutStack(stack) }
    var ground = Appearance()
    ground.background = style.background.map { Theme.ink(of: $0) } ?? .none
    for row in part.rows.indices {
      lines.begin()
      let end = lines.column + room
      for piece in part.pieces(ofRow: row) {
        if piece.start == piece.end {
          lines.addBlanks(Int(piece.cells), piece.appearance.standing(on: ground.background))
          continue
        }
        var look = theme.applying(style, to: piece.appearance)
        if !piece.appearance.color.isNone { look.color = piece.appearance.color }
        if !piece.appearance.background.isNone { look.background = piece.appearance.background }
        lines.add(part.bytes[Int(piece.start)..<Int(piece.end)], Int(piece.cells), look)
      }
      if !ground.background.isNone { lines.addBlanks(end - lines.column, ground) }
      lines.end()
    }
  }

  private mutating func layoutAligned(_ stack: Block.Stack) {
    let room = lines.contentWidth
    // Each at its own width, so that what a text aligns, it aligns within itself.
    let widths = stack.children.map { min(max(naturalWidth(of: $0, limit: room), 1), room) }
    let widest = widths.max() ?? 0
    let parts = zip(stack.children, widths).map { child, width in
      apart(width: width) { $0.layout(child) }
    }
    var previous: Block?
    for ((child, part), width) in zip(zip(stack.children, parts), widths) {
      if let previous {
        lines.requestBlankRows(
          Spacing.rows(
            between: previous, child, spacing: stack.spacing, gap: metrics.blockGap))
      }
      let free = widest - width
      add(part, shiftedBy: stack.alignment == .center ? free / 2 : free)
      previous = child
    }
  }
}
