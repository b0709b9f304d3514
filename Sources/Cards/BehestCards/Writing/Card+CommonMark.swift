// Writes a card as Markdown, for readers that know neither terminals nor pages.

import MarkdownTree

extension Card {
  /// Writes the card as Markdown, with its title as a heading.
  ///
  /// The layout is left out: columns become lines, and a button its label in brackets.
  package var commonMark: String {
    let heading =
      title.isEmpty
      ? [] : [MarkdownNode(kind: .heading(level: 2), children: title.lineMarkdown)]
    return MarkdownDocument(
      root: MarkdownNode(kind: .document, children: heading + blocks.flatMap(\.markdown))
    ).commonMark()
  }
}

extension Block {
  /// The nodes that have the block's content.
  fileprivate var markdown: [MarkdownNode] {
    switch self {
    case .text(let text): return paragraph(text.inlines)
    case .heading(let level, let inlines):
      let level = min(max(level, 1), 6)
      return [MarkdownNode(kind: .heading(level: level), children: inlines.flatMap(\.markdown))]
    case .list(let list):
      let items = list.items.map { item in
        MarkdownNode(
          kind: .listItem(isChecked: item.isChecked), children: item.blocks.flatMap(\.markdown))
      }
      return [MarkdownNode(kind: .list(start: list.start, isTight: list.isTight), children: items)]
    case .quote(let blocks):
      return [MarkdownNode(kind: .blockQuote, children: blocks.flatMap(\.markdown))]
    case .callout(let callout):
      let heading = paragraph([.styled(.strong, callout.heading)])
      return [
        MarkdownNode(
          kind: .blockQuote, children: heading + callout.blocks.flatMap(\.markdown))
      ]
    case .disclosure(let part):
      return paragraph([.styled(.strong, part.heading)]) + part.blocks.flatMap(\.markdown)
    case .code(let language, let text):
      let text = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
      return [MarkdownNode(kind: .codeBlock(info: language ?? "", text: text))]
    case .table(let table): return [table.markdown]
    case .rule: return [MarkdownNode(kind: .thematicBreak)]
    case .image(let image): return paragraph([.image(image)])
    case .columns(let columns): return columns.line.map { paragraph($0) } ?? columns.lines
    case .stack(let stack): return stack.children.flatMap(\.markdown)
    case .spacer: return []
    case .progress(let progress):
      let percent = "\(Int((progress.share * 100).rounded())) %"
      let label = progress.label.isEmpty ? [] : progress.label + [.text(": ")]
      return paragraph(label + [.text(percent)])
    case .control(let control): return paragraph(control.inlines)
    case .footnote(let label, let blocks):
      return [
        MarkdownNode(
          kind: .footnoteDefinition(label: label), children: blocks.flatMap(\.markdown))
      ]
    }
  }

  private func paragraph(_ inlines: [Inline]) -> [MarkdownNode] {
    let nodes = inlines.lineMarkdown
    return nodes.isEmpty ? [] : [MarkdownNode(kind: .paragraph, children: nodes)]
  }

  /// The content as part of a line; `nil` for a block that takes more than one.
  fileprivate var inlines: [Inline]? {
    switch self {
    case .text(let text): text.inlines
    case .heading(_, let inlines): [.styled(.strong, inlines)]
    case .image(let image): [.image(image)]
    case .control(let control): control.inlines
    case .rule, .spacer: []
    case .columns(let columns): columns.line
    case .stack(let stack) where stack.children.count == 1: stack.children[0].inlines
    default: nil
    }
  }
}

extension Block.Columns {
  /// The columns as one line, with separators; `nil` when one of them takes more.
  fileprivate var line: [Inline]? {
    var line: [Inline] = []
    for child in children {
      guard let inlines = child.inlines else { return nil }
      guard !inlines.plainText.isEmpty else { continue }
      line += (line.isEmpty ? [] : [.text(" · ")]) + inlines
    }
    return line
  }

  /// The columns one below the other.
  fileprivate var lines: [MarkdownNode] {
    children.filter { $0 != .rule }.flatMap(\.markdown)
  }
}

extension Block.Table {
  fileprivate var markdown: MarkdownNode {
    let width = rows.reduce(header.count) { max($0, $1.count) }
    func row(_ cells: [[Inline]], isHeader: Bool) -> MarkdownNode {
      let cells = cells + Array(repeating: [], count: width - cells.count)
      return MarkdownNode(
        kind: .tableRow(isHeader: isHeader),
        children: cells.map {
          MarkdownNode(kind: .tableCell, children: $0.flatMap(\.markdown))
        })
    }
    let sides = (0..<width).map { column -> MarkdownNode.Alignment in
      switch column < alignments.count ? alignments[column] : nil {
      case .leading: .left
      case .center: .center
      case .trailing: .right
      case nil: .none
      }
    }
    return MarkdownNode(
      kind: .table(alignments: sides),
      children: [row(header, isHeader: true)] + rows.map { row($0, isHeader: false) })
  }
}

extension Control {
  /// The label: of a link its text, of a button and a toggle in brackets.
  fileprivate var inlines: [Inline] {
    switch kind {
    case .link(let destination): [.link(destination: destination, title: "", label)]
    case .toggle(let isOn): [.text(isOn ? "[x] " : "[ ] ")] + label
    case .button: [.text("[")] + label + [.text("]")]
    }
  }
}

extension [Inline] {
  /// The nodes of a line, without the space that a symbol before them has left.
  fileprivate var lineMarkdown: [MarkdownNode] {
    var nodes = flatMap(\.markdown)
    while case .text(let text)? = nodes.first?.kind {
      let rest = String(text.drop(while: \.isWhitespace))
      nodes[0].kind = .text(rest)
      guard rest.isEmpty else { break }
      nodes.removeFirst()
    }
    return nodes
  }
}

extension Inline {
  fileprivate var markdown: [MarkdownNode] {
    switch self {
    case .text(let text): text.isEmpty ? [] : [MarkdownNode(kind: .text(text))]
    case .code(let text): [MarkdownNode(kind: .code(text))]
    case .styled(let style, let inlines):
      style.markdown(of: inlines.flatMap(\.markdown))
    case .link(let destination, let title, let inlines):
      [
        MarkdownNode(
          kind: .link(destination: destination, title: title),
          children: inlines.flatMap(\.markdown))
      ]
    case .image(let image): image.markdown
    case .lineBreak: [MarkdownNode(kind: .lineBreak)]
    case .softBreak: [MarkdownNode(kind: .softBreak)]
    case .footnoteReference(let label):
      [MarkdownNode(kind: .footnoteReference(label: label, index: 1))]
    }
  }
}

extension Style {
  /// Returns nodes in the style, or as they are where Markdown has none.
  fileprivate func markdown(of nodes: [MarkdownNode]) -> [MarkdownNode] {
    let kind: MarkdownNode.Kind
    switch self {
    case .emphasis: kind = .emphasis
    case .strong, .title, .headline: kind = .strong
    case .strikethrough: kind = .strikethrough
    case .custom(let style) where style.bold == true: kind = .strong
    case .custom(let style) where style.italic == true: kind = .emphasis
    default: return nodes
    }
    return nodes.isEmpty ? [] : [MarkdownNode(kind: kind, children: nodes)]
  }
}

extension ImageReference {
  /// The image with its address, or else the alternative text.
  fileprivate var markdown: [MarkdownNode] {
    let text = alt.isEmpty ? [] : [MarkdownNode(kind: .text(alt))]
    guard case .address(let address) = source else { return text }
    return [MarkdownNode(kind: .image(destination: address, title: title), children: text)]
  }
}
