// Lays out stacks: blocks below each other, aligned, within padding, borders and frames.

import BehestCards

extension CardLayout {
  /// Lays out a stack; narrower children are aligned within the widest child's width.
  mutating func layoutStack(_ stack: Block.Stack) {
    if let frame = stack.frame {
      var plain = stack
      plain.frame = nil
      layoutFramed(plain, frame)
      return
    }
    if let border = stack.border {
      var plain = stack
      plain.border = nil
      let least = naturalWidth(of: .stack(plain), limit: Lines.minimumContent)
      if lines.contentWidth >= Self.borderCells + min(max(least, 1), Lines.minimumContent) {
        layoutBordered(plain, border)
        return
      }
    }
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

  /// Lays out a stack separately and puts its style under the styles of its text.
  private mutating func layoutStyled(_ stack: Block.Stack, _ style: TextStyle) {
    let theme = profile.drawnTheme
    let room = lines.contentWidth
    let part = apart(width: room) { $0.layoutBox(stack) }
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

  /// Lays out a stack whose padding becomes rows even at the top and bottom edges.
  private mutating func layoutBox(_ stack: Block.Stack) {
    var inner = stack
    inner.padding.top = 0
    inner.padding.bottom = 0
    addEmptyRows(Spacing.rows(of: stack.padding.top))
    layoutStack(inner)
    addEmptyRows(Spacing.rows(of: stack.padding.bottom))
  }

  private mutating func addEmptyRows(_ count: Int) {
    for _ in 0..<max(count, 0) { lines.end() }
  }

  /// The cells of a border's two sides and of the spaces between them and the content.
  static let borderCells = 4

  /// Lays out a stack within a border.
  private mutating func layoutBordered(_ stack: Block.Stack, _ border: Block.Border) {
    let room = lines.contentWidth
    let part = apart(width: room - Self.borderCells) { $0.layoutBox(stack) }
    var look = Theme.border
    if let color = border.color.map({ Theme.ink(of: $0) }), !color.isNone {
      look = Appearance(color: color)
    }
    let corners = glyphs.lines.corners
    let across = String(repeating: glyphs.lines.horizontal, count: room - 2)
    let side = Array(glyphs.lines.vertical.utf8)
    addLine(corners[0] + across + corners[1], room, look)
    for row in part.rows.indices {
      lines.begin()
      lines.add(side, 1, look)
      lines.addBlanks(1)
      lines.add(row: row, of: part)
      lines.addBlanks(room - 3 - part.rows[row].cells)
      lines.add(side, 1, look)
      lines.end()
    }
    addLine(corners[3] + across + corners[2], room, look)
  }

  /// Returns the cells of a frame around content of a width.
  static func width(of frame: Block.Frame, natural: Int) -> Int {
    // Text is unreadable in less.
    let most = frame.maxWidth.map { max(Spacing.cells(of: $0), Lines.minimumContent) } ?? .max
    return max(min(natural, most), min(frame.minWidth.map { Spacing.cells(of: $0) } ?? 0, most))
  }

  /// Lays out a stack in a frame; no content is cut.
  private mutating func layoutFramed(_ stack: Block.Stack, _ frame: Block.Frame) {
    let room = lines.contentWidth
    let natural = naturalWidth(of: .stack(stack), limit: room)
    let width = max(min(Self.width(of: frame, natural: natural), room), 1)
    let own = max(min(natural, width), 1)
    let part = apart(width: own) { $0.layoutStack(stack) }
    let free = width - own
    let spare = max(Spacing.rows(of: frame.minHeight ?? 0) - part.rows.count, 0)
    let above =
      switch frame.verticalAlignment {
      case .top: 0
      case .center: spare / 2
      case .bottom: spare
      }
    addEmptyRows(above)
    switch frame.alignment {
    case .leading: add(part)
    case .center: add(part, shiftedBy: free / 2)
    case .trailing: add(part, shiftedBy: free)
    }
    addEmptyRows(spare - above)
  }

  private mutating func layoutAligned(_ stack: Block.Stack) {
    let room = lines.contentWidth
    // Each child is laid out at its own width, so that text is aligned within itself.
    let widths = stack.children.map { min(max(naturalWidth(of: $0, limit: room), 1), room) }
    let widest = widths.max() ?? 0
    let parts = zip(stack.children, widths).map { child, width in
      apart(width: width) { $0.layout(child) }
    }
    var previous: Block?
    for ((child, part), width) in zip(zip(stack.children, parts), widths) {
      requestGap(between: previous, child, spacing: stack.spacing)
      let free = widest - width
      add(part, shiftedBy: stack.alignment == .center ? free / 2 : free)
      previous = child
    }
  }
}
