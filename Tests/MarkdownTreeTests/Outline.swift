// Shows a tree as text, so that golden files and expectations can be read.

import MarkdownTree

/// A tree as indented lines: kind, position, and the source it came from.
func outline(_ node: MarkdownNode, of source: [UInt8], depth: Int = 0) -> String {
  let text = String(decoding: source[node.range.bytes], as: UTF8.self)
  let (start, end) = (node.range.start, node.range.end)
  let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
  let quoted = node.children.isEmpty ? " \(text.debugDescription)" : ""
  let line = String(repeating: "  ", count: depth) + "\(name(node.kind)) \(place)\(quoted)\n"
  return node.children.reduce(line) { $0 + outline($1, of: source, depth: depth + 1) }
}

/// A tree without its places and names, for comparing what two texts mean.
func meaning(_ node: MarkdownNode) -> MarkdownNode {
  MarkdownNode(kind: node.kind, children: node.children.map(meaning))
}

/// All nodes of a tree, parents first.
func nodes(of node: MarkdownNode) -> [MarkdownNode] {
  [node] + node.children.flatMap(nodes)
}

private func name(_ kind: MarkdownNode.Kind) -> String {
  switch kind {
  case .document: "document"
  case .paragraph: "paragraph"
  case .heading(let level): "heading \(level)"
  case .blockQuote: "blockQuote"
  case .codeBlock(let info, let text): "codeBlock \(info.debugDescription) \(text.debugDescription)"
  case .htmlBlock(let html): "htmlBlock \(html.debugDescription)"
  case .frontMatter(let fields): "frontMatter \(fields.debugDescription)"
  case .thematicBreak: "thematicBreak"
  case .list(let start, let isTight):
    "list \(start.map(String.init) ?? "bullets") \(isTight ? "tight" : "loose")"
  case .listItem(let isChecked): "listItem" + (isChecked.map { $0 ? " checked" : " open" } ?? "")
  case .table(let alignments): "table " + alignments.map(\.rawValue).joined(separator: " ")
  case .tableRow(let isHeader): isHeader ? "tableRow header" : "tableRow"
  case .tableCell: "tableCell"
  case .footnoteDefinition(let label): "footnoteDefinition \(label.debugDescription)"
  case .text(let text): "text \(text.debugDescription)"
  case .code(let text): "code \(text.debugDescription)"
  case .htmlInline(let html): "htmlInline \(html.debugDescription)"
  case .softBreak: "softBreak"
  case .lineBreak: "lineBreak"
  case .emphasis: "emphasis"
  case .strong: "strong"
  case .strikethrough: "strikethrough"
  case .link(let destination, let title):
    "link \(destination.debugDescription) \(title.debugDescription)"
  case .image(let destination, let title):
    "image \(destination.debugDescription) \(title.debugDescription)"
  case .footnoteReference(let label, let index):
    "footnoteReference \(label.debugDescription) \(index)"
  }
}
