// Converts Markdown's inlines to a card's inlines.

public import MarkdownTree

extension Inline {
  /// Returns the inlines that show Markdown inlines, in order.
  ///
  /// Pairs of tags are styles and links, `<br>` breaks the line, and comments and the tags of
  /// GitHub's tag filter are left out; `hooks.rawHTML` decides whether other tags are shown
  /// literally or dropped.
  public static func inlines(
    of nodes: [MarkdownNode], hooks: MarkdownHooks = .none
  ) -> [Inline] {
    var inlines = PairedTags(capacity: nodes.count, html: hooks.rawHTML)
    for node in nodes {
      if let hook = hooks.inline, !node.isTag {
        inlines.append(
          contentsOf: hook(node) {
            var usual = PairedTags(capacity: 1, html: hooks.rawHTML)
            append(node, to: &usual, hooks)
            return usual.inlines
          })
      } else {
        append(node, to: &inlines, hooks)
      }
    }
    return inlines.inlines
  }

  private static func append(
    _ node: MarkdownNode, to inlines: inout PairedTags, _ hooks: MarkdownHooks
  ) {
    switch node.kind {
    case .text(let text): inlines.append(.text(text))
    case .code(let text): inlines.append(.code(text))
    case .softBreak: inlines.append(.softBreak)
    case .lineBreak: inlines.append(.lineBreak)
    case .emphasis:
      inlines.append(.styled(.emphasis, Self.inlines(of: node.children, hooks: hooks)))
    case .strong: inlines.append(.styled(.strong, Self.inlines(of: node.children, hooks: hooks)))
    case .strikethrough:
      inlines.append(.styled(.strikethrough, Self.inlines(of: node.children, hooks: hooks)))
    case .link(let destination, let title):
      inlines.append(
        .link(destination: destination, title: title, Self.inlines(of: node.children, hooks: hooks))
      )
    case .image(let destination, let title):
      let alt = Self.inlines(of: node.children, hooks: hooks).plainText
      inlines.append(.image(ImageReference(.address(destination), alt: alt, title: title)))
    case .footnoteReference(_, let index):
      inlines.append(.footnoteReference(label: String(index)))
    case .htmlInline(let html): inlines.append(tag: html)
    case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
      .thematicBreak,
      .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
      inlines.append(contentsOf: Self.inlines(of: node.children, hooks: hooks))
    }
  }
}

extension MarkdownNode {
  /// Whether the node is a tag of raw HTML, which only has an effect with its other half.
  fileprivate var isTag: Bool {
    if case .htmlInline = kind { true } else { false }
  }
}
