// Converts Markdown's inlines to a card's, and raw tags in pairs, `<kbd>Esc</kbd>`, to styles.

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
    func children() -> [Inline] { Self.inlines(of: node.children, hooks: hooks) }
    switch node.kind {
    case .text(let text): inlines.append(.text(text))
    case .code(let text): inlines.append(.code(text))
    case .softBreak: inlines.append(.softBreak)
    case .lineBreak: inlines.append(.lineBreak)
    case .emphasis: inlines.append(.styled(.emphasis, children()))
    case .strong: inlines.append(.styled(.strong, children()))
    case .strikethrough: inlines.append(.styled(.strikethrough, children()))
    case .link(let destination, let title):
      inlines.append(.link(destination: destination, title: title, children()))
    case .image(let destination, let title):
      let alt = children().plainText
      inlines.append(.image(ImageReference(.address(destination), alt: alt, title: title)))
    case .footnoteReference(_, let index):
      inlines.append(.footnoteReference(label: String(index)))
    case .htmlInline(let html): inlines.append(tag: html)
    case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
      .thematicBreak,
      .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
      inlines.append(contentsOf: children())
    }
  }
}

extension MarkdownNode {
  /// Whether the node is a tag of raw HTML, which only has an effect with its other half.
  fileprivate var isTag: Bool {
    if case .htmlInline = kind { true } else { false }
  }
}

/// A list of inlines in which those between two tags of a pair get a style.
///
/// A tag without its other half stays as written, or is left out unless HTML is literal. Each pair
/// costs as much as it holds; pairs nested deeper than `depthLimit` have no effect.
struct PairedTags {
  /// The greatest nesting of pairs.
  static let depthLimit = 16

  /// The inlines collected so far.
  private(set) var inlines: [Inline] = []
  private let html: RawHTML
  private var openings: [(name: String, span: HTMLSpan, index: Int)] = []

  /// Creates an empty collection with room for inlines.
  init(capacity: Int, html: RawHTML) {
    inlines.reserveCapacity(capacity)
    self.html = html
  }

  /// Appends an inline.
  mutating func append(_ inline: Inline) {
    inlines.append(inline)
  }

  /// Appends several inlines.
  mutating func append(contentsOf more: [Inline]) {
    inlines.append(contentsOf: more)
  }

  /// Appends a raw tag, or applies its effect.
  mutating func append(tag source: String) {
    for token in HTMLTokens(source) {
      switch token {
      case .text: continue
      case .open(let tag): open(tag, source)
      case .close(let name): close(name, source)
      }
    }
  }

  private mutating func open(_ tag: HTMLTag, _ source: String) {
    switch (tag.name, html) {
    case ("br", _): inlines.append(.lineBreak)
    case ("kbd", _), ("sub", _), ("sup", _):
      HTMLStyles.span(of: tag.name).map { begin(tag.name, $0, source) }
    case (_, .literal): inlines.append(.text(source))
    case (_, .dropped): break
    case ("a", .shown):
      begin("a", .link(tag.text(of: "href")), source)
    case ("img", .shown):
      let address = tag.text(of: "src")
      let alt = tag.text(of: "alt")
      guard !address.isEmpty || !alt.isEmpty else { return }
      inlines.append(.image(ImageReference(.address(address), alt: alt)))
    case (_, .shown): HTMLStyles.span(of: tag.name).map { begin(tag.name, $0, source) }
    }
  }

  private mutating func begin(_ name: String, _ span: HTMLSpan, _ source: String) {
    if openings.count < Self.depthLimit { openings.append((name, span, inlines.count)) }
    inlines.append(.text(html == .literal ? source : ""))
  }

  private mutating func close(_ name: String, _ source: String) {
    guard let opening = openings.lastIndex(where: { $0.name == name }) else {
      if name == "br" {
        inlines.append(.lineBreak)
      } else if html == .literal {
        inlines.append(.text(source))
      }
      return
    }
    let (_, span, start) = openings[opening]
    openings.removeSubrange(opening...)
    let content = Array(inlines[(start + 1)...])
    inlines.removeSubrange(start...)
    inlines += span.wrapping(content)
  }
}
