// One block on its way from a view into a card.

import BehestCards

/// One block on its way into a card, with what its container must know to place it.
public struct _Element: Hashable, Sendable {
  /// What is shown.
  var block: Block

  /// Where the block stands in all the width there is; `nil` for a block no wider than its content.
  var expansion: HorizontalAlignment?

  /// Points kept free around the block.
  var padding = Block.Insets()

  init(_ block: Block, expansion: HorizontalAlignment? = nil) {
    self.block = block
    self.expansion = expansion
  }
}

/// The name inside this module.
typealias Element = _Element
