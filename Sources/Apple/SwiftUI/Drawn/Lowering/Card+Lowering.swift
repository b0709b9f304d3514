// Makes a card from the elements of the outermost view.

import BehestCards

extension Card {
  /// Creates a card from lowered elements; a single stack becomes the card, its first line the
  /// title.
  ///
  /// Padding, border and size of the outermost stack are dropped, as the card has its own; its
  /// background is drawn behind everything but the title.
  init(lowering elements: [Element]) {
    var elements = elements
    if elements.count == 1 { elements[0].padding = Block.Insets() }
    var blocks = elements.map { $0.placed(in: .leading) }
    var spacing = elements.count > 1 ? Element.standardSpacing : nil
    var style: BehestCards.TextStyle?
    if elements.count == 1, case .stack(var stack) = elements[0].block {
      while stack.isBox, stack.children.count == 1, case .stack(let inner) = stack.children[0] {
        style = style ?? stack.style
        stack = inner
      }
      if !stack.isBox {
        blocks = stack.children.map { $0.standing(stack.alignment) }
        spacing = stack.spacing
      } else {
        style = nil
      }
    }
    var title: [Inline] = []
    if let rule = blocks.firstIndex(of: .rule), rule > 0, let line = blocks[0].singleLine {
      title = line
      // The border that carries the title also stands for a divider directly below it.
      blocks.removeSubrange(0...(rule == 1 ? 1 : 0))
    }
    if let style, !blocks.isEmpty {
      self.init(
        title: title, blocks: [.stack(Block.Stack(blocks, spacing: spacing, style: style))])
    } else {
      self.init(title: title, blocks: blocks, spacing: spacing)
    }
  }
}

extension Block.Stack {
  /// Whether the stack only serves to decorate its one child.
  fileprivate var isBox: Bool {
    style != nil || border != nil || frame != nil || padding != Block.Insets()
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
  /// Whether the text continues on another line within or after the inline.
  fileprivate var breaksLine: Bool {
    switch self {
    case .text(let text), .code(let text): text.contains(where: \.isNewline)
    case .lineBreak, .softBreak: true
    case .styled(_, let inlines), .link(_, _, let inlines): inlines.contains(where: \.breaksLine)
    case .image, .footnoteReference: false
    }
  }
}
