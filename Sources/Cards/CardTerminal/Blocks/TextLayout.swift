// Lays out running text: paragraphs, headings, rules, lists, quotes, callouts and footnotes.

import BehestCards

extension CardLayout {
  /// Lays out a paragraph, cut with an ellipsis at its line limit.
  mutating func layoutText(_ text: TextBlock) {
    guard let limit = text.lineLimit.map({ max($0, 1) }) else {
      layoutInlines(text.inlines, alignment: text.alignment)
      return
    }
    let whole = apart(width: lines.contentWidth) { $0.layoutInlines(text.inlines) }
    for row in whole.rows.indices.prefix(limit) {
      lines.begin()
      if row == limit - 1, whole.rows.count > limit {
        lines.add(row: row, of: whole, cutTo: lines.room - glyphs.ellipsis.cells)
        lines.add(glyphs.ellipsis.bytes, glyphs.ellipsis.cells, Appearance())
      } else {
        lines.add(row: row, of: whole)
      }
      lines.end(text.alignment)
    }
  }

  /// Lays out inlines on lines of their own, the later ones indented.
  mutating func layoutLine(
    _ inlines: [Inline], _ look: Appearance = Appearance(), hanging: Int = 0
  ) {
    lines.push(Lines.Prefix(hanging: hanging))
    layoutInlines(inlines, look)
    lines.pop()
  }

  /// Lays out a heading, with a line under it if its level has one.
  mutating func layoutHeading(_ level: Int, _ inlines: [Inline]) {
    let level = min(max(level, 1), 6)
    let look = Theme.heading(level: level)
    let first = lines.rows.count
    layoutInlines(inlines, look)
    // Without attributes to tell them apart, all levels are underlined.
    guard level <= metrics.underlinedHeadings || !profile.attributes, lines.rows.count > first
    else { return }
    lines.begin()
    let widest = lines.rows[first...].reduce(0) { max($0, $1.cells) } - lines.indent
    let cells = min(max(widest, 1), lines.room)
    lines.add(
      repeated(glyphs.headingLines[level - 1], cells), cells, Theme.headingLine(level: level))
    lines.end()
  }

  /// Lays out a horizontal line.
  mutating func layoutRule() {
    lines.begin()
    lines.add(repeated(glyphs.rule, lines.room), lines.room, Theme.border)
    let isTop = isTopLevel
    lines.end()
    if isTop { lines.markDivider() }
  }

  /// Lays out a short line: above the footnotes, and between records.
  mutating func layoutShortRule() {
    lines.begin()
    let cells = min(12, lines.room)
    lines.add(repeated(glyphs.lines.horizontal, cells), cells, Theme.border)
    lines.end()
  }

  /// Lays out blocks after a vertical bar.
  mutating func layoutQuote(_ blocks: [Block]) {
    pushPrefix(
      glyphs.quoteBar + String(repeating: " ", count: metrics.quoteIndent), look: Theme.quoteBar,
      repeats: true)
    layout(blocks, spacing: nil)
    lines.pop()
  }
}

extension CardLayout {
  /// Lays out a list; its items are indented behind markers of one width.
  mutating func layoutList(_ list: Block.List) {
    let start = min(max(list.start ?? 0, 0), 999_999_999)
    let digits = String(start + max(list.items.count - 1, 0)).utf8.count
    let bullet = glyphs.bullets[listDepth % glyphs.bullets.count]
    listDepth += list.start == nil ? 1 : 0
    for (index, item) in list.items.enumerated() {
      if index > 0, !list.isTight { lines.requestBlankRows(1) }
      var marker = String(repeating: " ", count: metrics.listIndent)
      if list.start != nil {
        let number = String(start + index)
        marker += String(repeating: " ", count: digits - number.utf8.count) + number + ". "
      }
      if let isChecked = item.isChecked {
        marker += (isChecked ? glyphs.checked : glyphs.unchecked) + " "
      } else if list.start == nil {
        marker += bullet + " "
      }
      pushPrefix(marker, look: Theme.marker)
      layout(item.blocks, spacing: nil, isTight: list.isTight)
      lines.pop()
    }
    listDepth -= list.start == nil ? 1 : 0
  }
}

extension CardLayout {
  /// Lays out a callout: its title names the kind, and its bar is coloured.
  mutating func layoutCallout(_ callout: Block.Callout) {
    let (ink, symbol) = Self.look(of: callout.kind)
    pushPrefix(
      glyphs.calloutBar + String(repeating: " ", count: metrics.quoteIndent),
      look: Appearance(color: ink), repeats: true)
    let mark = profile.characters == .unicode ? symbol + "\u{A0}" : ""
    layoutInlines(
      [.text(mark)] + callout.heading, Appearance(attributes: .bold, color: ink))
    layout(callout.blocks, spacing: nil)
    lines.pop()
  }

  /// Lays out a disclosure, expanded: a summary, and the content under it.
  mutating func layoutDisclosure(_ disclosure: Block.Disclosure) {
    pushPrefix(glyphs.unfolded + " ", look: Theme.marker)
    layoutInlines(disclosure.heading, Appearance(attributes: .bold))
    if !disclosure.blocks.isEmpty {
      lines.requestBlankRows(1)
      layout(disclosure.blocks, spacing: nil)
    }
    lines.pop()
  }

  /// Returns the colour of a callout, and the symbol before its title, one cell wide.
  private static func look(of kind: Block.Callout.Kind) -> (ink: Ink, symbol: String) {
    switch kind {
    case .note: (.note, "ℹ")
    case .tip: (.tip, "☼")
    case .important: (.important, "❢")
    case .warning: (.warning, "⚠")
    case .caution: (.caution, "⊘")
    }
  }
}

/// The marks of footnotes.
enum Footnotes {
  /// Returns the mark of a footnote, at its reference and before its text: `¹`, or `[^label]`.
  static func mark(_ label: String, _ profile: TerminalProfile) -> String {
    let isNumber =
      !label.isEmpty && label.utf8.count < 10 && label.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isNumber, profile.characters == .unicode else { return "[^\(label)]" }
    return String(label.utf8.map { superscripts[Int($0 - 0x30)] })
  }

  /// Returns the text at the end of a footnote that points to its references: an arrow and its
  /// mark.
  ///
  /// This text is no link: links in terminals have addresses only, and no targets within a text.
  static func wayBack(_ label: String, _ profile: TerminalProfile) -> String {
    let arrow = profile.characters == .unicode ? "↩" : "<-"
    return arrow + "\u{A0}" + mark(label, profile)
  }

  private static let superscripts: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}

extension CardLayout {
  /// Lays out a footnote after its mark; the first of several gets a short line above it.
  mutating func layoutFootnote(_ label: String, _ blocks: [Block], isFirst: Bool) {
    if isFirst { layoutShortRule() }
    let mark = Footnotes.mark(label, profile) + " "
    pushPrefix(TerminalText.sanitised(mark), look: Theme.marker)
    layout(profile.isAccessible ? blocks : endingWithWayBack(blocks, label), spacing: nil)
    lines.pop()
  }

  /// Returns a footnote's blocks with the pointer back in the last paragraph, or in a new one.
  private func endingWithWayBack(_ blocks: [Block], _ label: String) -> [Block] {
    let wayBack = Inline.styled(.secondary, [.text(Footnotes.wayBack(label, profile))])
    guard case .text(var text)? = blocks.last else { return blocks + [.paragraph([wayBack])] }
    text.inlines += [.text(" "), wayBack]
    return blocks.dropLast() + [.text(text)]
  }
}
