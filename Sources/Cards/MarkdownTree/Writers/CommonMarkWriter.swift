// Writes a tree as Markdown that parses into the same tree.

import OutputPolicies

extension MarkdownDocument {
  /// Writes the document as Markdown.
  ///
  /// The result parses into the same tree with the same options, except ranges and identifiers.
  /// Control characters and those that reorder text are written as references, `&#27;`; in code,
  /// raw HTML and labels of footnotes, which have no references, they are omitted.
  public func commonMark() -> String {
    let text = CommonMarkWriter().text(of: root.children, separator: "\n\n")
    return text.isEmpty ? "" : text + "\n"
  }
}

/// A writer of a tree's blocks as Markdown.
struct CommonMarkWriter {
  /// Returns the Markdown of the blocks of one container.
  func text(of blocks: [MarkdownNode], separator: String, inItem: Bool = false) -> String {
    var result = ""
    var listsInARow = 0
    for (index, block) in blocks.enumerated() {
      // Adjacent lists are distinguished by their markers.
      let isSameList = index > 0 && block.isList && blocks[index - 1].sameKindOfList(as: block)
      listsInARow = isSameList ? listsInARow + 1 : 0
      if index > 0 { result += separator }
      result += text(of: block, mark: listsInARow, inItem: inItem)
    }
    return result
  }

  private func text(of block: MarkdownNode, mark: Int, inItem: Bool) -> String {
    switch block.kind {
    case .paragraph: return CommonMarkInlines.text(of: block.children)
    case .heading(let level): return heading(block.children, level: level)
    case .blockQuote:
      return prefixed(text(of: block.children, separator: "\n\n"), first: "> ", rest: "> ")
    case .codeBlock(let info, let text): return code(info: info, text)
    case .htmlBlock(let html):
      return CharacterPolicy.document.filtered(
        html.hasSuffix("\n") ? String(html.dropLast()) : html)
    case .frontMatter(let fields):
      return "---\n" + CharacterPolicy.document.filtered(fields) + "---"
    // Dashes and stars would be markers of the item itself.
    case .thematicBreak: return inItem ? "___" : "***"
    case .list(let start, let isTight):
      return list(block.children, start: start, isTight: isTight, mark: mark)
    case .table(let alignments): return table(block.children, alignments)
    case .footnoteDefinition(let label):
      let text = text(of: block.children, separator: "\n\n")
      return prefixed(text, first: "[^\(CharacterPolicy.document.filtered(label))]: ", rest: "    ")
    case .document, .listItem, .tableRow, .tableCell:
      return text(of: block.children, separator: "\n\n")
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      return CommonMarkInlines.text(of: [block])
    }
  }

  private func heading(_ inlines: [MarkdownNode], level: Int) -> String {
    let text = CommonMarkInlines.text(of: inlines)
    if text.contains("\n"), level <= 2 { return text + (level == 1 ? "\n===" : "\n---") }
    let marks = String(repeating: "#", count: level)
    guard !text.isEmpty else { return marks }
    // A line that ends in number signs would lose them.
    return marks + " " + (text.hasSuffix("#") ? text.dropLast() + "\\#" : text)
  }

  private func code(info: String, _ text: String) -> String {
    let fence = info.contains("`") ? "~" : "`"
    var longest = 2
    for line in text.split(separator: "\n") {
      longest = max(longest, line.drop { $0 == " " }.prefix { String($0) == fence }.count)
    }
    let marks = String(repeating: fence, count: longest + 1)
    let info = CommonMarkInlines.escaped(info, "\\&")
    let text = CharacterPolicy.document.filtered(text)
    let lines = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    return marks + info + "\n" + lines + marks
  }

  private func list(_ items: [MarkdownNode], start: Int?, isTight: Bool, mark: Int) -> String {
    let bullets = ["-", "*", "+"]
    let separator = isTight ? "\n" : "\n\n"
    return items.enumerated().map { index, item in
      var sign = start.map { "\($0 + index)" + (mark % 2 == 0 ? "." : ")") } ?? bullets[mark % 3]
      let indent = String(repeating: " ", count: sign.count + 1)
      if case .listItem(let isChecked?) = item.kind { sign += isChecked ? " [x]" : " [ ]" }
      let text = text(of: item.children, separator: separator, inItem: true)
      return text.isEmpty ? sign : prefixed(text, first: sign + " ", rest: indent)
    }
    .joined(separator: separator)
  }

  private func table(_ rows: [MarkdownNode], _ alignments: [MarkdownNode.Alignment]) -> String {
    var lines = rows.map { row in
      let cells = row.children.map { " " + CommonMarkInlines.text(of: $0.children, inTable: true) }
      return "|" + cells.joined(separator: " |") + " |"
    }
    let marks = alignments.map { alignment in
      switch alignment {
      case .none: "---"
      case .left: ":--"
      case .center: ":-:"
      case .right: "--:"
      }
    }
    lines.insert("| " + marks.joined(separator: " | ") + " |", at: min(1, lines.count))
    return lines.joined(separator: "\n")
  }

  /// Returns text with prefixes for its first and other lines; empty lines get no trailing spaces.
  private func prefixed(_ text: String, first: String, rest: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      let prefix = index == 0 ? first : rest
      guard line.isEmpty else { return prefix + line }
      return String(prefix.reversed().drop { $0 == " " }.reversed())
    }
    .joined(separator: "\n")
  }
}

extension MarkdownNode {
  fileprivate var isList: Bool {
    if case .list = kind { true } else { false }
  }

  fileprivate func sameKindOfList(as other: MarkdownNode) -> Bool {
    guard case .list(let start, _) = kind, case .list(let otherStart, _) = other.kind else {
      return false
    }
    return (start == nil) == (otherStart == nil)
  }
}
