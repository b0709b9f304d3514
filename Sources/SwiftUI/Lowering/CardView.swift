// How a view without a body becomes part of a card.

import Cards

/// A view that becomes part of a card by itself rather than through a body.
@MainActor protocol CardView: View {
  /// The elements of the view, in reading order; empty for a view that shows nothing.
  func lower(in context: LoweringContext) -> [Element]
}

/// One block on its way into a card, with what its container must know to place it.
struct Element: Hashable, Sendable {
  /// What is shown.
  var block: Block

  /// Where the block stands in all the width there is; `nil` for a block no wider than its content.
  var expansion: HorizontalAlignment?

  /// Points the block is moved in from the leading side.
  var indentation = 0.0

  init(_ block: Block, expansion: HorizontalAlignment? = nil) {
    self.block = block
    self.expansion = expansion
  }
}
