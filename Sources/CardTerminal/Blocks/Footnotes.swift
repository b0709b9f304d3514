// Footnotes: their marks, and the notes at the end.

import Cards

/// The marks of footnotes.
enum Footnotes {
  /// The mark of a footnote, at its reference and before its note: `¹`, or `[^label]`.
  static func mark(_ label: String, _ profile: TerminalProfile) -> String {
    let isNumber =
      !label.isEmpty && label.utf8.count < 10 && label.utf8.allSatisfy { 0x30...0x39 ~= $0 }
    guard isNumber, profile.characters == .unicode else { return "[^\(label)]" }
    return String(label.utf8.map { superscripts[Int($0 - 0x30)] })
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
    layout(blocks, spacing: nil)
    lines.pop()
  }
}
