// Converts a Markdown tree to the runs of an attributed string.

import Foundation
import MarkdownTree

/// A converter that collects runs and numbers the blocks that contain them.
struct AttributedMarkdown {
  private(set) var string = AttributedString()
  private let baseURL: URL?
  private var blockCount = 0

  init(baseURL: URL?) { self.baseURL = baseURL }

  /// Appends blocks whose parent is `parent`; `nil` for those of the document.
  mutating func append(blocks: [MarkdownNode], in parent: PresentationIntent?) {
    for (index, block) in blocks.enumerated() { append(block, at: index, in: parent) }
  }

  /// Appends inlines outside any block.
  mutating func append(inlines: [MarkdownNode]) {
    append(inlines, Style())
  }

  /// The style of the elements that enclose an inline.
  private struct Style {
    var intent: InlinePresentationIntent = []
    var block: PresentationIntent?
    var link: URL?
  }

  private mutating func append(
    _ node: MarkdownNode, at index: Int, in parent: PresentationIntent?
  ) {
    switch node.kind {
    case .paragraph: append(node.children, Style(block: block(.paragraph, parent)))
    case .heading(let level):
      append(node.children, Style(block: block(.header(level: level), parent)))
    case .blockQuote: append(blocks: node.children, in: block(.blockQuote, parent))
    case .codeBlock(let info, let text):
      let language = info.split(separator: " ").first.map(String.init)
      append(text, Style(block: block(.codeBlock(languageHint: language), parent)))
    case .htmlBlock(let text):
      append(text, Style(intent: .blockHTML, block: block(.paragraph, parent)))
    case .frontMatter(let text): append(text, Style(block: block(.paragraph, parent)))
    case .thematicBreak:
      append("\u{2E3B}", Style(block: block(.thematicBreak, parent)))
    case .list(let start, _):
      let list = block(start == nil ? .unorderedList : .orderedList, parent)
      for (index, item) in node.children.enumerated() {
        append(
          blocks: item.children, in: block(.listItem(ordinal: (start ?? 1) + index), list))
      }
    case .table(let alignments): append(table: node, alignments, in: parent)
    case .document, .listItem, .tableRow, .tableCell, .footnoteDefinition:
      append(blocks: node.children, in: parent)
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      append([node], Style(block: parent))
    }
  }

  private mutating func append(
    table: MarkdownNode, _ alignments: [MarkdownNode.Alignment], in parent: PresentationIntent?
  ) {
    let columns = alignments.map { alignment -> PresentationIntent.TableColumn in
      switch alignment {
      case .none, .left: .init(alignment: .left)
      case .center: .init(alignment: .center)
      case .right: .init(alignment: .right)
      }
    }
    let intent = block(.table(columns: columns), parent)
    var rowIndex = 0
    for row in table.children {
      var kind = PresentationIntent.Kind.tableHeaderRow
      if case .tableRow(isHeader: false) = row.kind {
        rowIndex += 1
        kind = .tableRow(rowIndex: rowIndex)
      }
      let rowIntent = block(kind, intent)
      for (column, cell) in row.children.enumerated() {
        append(cell.children, Style(block: block(.tableCell(columnIndex: column), rowIntent)))
      }
    }
  }

  private mutating func block(
    _ kind: PresentationIntent.Kind, _ parent: PresentationIntent?
  ) -> PresentationIntent {
    blockCount += 1
    return PresentationIntent(kind, identity: blockCount, parent: parent)
  }

  private mutating func append(_ inlines: [MarkdownNode], _ style: Style) {
    for node in inlines {
      switch node.kind {
      case .text(let text): append(text, style)
      case .code(let text): append(text, style, adding: .code)
      case .htmlInline(let text): append(text, style, adding: .inlineHTML)
      case .softBreak: append(" ", style, adding: .softBreak)
      case .lineBreak: append("\n", style, adding: .lineBreak)
      case .footnoteReference(let label, _): append("[\(label)]", style)
      case .emphasis: append(node.children, style, adding: .emphasized)
      case .strong: append(node.children, style, adding: .stronglyEmphasized)
      case .strikethrough: append(node.children, style, adding: .strikethrough)
      case .link(let destination, _):
        var style = style
        style.link = URL(string: destination, relativeTo: baseURL)
        append(node.children, style)
      case .image(let destination, _): append(image: node, at: destination, style)
      case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
        .thematicBreak, .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
        append(blocks: [node], in: style.block)
      }
    }
  }

  private mutating func append(
    _ inlines: [MarkdownNode], _ style: Style, adding intent: InlinePresentationIntent
  ) {
    var style = style
    style.intent.formUnion(intent)
    append(inlines, style)
  }

  private mutating func append(
    image node: MarkdownNode, at destination: String, _ style: Style
  ) {
    var inner = AttributedMarkdown(baseURL: baseURL)
    inner.append(inlines: node.children)
    let words = inner.string.plainText
    var attributes = attributes(style)
    attributes[AttributeScopes.FoundationAttributes.ImageURLAttribute.self] =
      URL(string: destination, relativeTo: baseURL)
    if !words.isEmpty {
      attributes[AttributeScopes.FoundationAttributes.AlternateDescriptionAttribute.self] = words
    }
    string += AttributedString(words.isEmpty ? "\u{FFFC}" : words, attributes: attributes)
  }

  private mutating func append(
    _ text: String, _ style: Style, adding intent: InlinePresentationIntent = []
  ) {
    guard !text.isEmpty else { return }
    var style = style
    style.intent.formUnion(intent)
    string += AttributedString(text, attributes: attributes(style))
  }

  private func attributes(_ style: Style) -> AttributeContainer {
    typealias Attributes = AttributeScopes.FoundationAttributes
    var container = AttributeContainer()
    if !style.intent.isEmpty {
      container[Attributes.InlinePresentationIntentAttribute.self] = style.intent
    }
    if let block = style.block { container[Attributes.PresentationIntentAttribute.self] = block }
    if let link = style.link { container[Attributes.LinkAttribute.self] = link }
    return container
  }
}
