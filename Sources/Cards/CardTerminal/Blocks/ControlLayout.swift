// Lays out controls, with a number, a state and a label, and progress bars.

import BehestCards

extension CardLayout {
  /// Lays out a control; further lines are indented to the first one's label.
  mutating func layoutControl(_ control: Control) {
    var hanging = control.number.map { String($0).utf8.count + 3 } ?? 0
    if case .toggle = control.kind { hanging += TerminalText.width(of: glyphs.isOn) + 1 }
    layoutLine(inlines(of: control), hanging: hanging)
  }

  /// Returns the inlines that a control is drawn as.
  func inlines(of control: Control) -> [Inline] {
    if case .link(let destination) = control.kind {
      return [.link(destination: destination, title: "", control.label)]
    }
    var inlines: [Inline] = []
    if let number = control.number {
      let mark = Inline.text("[\(number)]")
      inlines.append(
        control.isEnabled ? .styled(.strong, [.styled(.tint(.accent), [mark])]) : mark)
      inlines.append(.text("\u{A0}"))
    }
    if case .toggle(let isOn) = control.kind {
      inlines.append(.text((isOn ? glyphs.isOn : glyphs.isOff) + "\u{A0}"))
    }
    let label = control.label.drawnOnControl
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
  /// The label without the image before its words, whose place the number takes, or with words for
  /// an image that stands alone.
  ///
  /// A symbol that shows a state stays, as a check box does even without words.
  fileprivate var drawnOnControl: [Inline] {
    if count == 1, case .styled(let style, let inner) = self[0] {
      return [.styled(style, inner.drawnOnControl)]
    }
    guard let first, let image = first.image else { return self }
    var words = image.alt
    var mark: [Inline] = []
    var isBox = false
    if case .symbol(let name) = image.source {
      let usual = Symbols.words(for: name)
      if words.isEmpty { words = usual }
      if Symbols.showsState(name) {
        mark = [first]
        isBox = words == usual && ["checkmark", "circle", "square"].contains { name.hasPrefix($0) }
      }
    }
    let rest = Array(dropFirst())
    guard rest.plainText.contains(where: { !$0.isWhitespace }) else {
      return isBox ? mark : mark + [.text(words)]
    }
    guard case .text(let text)? = rest.first else { return mark + rest }
    return mark + [.text(String(text.drop { $0 == " " }))] + rest.dropFirst()
  }
}

extension Inline {
  /// The symbol or image of the app that the inline is and nothing else, in any style.
  fileprivate var image: ImageReference? {
    switch self {
    case .image(let image): if case .address = image.source { nil } else { image }
    case .styled(_, let inlines): inlines.count == 1 ? inlines[0].image : nil
    default: nil
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
