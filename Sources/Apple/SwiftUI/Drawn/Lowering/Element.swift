// A block on its way from a view to a card.

import BehestCards
import Foundation

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

extension Element {
  /// Points between views one under the other where nothing else is said, as the original has them.
  static let standardSpacing = 8.0

  /// Elements one under the other; `nil` when there are none.
  ///
  /// `nil` for the spacing is the standard one: that of running text is for documents.
  static func column(
    _ elements: [Element], spacing: CGFloat?, alignment: HorizontalAlignment
  ) -> Element? {
    // Room that grows has nowhere to grow in a card that is as tall as its content.
    let children = elements.filter { $0.block != .spacer }.map { $0.placed(in: alignment) }
    guard !children.isEmpty else { return nil }
    let spacing = spacing.map { Double($0) } ?? standardSpacing
    return Element(.stack(.init(children, spacing: spacing, alignment: alignment.block)))
  }

  /// Elements side by side; `nil` when there are none.
  ///
  /// Texts and images alone are one line of text; anything else becomes columns.
  static func row(
    _ elements: [Element], spacing: CGFloat?, alignment: VerticalAlignment
  ) -> Element? {
    guard elements.count > 1 else { return elements.first { $0.block != .rule } }
    if let line = line(of: elements, spacing: spacing) { return line }
    var children: [Block] = []
    for element in elements {
      let place = element.expansion?.place
      if place == .center || place == .trailing { children.append(.spacer) }
      children.append(element.padded(element.block))
      if place == .center || place == .leading { children.append(.spacer) }
    }
    let spacing = spacing.map { Double($0) }
    return Element(.columns(.init(children, spacing: spacing, alignment: alignment.columns)))
  }

  /// One line of text, if the elements are nothing but texts no wider than their words.
  private static func line(of elements: [Element], spacing: CGFloat?) -> Element? {
    var inlines: [Inline] = []
    var limit: Int?
    for (index, element) in elements.enumerated() {
      guard element.expansion == nil, element.padding == Block.Insets(),
        case .text(let text) = element.block
      else { return nil }
      if index > 0, spacing.map({ $0 >= 1 }) ?? true { inlines.append(.text(" ")) }
      inlines += text.inlines
      limit = [limit, text.lineLimit].compactMap { $0 }.min()
    }
    return Element(.text(TextBlock(inlines.joiningText, lineLimit: limit)))
  }

  /// The block as it stands in a stack of an alignment: moved in, and as wide as it asked to be.
  func placed(in alignment: HorizontalAlignment) -> Block {
    var block = block
    if expansion == nil, block.isPainted, alignment.place == .leading {
      // Paint is no wider than its content, where a stack's own ends at the other side.
      block = .columns(.init([block, .spacer]))
    } else if let expansion {
      block = block.standing(expansion.block)
      // Only room beside it keeps a leading block from being moved by the stack.
      if expansion.place == .leading, alignment.place != .leading, block.isNarrow {
        block = .columns(.init([block, .spacer]))
      }
    }
    return padded(block)
  }

  /// A block of the element within its padding.
  func padded(_ block: Block) -> Block {
    padding == Block.Insets() ? block : .stack(.init([block], padding: padding))
  }

  /// The element in a box: on a ground, within a border, or in a size of its own.
  func boxed(
    _ style: BehestCards.TextStyle? = nil, border: Block.Border? = nil, frame: Block.Frame? = nil
  ) -> Element {
    // One line of text on a ground stays one.
    if let style, padding == Block.Insets(), expansion == nil, case .text(var text) = block {
      text.inlines = [.styled(.custom(style), text.inlines)]
      return Element(.text(text))
    }
    let content = expansion.map { block.standing($0.block) } ?? block
    let stack = Block.Stack(
      [content], padding: padding, style: style, border: border, frame: frame)
    return Element(.stack(stack), expansion: expansion)
  }
}

extension Block {
  /// Whether the block is no wider than its words.
  fileprivate var isNarrow: Bool {
    switch self {
    case .text, .control: true
    default: false
    }
  }

  /// Whether the block has a ground or a border of its own.
  fileprivate var isPainted: Bool {
    if case .stack(let stack) = self { stack.style != nil || stack.border != nil } else { false }
  }

  /// The block where a stack of that alignment would put it, with nothing around it to say so.
  func standing(_ alignment: Alignment) -> Block {
    switch (self, alignment) {
    case (_, .leading): return self
    case (.text(var text), _):
      guard text.alignment == .leading else { return self }
      text.alignment = alignment
      return .text(text)
    case (.control, .center): return .columns(Columns([.spacer, self, .spacer]))
    case (.control, .trailing): return .columns(Columns([.spacer, self]))
    case (.columns(var columns), _):
      guard !columns.children.contains(.spacer) else { return self }
      columns.children.insert(.spacer, at: 0)
      if alignment == .center { columns.children.append(.spacer) }
      return .columns(columns)
    default: return self
    }
  }
}

extension [Element] {
  /// The inlines of a control's label: the words and images of its views on one line.
  var labelInlines: [Inline] {
    let lines = flatMap { $0.block.inlineRuns }.filter { !$0.isEmpty }
    let line = lines.joined(separator: [.text(" ")]).map { $0 == .lineBreak ? .softBreak : $0 }
    return line.joiningText
  }
}

extension Block {
  /// Whether the block is an image and nothing else.
  var isImage: Bool {
    switch self {
    case .image: true
    case .text(let text): text.inlines.count == 1 && text.inlines.allSatisfy { $0.isImage }
    default: false
    }
  }

  /// The block with images that have no words described by these.
  func describingImages(as words: String) -> Block {
    guard case .image(var image) = self else {
      return mapInlines { $0.describingImages(as: words) }
    }
    if image.alt.isEmpty { image.alt = words }
    return .image(image)
  }
}

extension Inline {
  fileprivate var isImage: Bool {
    switch self {
    case .image: true
    case .styled(_, let inlines): inlines.count == 1 && inlines.allSatisfy { $0.isImage }
    default: false
    }
  }
}

extension [Inline] {
  /// The same inlines with images that have no words described by these.
  func describingImages(as words: String) -> [Inline] {
    map { inline in
      switch inline {
      case .image(var image) where image.alt.isEmpty:
        image.alt = words
        return .image(image)
      case .styled(let style, let inlines):
        return .styled(style, inlines.describingImages(as: words))
      case .link(let destination, let title, let inlines):
        return .link(
          destination: destination, title: title, inlines.describingImages(as: words))
      default: return inline
      }
    }
  }
}
