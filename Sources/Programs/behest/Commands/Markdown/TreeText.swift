// Prints a tree as lines for people and as JSON for programs.

import BehestJSON
import BehestShell
import MarkdownTree

/// A formatter of nodes as lines.
struct TreeText {
  var showsIDs = false

  /// Returns one line for each node, indented by depth.
  func lines(of root: MarkdownNode) -> [String] {
    var lines: [String] = []
    append(root, indent: 0, to: &lines)
    return lines
  }

  private func append(_ node: MarkdownNode, indent: Int, to lines: inout [String]) {
    lines.append(line(of: node, indent: indent))
    for child in node.children { append(child, indent: indent + 1, to: &lines) }
  }

  /// Returns the line of one node.
  func line(of node: MarkdownNode, indent: Int) -> String {
    let (start, end) = (node.range.start, node.range.end)
    var line = String(repeating: "  ", count: indent) + node.kind.name
    line += " \(start.line):\(start.column)–\(end.line):\(end.column)"
    if showsIDs { line += " #\(node.id)" }
    for (name, value) in node.kind.facts {
      switch value {
      case .string(let text): line += " \(name)=\(quoted(text))"
      default: line += " \(name)=\(value.text(isPretty: false))"
      }
    }
    return line
  }

  private func quoted(_ text: String) -> String {
    JSON.string(text).text(isPretty: false)
  }
}

extension MarkdownNode {
  /// Calls a closure with each node, parents first.
  func walk(_ body: (MarkdownNode) -> Void) {
    body(self)
    for child in children { child.walk(body) }
  }

  /// Returns the nodes around a position, from this one to the innermost; empty if it is elsewhere.
  func path(to place: SourcePosition) -> [MarkdownNode] {
    let start = (range.start.line, range.start.column)
    let end = (range.end.line, range.end.column)
    guard start <= (place.line, place.column), (place.line, place.column) < end else { return [] }
    for child in children {
      let path = child.path(to: place)
      if !path.isEmpty { return [self] + path }
    }
    return [self]
  }
}

extension JSON {
  /// Creates the object of a node and its descendants.
  init(_ node: MarkdownNode) {
    self.init(header: node)
    if !node.children.isEmpty { self["children"] = .array(node.children.map { JSON($0) }) }
  }

  /// Creates the object of a node without its children.
  init(header node: MarkdownNode) {
    let range = node.range
    self = [
      "kind": .string(node.kind.name), "id": .string(node.id.description),
      "bytes": [.integer(range.bytes.lowerBound), .integer(range.bytes.upperBound)],
      "start": ["line": .integer(range.start.line), "column": .integer(range.start.column)],
      "end": ["line": .integer(range.end.line), "column": .integer(range.end.column)],
    ]
    for (name, value) in node.kind.facts { self[name] = value }
  }
}

extension MarkdownNode.Kind {
  /// The name of the kind.
  var name: String {
    switch self {
    case .document: "document"
    case .paragraph: "paragraph"
    case .heading: "heading"
    case .blockQuote: "blockQuote"
    case .codeBlock: "codeBlock"
    case .htmlBlock: "htmlBlock"
    case .frontMatter: "frontMatter"
    case .thematicBreak: "thematicBreak"
    case .list: "list"
    case .listItem: "listItem"
    case .table: "table"
    case .tableRow: "tableRow"
    case .tableCell: "tableCell"
    case .footnoteDefinition: "footnoteDefinition"
    case .text: "text"
    case .code: "code"
    case .htmlInline: "htmlInline"
    case .softBreak: "softBreak"
    case .lineBreak: "lineBreak"
    case .emphasis: "emphasis"
    case .strong: "strong"
    case .strikethrough: "strikethrough"
    case .link: "link"
    case .image: "image"
    case .footnoteReference: "footnoteReference"
    }
  }

  /// The properties of a node besides its kind, by name.
  var facts: [(name: String, value: JSON)] {
    switch self {
    case .heading(let level): [("level", .integer(level))]
    case .codeBlock(let info, let text): [("info", .string(info)), ("text", .string(text))]
    case .htmlBlock(let text), .frontMatter(let text), .text(let text), .code(let text),
      .htmlInline(let text):
      [("text", .string(text))]
    case .list(let start, let isTight):
      [("first", start.map { .integer($0) } ?? .null), ("tight", .boolean(isTight))]
    case .listItem(let isChecked?): [("checked", .boolean(isChecked))]
    case .table(let alignments):
      [("alignments", .array(alignments.map { .string($0.rawValue) }))]
    case .tableRow(let isHeader): [("header", .boolean(isHeader))]
    case .footnoteDefinition(let label): [("label", .string(label))]
    case .link(let destination, let title), .image(let destination, let title):
      [("destination", .string(destination)), ("title", .string(title))]
    case .footnoteReference(let label, let index):
      [("label", .string(label)), ("index", .integer(index))]
    default: []
    }
  }
}
