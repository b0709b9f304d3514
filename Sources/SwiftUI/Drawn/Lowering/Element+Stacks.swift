// Puts lowered views one under the other or side by side.

import Cards
import Foundation

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
    // A divider between columns stands upright, which a card has no block for.
    let elements = elements.filter { $0.block != .rule }
    guard elements.count > 1 else { return elements.first }
    if let line = line(of: elements, spacing: spacing) { return line }
    var children: [Block] = []
    for element in elements {
      let place = element.expansion?.place
      if place == .center || place == .trailing { children.append(.spacer) }
      children.append(element.block)
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
      guard element.expansion == nil, case .text(let text) = element.block else { return nil }
      if index > 0, spacing.map({ $0 >= 1 }) ?? true { inlines.append(.text(" ")) }
      inlines += text.inlines
      limit = [limit, text.lineLimit].compactMap { $0 }.min()
    }
    return Element(.text(TextBlock(inlines.joiningText, lineLimit: limit)))
  }

  /// The block as it stands in a stack of an alignment: moved in, and as wide as it asked to be.
  fileprivate func placed(in alignment: HorizontalAlignment) -> Block {
    var block = block
    if let expansion {
      block = block.standing(expansion.block)
      // Only room beside it keeps a leading block from being moved by the stack.
      if expansion.place == .leading, alignment.place != .leading, block.isNarrow {
        block = .columns(.init([block, .spacer]))
      }
    }
    guard indentation > 0 else { return block }
    return .stack(.init([block], padding: .init(leading: indentation)))
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
    let lines: [[Inline]] = map { $0.block.labelInlines }.filter { !$0.isEmpty }
    let line = [Inline](lines.joined(separator: [.text(" ")]))
    return line.joiningText
  }
}

extension Block {
  fileprivate var labelInlines: [Inline] {
    switch self {
    case .text(let text): text.inlines.map { $0 == .lineBreak ? .softBreak : $0 }
    case .heading(_, let inlines): inlines
    case .image(let image): [.image(image)]
    case .columns(let columns): columns.children.map { Element($0) }.labelInlines
    case .stack(let stack): stack.children.map { Element($0) }.labelInlines
    case .quote(let blocks), .footnote(_, let blocks): blocks.map { Element($0) }.labelInlines
    case .callout(let callout):
      ([.paragraph(callout.heading)] + callout.blocks).map { Element($0) }.labelInlines
    case .disclosure(let disclosure):
      ([.paragraph(disclosure.heading)] + disclosure.blocks).map { Element($0) }.labelInlines
    case .code(_, let text): [.code(text)]
    case .control(let control): control.label
    case .list(let list): list.items.flatMap { $0.blocks.map { Element($0) } }.labelInlines
    case .table(let table):
      Array(([table.header] + table.rows).joined().joined(separator: [.text(" ")]))
    case .rule, .spacer: []
    }
  }
}
