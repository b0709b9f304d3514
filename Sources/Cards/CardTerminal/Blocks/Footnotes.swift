// Footnotes: their marks, and the notes at the end.

import BehestCards

/// The marks of footnotes.
enum Footnotes {
  /// The mark of a footnote, at its reference and before its note: `¹`, or `[^label]`.
  static func mark(_ label: String, _ profile: TerminalProfile) -> String {
    let isNumber =
      !label.isEmpty && label.utf8.count < 10 && label.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isNumber, profile.characters == .unicode else { return "[^\(label)]" }
    return String(label.utf8.map { superscripts[Int($0 - 0x30)] })
  }

  /// What leads back from the end of a note to its references: an arrow, and the mark to look for.
  ///
  /// A terminal's links know addresses only, and none within a text.
  static func wayBack(_ label: String, _ profile: TerminalProfile) -> String {
    let arrow = profile.characters == .unicode ? "↩" : "<-"
    return arrow + "\u{A0}" + mark(label, profile)
  }

  private static let superscripts: [Character] = ["⁰", "¹", "²", "³", "⁴", "⁵", "⁶", "⁷", "⁸", "⁹"]
}

extension CardLayout {
  /// A note, with its mark before its first line; the first of several gets a short line above it.
  mutating func layoutFootnote(_ label: String, _ blocks: [Block], isFirst: Bool) {
    if isFirst {
      lines.begin()
      let cells = min(12, lines.room)
      lines.add(repeated(glyphs.horizontal, cells), cells, Theme.border)
      lines.end()
    }
    let mark = Footnotes.mark(label, profile) + " "
    pushPrefix(TerminalText.sanitised(mark), look: Theme.marker)
    layout(profile.isAccessible ? blocks : endingWithWayBack(blocks, label), spacing: nil)
    lines.pop()
  }

  /// A note's blocks with the way back in its last paragraph, or in one of its own.
  private func endingWithWayBack(_ blocks: [Block], _ label: String) -> [Block] {
    let wayBack = Inline.styled(.secondary, [.text(Footnotes.wayBack(label, profile))])
    guard case .text(var text)? = blocks.last else { return blocks + [.paragraph([wayBack])] }
    text.inlines += [.text(" "), wayBack]
    return blocks.dropLast() + [.text(text)]
  }
}
