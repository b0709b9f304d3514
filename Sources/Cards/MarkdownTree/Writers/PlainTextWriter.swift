// Writes a tree as plain text, suitable for pasting.

import OutputPolicies

extension MarkdownDocument {
  /// Writes the document as plain text.
  ///
  /// Blocks are separated by empty lines, items have their markers, cells are separated by tabs,
  /// links are their text, images their description, footnotes come last. There is no line break at
  /// the end. Control characters and characters that reorder or hide text are omitted.
  public func plainText() -> String {
    PlainTextWriter().text(of: root.children, isTight: false)
  }
}

extension [MarkdownNode] {
  /// The text of inlines on one line, without markup.
  var plainText: String {
    CharacterPolicy.document.line(PlainTextWriter().text(of: self))
  }
}

/// A writer of plain text.
struct PlainTextWriter {
  /// Returns the text of blocks.
  func text(of blocks: [MarkdownNode], isTight: Bool) -> String {
    var number = 0
    var texts: [String] = []
    for block in blocks {
      if block.isFootnoteDefinition { number += 1 }
      let text = text(of: block, footnote: number)
      if let text, !text.isEmpty { texts.append(text) }
    }
    return texts.joined(separator: isTight ? "\n" : "\n\n")
  }

  /// Returns the text of a block; `nil` if it has none.
  private func text(of block: MarkdownNode, footnote: Int) -> String? {
    switch block.kind {
    case .paragraph, .heading, .tableCell: return text(of: block.children)
    case .blockQuote:
      return prefixed(text(of: block.children, isTight: false), first: "> ", rest: "> ")
    case .codeBlock(_, let text), .frontMatter(let text):
      return CharacterPolicy.document.filtered(
        text.hasSuffix("\n") ? String(text.dropLast()) : text)
    case .htmlBlock: return nil
    case .thematicBreak: return "---"
    case .list(let start, let isTight):
      let items = block.children.enumerated().map { index, item in
        text(of: item, number: start.map { $0 + index }, isTight: isTight)
      }
      return items.joined(separator: isTight ? "\n" : "\n\n")
    case .table: return block.children.map(row).joined(separator: "\n")
    case .footnoteDefinition:
      return prefixed(
        text(of: block.children, isTight: false), first: "[\(footnote)] ", rest: "    ")
    case .tableRow: return row(block)
    case .document, .listItem: return text(of: block.children, isTight: false)
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      return text(of: [block])
    }
  }

  private func text(of item: MarkdownNode, number: Int?, isTight: Bool) -> String {
    var mark = number.map { "\($0). " } ?? "- "
    let indent = String(repeating: " ", count: mark.count)
    if case .listItem(let isChecked?) = item.kind { mark += isChecked ? "[x] " : "[ ] " }
    return prefixed(text(of: item.children, isTight: isTight), first: mark, rest: indent)
  }

  private func row(_ row: MarkdownNode) -> String {
    row.children.map { CharacterPolicy.document.line(text(of: $0.children)) }.joined(
      separator: "\t")
  }

  /// Returns text with prefixes for its first and other lines; empty lines stay empty in items.
  private func prefixed(_ text: String, first: String, rest: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      if index > 0, line.isEmpty, rest.allSatisfy({ $0 == " " }) { return "" }
      return (index == 0 ? first : rest) + line
    }
    .joined(separator: "\n")
  }

  /// Returns the text of inlines.
  func text(of inlines: [MarkdownNode]) -> String {
    var result = ""
    for inline in inlines { append(inline, to: &result) }
    return result
  }

  private func append(_ inline: MarkdownNode, to result: inout String) {
    switch inline.kind {
    case .text(let text), .code(let text): result += CharacterPolicy.document.filtered(text)
    case .htmlInline(let html):
      if HTMLTags.isLineBreak(html) { result += "\n" }
    case .softBreak: result += " "
    case .lineBreak: result += "\n"
    case .image(let destination, _):
      let description = text(of: inline.children)
      result += description.isEmpty ? CharacterPolicy.document.filtered(destination) : description
    case .footnoteReference(_, let index): result += "[\(index)]"
    case .emphasis, .strong, .strikethrough, .link, .document, .paragraph, .heading, .blockQuote,
      .codeBlock, .htmlBlock, .frontMatter, .thematicBreak, .list, .listItem, .table, .tableRow,
      .tableCell,
      .footnoteDefinition:
      for child in inline.children { append(child, to: &result) }
    }
  }
}
