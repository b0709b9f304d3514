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
  /// The default spacing of views in a column, in points, as in SwiftUI on iOS.
  static let standardSpacing = 8.0

  /// Returns elements arranged in a column, as one element; none when there are none.
  ///
  /// A spacing of `nil` means the default, not that of running text, which is for documents.
  static func column(
    _ elements: [Element], spacing: CGFloat?, alignment: HorizontalAlignment
  ) -> [Element] {
    // A spacer has no room to grow in a card that is as tall as its content.
    let children = elements.filter { $0.block != .spacer }.map { $0.placed(in: alignment) }
    guard !children.isEmpty else { return [] }
    let spacing = spacing.map { Double($0) } ?? standardSpacing
    return [Element(.stack(.init(children, spacing: spacing, alignment: alignment.block)))]
  }

  /// Returns elements arranged in a row, as one element; none when there are none.
  ///
  /// Texts and images become one line of text; anything else becomes columns.
  static func row(
    _ elements: [Element], spacing: CGFloat?, alignment: VerticalAlignment
  ) -> [Element] {
    guard elements.count > 1 else { return elements.filter { $0.block != .rule } }
    if let line = line(of: elements, spacing: spacing) { return [line] }
    var children: [Block] = []
    for element in elements {
      let place = element.expansion?.place
      if place == .center || place == .trailing { children.append(.spacer) }
      children.append(element.padded(element.block))
      if place == .center || place == .leading { children.append(.spacer) }
    }
    let spacing = spacing.map { Double($0) }
    return [Element(.columns(.init(children, spacing: spacing, alignment: alignment.columns)))]
  }

  /// Returns one line of text, if all elements are texts no wider than their content.
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

  /// Returns the block for a stack with an alignment, with its padding and its expanded width.
  func placed(in alignment: HorizontalAlignment) -> Block {
    var block = block
    if expansion == nil, block.isPainted, alignment.place == .leading {
      // A background is as wide as its content, while a stack extends to the opposite side.
      block = .columns(.init([block, .spacer]))
    } else if let expansion {
      block = block.standing(expansion.block)
      // Only a spacer beside it keeps the stack from moving a leading block.
      if expansion.place == .leading, alignment.place != .leading, block.isNarrow {
        block = .columns(.init([block, .spacer]))
      }
    }
    return padded(block)
  }

  /// Returns a block of the element within its padding.
  func padded(_ block: Block) -> Block {
    padding == Block.Insets() ? block : .stack(.init([block], padding: padding))
  }

  /// Returns the element in a box with a background, a border or a size.
  func boxed(
    _ style: BehestCards.TextStyle? = nil, border: Block.Border? = nil, frame: Block.Frame? = nil
  ) -> Element {
    // One line of text with a background stays one line.
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
  /// Whether the block is no wider than its text.
  fileprivate var isNarrow: Bool {
    switch self {
    case .text, .control: true
    default: false
    }
  }

  /// Whether the block has a background or a border of its own.
  fileprivate var isPainted: Bool {
    if case .stack(let stack) = self { stack.style != nil || stack.border != nil } else { false }
  }

  /// Returns the block positioned as a stack with the alignment would, without such a stack.
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
  /// The inlines of a control's label: the texts and images of its views on one line.
  var labelInlines: [Inline] {
    let lines = flatMap { $0.block.inlineRuns }.filter { !$0.isEmpty }
    let line = lines.joined(separator: [.text(" ")]).map { $0 == .lineBreak ? .softBreak : $0 }
    return line.joiningText
  }
}

extension Block {
  /// Whether the block is an image only.
  var isImage: Bool {
    switch self {
    case .image: true
    case .text(let text): text.inlines.count == 1 && text.inlines.allSatisfy { $0.isImage }
    default: false
    }
  }

  /// Returns the block with a description added to images that have none.
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
  /// The names of the symbols, in reading order.
  var symbols: [String] {
    flatMap { inline -> [String] in
      switch inline {
      case .image(let image): if case .symbol(let name) = image.source { [name] } else { [] }
      case .styled(_, let inlines), .link(_, _, let inlines): inlines.symbols
      default: []
      }
    }
  }

  /// Whether the inlines are images, and spaces between them.
  var areImages: Bool {
    let rest = rewriting { if case .image = $0 { [] } else { [$0] } }
    return !rest.plainText.contains { !$0.isWhitespace }
  }

  /// Returns the inlines with a description of the first image, and none of any other.
  func describingFirstImage(as words: String) -> [Inline] {
    var words = words
    return rewriting { inline in
      guard case .image(var image) = inline else { return [inline] }
      image.alt = words
      words = ""
      return [.image(image)]
    }
  }

  /// Returns the inlines with a description added to images that have none.
  func describingImages(as words: String) -> [Inline] {
    rewriting { inline in
      guard case .image(var image) = inline, image.alt.isEmpty else { return [inline] }
      image.alt = words
      return [.image(image)]
    }
  }
}
