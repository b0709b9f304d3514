// A bar that is filled to a share, and words behind it.

import BehestCards

extension CardLayout {
  /// The least cells of a bar; where there are fewer, the words stand alone.
  private static let leastBar = 4

  /// A bar across the room that its words leave.
  mutating func layoutProgress(_ progress: Block.Progress) {
    let words = line(of: progress.label, to: lines.contentWidth)
    let cells = words.widestRow
    let bar = lines.contentWidth - (cells > 0 ? cells + 1 : 0)
    guard bar >= Self.leastBar else {
      layoutLine(progress.label)
      return
    }
    // Neither full before the end nor empty after the beginning.
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
