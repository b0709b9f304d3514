// Makes a card of the elements of the outermost view.

import Cards

extension Card {
  /// Makes a card of lowered elements: a single stack is the card itself, its first line the title.
  init(lowering elements: [Element]) {
    var blocks = elements.map { $0.block.standing($0.expansion?.block ?? .leading) }
    var spacing = elements.count > 1 ? Element.standardSpacing : nil
    if elements.count == 1, case .stack(let stack) = elements[0].block {
      blocks = stack.children.map { $0.standing(stack.alignment) }
      spacing = stack.spacing
    }
    var title: [Inline] = []
    if let rule = blocks.firstIndex(of: .rule), rule > 0, let line = blocks[0].singleLine {
      title = line
      // The border that carries the title also stands for a divider right under it.
      blocks.removeSubrange(0...(rule == 1 ? 1 : 0))
    }
    self.init(title: title, blocks: blocks, spacing: spacing)
  }
}

extension Block {
  /// The inlines of a block that is one line of text and images; `nil` for any other.
  fileprivate var singleLine: [Inline]? {
    switch self {
    case .text(let text) where !text.inlines.contains(where: \.breaksLine): text.inlines
    case .heading(_, let inlines) where !inlines.contains(where: \.breaksLine): inlines
    case .image(let image): [.image(image)]
    default: nil
    }
  }
}

extension Inline {
  /// Whether text goes on in another line after or within the inline.
  fileprivate var breaksLine: Bool {
    switch self {
    case .text(let text), .code(let text): text.contains(where: \.isNewline)
    case .lineBreak, .softBreak: true
    case .styled(_, let inlines), .link(_, _, let inlines): inlines.contains(where: \.breaksLine)
    case .image, .footnoteReference: false
    }
  }
}
