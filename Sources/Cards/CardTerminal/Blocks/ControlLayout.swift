// Lays out controls, with a number, a state and a label, and progress bars.

import BehestCards

extension CardLayout {
  /// Lays out a control; one that can be pressed takes the next number.
  mutating func layoutControl(_ control: Control) {
    if control.isPressable { controlCount += 1 }
    var hanging = control.isPressable ? 4 : 0
    if case .toggle = control.kind { hanging += TerminalText.width(of: glyphs.isOn) + 1 }
    layoutLine(inlines(of: control, number: controlCount), hanging: hanging)
  }

  /// Returns the inlines that a control is drawn as.
  ///
  /// - Parameter number: The control's number; used only if it can be pressed.
  func inlines(of control: Control, number: Int) -> [Inline] {
    if case .link(let destination) = control.kind {
      return [.link(destination: destination, title: "", control.label)]
    }
    var inlines: [Inline] = []
    if control.isPressable {
      inlines.append(.styled(.strong, [.styled(.tint(.accent), [.text("[\(number)]")])]))
      inlines.append(.text("\u{A0}"))
    }
    if case .toggle(let isOn) = control.kind {
      inlines.append(.text((isOn ? glyphs.isOn : glyphs.isOff) + "\u{A0}"))
    }
    let label = control.label.withoutLeadingSymbol
    guard control.isPressable else {
      // A quiet style shows that it cannot be pressed; without attributes, parentheses do.
      return profile.attributes
        ? [.styled(.secondary, inlines + label)] : inlines + [.text("(")] + label + [.text(")")]
    }
    let words = control.role == .destructive ? [.styled(.destructive, label)] : label
    switch control.prominence {
    case nil: return inlines + words
    case .bordered: return inlines + within(glyphs.buttonSides, .secondary, words)
    case .prominent:
      return inlines + within(glyphs.prominentSides, .tint(.accent), [.styled(.strong, words)])
    }
  }

  /// Returns words between two sides, with no line break at either.
  private func within(_ sides: [String], _ style: Style, _ words: [Inline]) -> [Inline] {
    [.styled(style, [.text(sides[0])]), .text("\u{A0}")] + words
      + [.text("\u{A0}"), .styled(style, [.text(sides[1])])]
  }
}

extension [Inline] {
  /// The label without the symbol before its words, whose place the number takes.
  fileprivate var withoutLeadingSymbol: [Inline] {
    guard let first, first.isSymbol else { return self }
    let rest = Array(dropFirst())
    if rest.plainText.contains(where: { !$0.isWhitespace }) {
      guard case .text(let text)? = rest.first else { return rest }
      return [.text(String(text.drop { $0 == " " }))] + rest.dropFirst()
    }
    let words = [first].plainText
    return words.isEmpty ? self : [.text(words)]
  }
}

extension Inline {
  /// Whether the inline is a symbol and nothing else, in any style.
  fileprivate var isSymbol: Bool {
    switch self {
    case .image(let image): if case .symbol = image.source { true } else { false }
    case .styled(_, let inlines): inlines.count == 1 && inlines[0].isSymbol
    default: false
    }
  }
}

extension CardLayout {
  /// The least width of a bar, in cells; with less room only the label is shown.
  private static let leastBar = 4

  /// Lays out a progress bar in the room that its label leaves.
  mutating func layoutProgress(_ progress: Block.Progress) {
    let words = line(of: progress.label, to: lines.contentWidth)
    let cells = words.widestRow
    let bar = lines.contentWidth - (cells > 0 ? cells + 1 : 0)
    guard bar >= Self.leastBar else {
      layoutLine(progress.label)
      return
    }
    // Only a share of 1 fills the bar, and only a share of 0 leaves it empty.
    var filled = Int((progress.share * Double(bar)).rounded())
    if progress.share > 0 { filled = max(filled, 1) }
    if progress.share < 1 { filled = min(filled, bar - 1) }
    lines.begin()
    let look = Appearance(color: Theme.ink(of: progress.tint ?? .accent))
    lines.add(repeated(glyphs.filledBar, filled), filled, look)
    lines.add(repeated(glyphs.emptyBar, bar - filled), bar - filled, Theme.dim)
    if cells > 0 {
      lines.addBlanks(1)
      lines.add(row: 0, of: words)
    }
    lines.end()
  }
}
