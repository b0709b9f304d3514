// Remarks behind a tinted bar, and parts under a summary.

import BehestCards

extension CardLayout {
  /// A remark: its title says its kind by word, and its bar by colour too.
  mutating func layoutCallout(_ callout: Block.Callout) {
    let ink = Self.ink(of: callout.kind)
    pushPrefix(
      glyphs.calloutBar + String(repeating: " ", count: metrics.quoteIndent),
      look: Appearance(color: ink), repeats: true)
    let symbol = Self.symbol(of: callout.kind, profile.characters)
    let flow = flow(
      of: [.text(symbol)] + callout.heading, Appearance(attributes: .bold, color: ink))
    lines.fill(with: flow)
    recycle(flow)
    layout(callout.blocks, spacing: nil)
    lines.pop()
  }

  /// What may fold, unfolded: a summary, and the content under it.
  mutating func layoutDisclosure(_ disclosure: Block.Disclosure) {
    pushPrefix(glyphs.unfolded + " ", look: Theme.marker)
    let flow = flow(of: disclosure.heading, Appearance(attributes: .bold))
    lines.fill(with: flow)
    recycle(flow)
    if !disclosure.blocks.isEmpty {
      lines.requestBlankRows(1)
      layout(disclosure.blocks, spacing: nil)
    }
    lines.pop()
  }

  private static func ink(of kind: Block.Callout.Kind) -> Ink {
    switch kind {
    case .note: .note
    case .tip: .tip
    case .important: .important
    case .warning: .warning
    case .caution: .caution
    }
  }

  /// What stands before the title, one cell and a blank.
  private static func symbol(
    of kind: Block.Callout.Kind, _ characters: TerminalProfile.Characters
  ) -> String {
    guard characters == .unicode else { return "" }
    switch kind {
    case .note: return "ℹ\u{A0}"
    case .tip: return "☼\u{A0}"
    case .important: return "❢\u{A0}"
    case .warning: return "⚠\u{A0}"
    case .caution: return "⊘\u{A0}"
    }
  }
}
