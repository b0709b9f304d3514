// Converts Markdown to cards: blocks here, inlines and raw HTML in their own files.

public import MarkdownTree

extension Card {
  /// Creates a card of a Markdown document; it has no title.
  public init(markdown document: MarkdownDocument, hooks: MarkdownHooks = .none) {
    self.init(blocks: Block.blocks(of: document.root, hooks: hooks))
  }

  /// Creates a card of Markdown text; it has no title.
  ///
  /// - Throws: `MarkdownError` when the text exceeds a limit of `options`.
  public init(
    markdown text: String, options: MarkdownOptions = .standard, hooks: MarkdownHooks = .none
  ) throws(MarkdownError) {
    self.init(markdown: try MarkdownDocument(parsing: text, options: options), hooks: hooks)
  }
}

extension Block {
  /// Returns the blocks that show a Markdown node.
  ///
  /// Raw HTML is shown unless `hooks.rawHTML` says otherwise, and a quote that begins with
  /// `[!NOTE]` becomes a callout. An image that is alone in its paragraph becomes a block of its
  /// own. Footnotes get the numbers of their references, or the order of their definitions.
  ///
  /// - Parameters:
  ///   - node: A block. A document gives the blocks of its children; an inline or a part of a list
  ///     or table gives a paragraph or the blocks inside.
  ///   - hooks: The hooks that may replace blocks and inlines.
  public static func blocks(of node: MarkdownNode, hooks: MarkdownHooks = .none) -> [Block] {
    var lowering = MarkdownLowering(hooks: hooks)
    return lowering.blocks(of: [node])
  }

  /// Returns the blocks that show several Markdown nodes, each with the range of its source nodes.
  ///
  /// A disclosure's range is all nodes from `<details>` to its end.
  public static func locatedBlocks(
    of nodes: [MarkdownNode], hooks: MarkdownHooks = .none
  ) -> [(block: Block, nodes: Range<Int>)] {
    var lowering = MarkdownLowering(hooks: hooks)
    var origins: [Range<Int>] = []
    var first = 0
    let blocks = lowering.blocks(of: nodes) { index, count in
      guard count > origins.count else { return }
      let range = min(first, index)..<index + 1
      origins += repeatElement(range, count: count - origins.count)
      first = index + 1
    }
    return Array(zip(blocks, origins))
  }
}

/// A converter of nodes to blocks, which numbers footnotes.
struct MarkdownLowering {
  private let hooks: MarkdownHooks
  private var footnoteCount = 0

  init(hooks: MarkdownHooks = .none) {
    self.hooks = hooks
  }

  /// Returns the blocks of nodes, in order.
  ///
  /// - Parameter note: Called after each node with its index and the number of blocks so far.
  mutating func blocks(
    of nodes: [MarkdownNode], noting note: (Int, Int) -> Void = { _, _ in }
  ) -> [Block] {
    var blocks: [Block] = []
    blocks.reserveCapacity(nodes.count)
    var parts = OpenDisclosures()
    for (index, node) in nodes.enumerated() {
      defer { note(index, blocks.count) }
      if case .htmlBlock(let html) = node.kind {
        parts.read(html, as: hooks.rawHTML, into: &blocks)
      } else if case .footnoteDefinition = node.kind {
        parts.closeAll(into: &blocks)
        appendHooked(node, to: &blocks)
      } else if parts.isEmpty {
        appendHooked(node, to: &blocks)
      } else {
        parts.append(self.blocks(of: [node]), to: &blocks)
      }
    }
    parts.closeAll(into: &blocks)
    note(nodes.count - 1, blocks.count)
    return blocks
  }

  private mutating func appendHooked(_ node: MarkdownNode, to blocks: inout [Block]) {
    guard let hook = hooks.block, node.kind != .document else {
      append(node, to: &blocks)
      return
    }
    blocks += hook(node) {
      var usual: [Block] = []
      append(node, to: &usual)
      return usual
    }
  }

  private mutating func append(_ node: MarkdownNode, to blocks: inout [Block]) {
    switch node.kind {
    case .document, .listItem, .tableRow, .tableCell:
      blocks += self.blocks(of: node.children)
    case .paragraph:
      let inlines = Inline.inlines(of: node.children, hooks: hooks)
      if case .image(let image)? = inlines.first, inlines.count == 1 {
        blocks.append(.image(image))
      } else if hooks.rawHTML == .literal || inlines.contains(where: { $0 != .text("") }) {
        blocks.append(.text(TextBlock(inlines)))
      }
    case .heading(let level):
      blocks.append(.heading(level: level, Inline.inlines(of: node.children, hooks: hooks)))
    case .blockQuote: blocks.append(quote(node))
    case .codeBlock(let info, let text):
      let language = info.split(whereSeparator: \.isWhitespace).first.map(String.init)
      blocks.append(.code(language: language, text: text))
    case .htmlBlock: break
    case .frontMatter(let fields):
      let lines = FrontMatterFields.lines(of: fields)
      if !lines.isEmpty { blocks.append(.paragraph([.styled(.secondary, lines)])) }
    case .thematicBreak: blocks.append(.rule)
    case .list(let start, let isTight):
      var items: [Block.ListItem] = []
      items.reserveCapacity(node.children.count)
      for child in node.children {
        var isChecked: Bool?
        if case .listItem(let box) = child.kind { isChecked = box }
        items.append(Block.ListItem(isChecked: isChecked, self.blocks(of: child.children)))
      }
      blocks.append(.list(Block.List(start: start, isTight: isTight, items: items)))
    case .table(let alignments): blocks.append(.table(table(of: node, alignments)))
    case .footnoteDefinition:
      footnoteCount += 1
      let label = String(footnoteCount)
      blocks.append(.footnote(label: label, self.blocks(of: node.children)))
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      blocks.append(.text(TextBlock(Inline.inlines(of: [node], hooks: hooks))))
    }
  }

  private func table(of node: MarkdownNode, _ alignments: [MarkdownNode.Alignment]) -> Block.Table {
    var table = Block.Table(rows: [])
    table.alignments = alignments.map { alignment in
      switch alignment {
      case .none: nil
      case .left: .leading
      case .center: .center
      case .right: .trailing
      }
    }
    for row in node.children {
      let cells = row.children.map { Inline.inlines(of: $0.children, hooks: hooks) }
      if case .tableRow(isHeader: true) = row.kind, table.header.isEmpty {
        table.header = cells
      } else {
        table.rows.append(cells)
      }
    }
    return table
  }
}

extension Block.Callout.Kind {
  /// Creates the kind that a marker names, in any case: `[!WARNING]`.
  fileprivate init?(marker: String) {
    guard marker.utf8.count <= 12, marker.hasPrefix("[!"), marker.hasSuffix("]") else { return nil }
    self.init(rawValue: marker.dropFirst(2).dropLast().lowercased())
  }
}

extension MarkdownLowering {
  /// Returns the quote, or a callout when its first line is a callout's marker.
  ///
  /// As on GitHub the marker stands alone on the first line, and something follows it.
  mutating func quote(_ node: MarkdownNode) -> Block {
    guard let first = node.children.first, first.kind == .paragraph,
      let marker = Self.marker(of: first)
    else { return .quote(blocks(of: node.children)) }
    var rest = first
    rest.children.removeFirst(marker.length)
    let content = (rest.children.isEmpty ? [] : [rest]) + node.children.dropFirst()
    guard !content.isEmpty else { return .quote(blocks(of: node.children)) }
    return .callout(Block.Callout(marker.kind, blocks(of: content)))
  }

  /// Returns a paragraph's marker, and how many inlines it and its line end take.
  private static func marker(
    of paragraph: MarkdownNode
  ) -> (kind: Block.Callout.Kind, length: Int)? {
    var text = ""
    for (index, node) in paragraph.children.prefix(8).enumerated() {
      switch node.kind {
      case .text(let part): text += part
      case .softBreak, .lineBreak:
        return Block.Callout.Kind(marker: text.trimmed).map { ($0, index + 1) }
      default: return nil
      }
      guard text.utf8.first == UInt8(ascii: "["), text.utf8.count < 40 else { return nil }
    }
    guard paragraph.children.count <= 8 else { return nil }
    return Block.Callout.Kind(marker: text.trimmed).map { ($0, paragraph.children.count) }
  }
}

extension String {
  /// The text without surrounding spaces.
  fileprivate var trimmed: String {
    guard utf8.first == 0x20 || utf8.last == 0x20 else { return self }
    return String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// The disclosures that are not closed yet, with the blocks in them.
struct OpenDisclosures {
  private var parts: [Block.Disclosure] = []

  /// Whether no disclosure is open.
  var isEmpty: Bool { parts.isEmpty }

  /// Appends blocks to the innermost open disclosure, or to `blocks` when none is open.
  mutating func append(_ more: [Block], to blocks: inout [Block]) {
    if parts.isEmpty {
      blocks += more
    } else {
      parts[parts.count - 1].blocks += more
    }
  }

  /// Reads a block of raw HTML.
  ///
  /// - Parameter handling: The treatment of a block that has no tags of a disclosure.
  mutating func read(_ html: String, as handling: RawHTML, into blocks: inout [Block]) {
    guard handling != .dropped || FoldedParts.mayFold(html) else { return }
    let (found, folds) = HTMLReader.parts(of: html)
    guard handling == .shown || folds else {
      // Comments and scripts alone show nothing, in literal mode too.
      if handling == .literal, HTMLTokens(html).contains(where: { $0.isVisible }) {
        append([.code(language: "html", text: html)], to: &blocks)
      }
      return
    }
    for part in found {
      switch part {
      case .open(let isOpen):
        guard parts.count < FoldedParts.depthLimit else { continue }
        parts.append(Block.Disclosure(isOpen: isOpen, []))
      case .summary(let words):
        if let last = parts.indices.last, parts[last].summary.isEmpty, parts[last].blocks.isEmpty {
          parts[last].summary = words
        } else if !words.isEmpty {
          append([.paragraph(words)], to: &blocks)
        }
      case .block(let block): append([block], to: &blocks)
      case .close: close(into: &blocks)
      }
    }
  }

  /// Closes all disclosures, as a browser does at the end.
  mutating func closeAll(into blocks: inout [Block]) {
    while !parts.isEmpty { close(into: &blocks) }
  }

  private mutating func close(into blocks: inout [Block]) {
    guard let part = parts.popLast() else { return }
    append([.disclosure(part)], to: &blocks)
  }
}
