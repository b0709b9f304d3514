// Blocks one under the other, within padding, each where its stack aligns it.

import Cards

extension CardLayout {
  /// A stack; a narrower child stands where the stack says, within the widest child's width.
  mutating func layoutStack(_ stack: Block.Stack) {
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
