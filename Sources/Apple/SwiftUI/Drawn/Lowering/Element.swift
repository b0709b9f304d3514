// A block on its way from a view to a card.

import BehestCards

/// A block on its way to a card, with the information that its container needs to place it.
public struct _Element: Hashable, Sendable {
  /// The block.
  var block: Block

  /// The alignment of the block in the full width; `nil` for a block no wider than its content.
  var expansion: HorizontalAlignment?

  /// The padding around the block, in points.
  var padding = Block.Insets()

  init(_ block: Block, expansion: HorizontalAlignment? = nil) {
    self.block = block
    self.expansion = expansion
  }
}

/// The name of the type within this module.
typealias Element = _Element
