// Short spellings for what a view becomes.

import BehestCards
import BehestSwiftUI
import Foundation

/// The card of a view.
@MainActor func card(@ViewBuilder _ content: () -> some View) -> Card {
  lower(content()).card
}

/// The blocks of the card of a view.
@MainActor func blocks(@ViewBuilder _ content: () -> some View) -> [Block] {
  card(content).blocks
}

extension Block {
  /// A line of inlines.
  static func line(_ inlines: Inline...) -> Block { .text(TextBlock(inlines)) }

  /// A line of plain text.
  static func line(_ text: String) -> Block { .text(TextBlock([.text(text)])) }

  /// A stack as plain content.
  static func stacked(
    _ children: Block..., spacing: Double? = 8, alignment: Alignment = .center
  ) -> Block { .stack(.init(children, spacing: spacing, alignment: alignment)) }

  /// Blocks side by side.
  static func row(_ children: Block..., spacing: Double? = nil) -> Block {
    .columns(.init(children, spacing: spacing))
  }
}

extension Inline {
  /// A symbol.
  static func symbol(_ name: String, alt: String = "") -> Inline {
    .image(ImageReference(.symbol(name), alt: alt))
  }
}
