// Writes a tree as HTML in the format of cmark-gfm.

import OutputPolicies

/// A writer of HTML.
struct HTMLWriter {
  let options: HTMLOptions
  let filtersTags: Bool
  private let document: MarkdownDocument
  private var output: [UInt8] = []

  /// The number of references to each footnote so far, by index.
  private var references: [Int: Int] = [:]

  /// The total number of references to each footnote, by index.
  private var totals: [Int: Int] = [:]

  init(document: MarkdownDocument, options: HTMLOptions) {
    self.document = document
    self.options = options
    filtersTags = document.options.extensions.contains(.tagfilter)
  }

  mutating func write() -> String {
    if options.declaresCharset { markup("<meta charset=\"utf-8\">\n") }
    let notes = document.root.children.count { $0.isFootnoteDefinition }
    if notes > 0 { count(referencesIn: document.root) }
    var number = 0
    for block in document.root.children {
      if block.isFootnoteDefinition {
        if number == 0 { markup("<section class=\"footnotes\" data-footnotes>\n<ol>\n") }
        number += 1
      }
      write(block: block, isTight: false, footnote: number)
    }
    if notes > 0 { markup("</ol>\n</section>\n") }
    return String(decoding: output, as: UTF8.self)
  }

  // MARK: Blocks

  private mutating func write(block: MarkdownNode, isTight: Bool, footnote: Int) {
    switch block.kind {
    case .paragraph:
      if isTight {
        write(inlines: block.children)
      } else {
        open("p", block)
        write(inlines: block.children)
        markup("</p>\n")
      }
    case .heading(let level):
      open("h\(level)", block)
      write(inlines: block.children)
      markup("</h\(level)>\n")
    case .blockQuote:
      open("blockquote", block)
      markup("\n")
      write(blocks: block.children)
      line("</blockquote>\n")
    case .codeBlock(let info, let text):
      let language = info.prefix { $0 != " " && $0 != "\t" && $0 != "\n" }
      open("pre", block)
      markup("<code")
      if !language.isEmpty {
        markup(" class=\"language-")
        escaped(String(language))
        markup("\"")
      }
      markup(">")
      escaped(text)
      markup("</code></pre>\n")
    case .htmlBlock(let html):
      guard options.keepsRawHTML else { return }
      line("")
      raw(html)
      line("")
    case .frontMatter(let fields):
      open("pre", block)
      escaped(fields)
      markup("</pre>\n")
    case .thematicBreak:
      line("<hr")
      position(of: block)
      markup(" />\n")
    case .list(let start, let isTight):
      let name = start == nil ? "ul" : "ol"
      line("<\(name)")
      position(of: block)
      if let start, start != 1 { markup(" start=\"\(start)\"") }
      markup(">\n")
      for item in block.children { write(item: item, isTight: isTight) }
      markup("</\(name)>\n")
    case .table(let alignments): write(table: block, alignments)
    case .footnoteDefinition(let label): write(note: block, label, number: footnote)
    case .document, .listItem, .tableRow, .tableCell: write(blocks: block.children)
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      write(inline: block)
    }
  }

  private mutating func write(blocks: [MarkdownNode]) {
    for block in blocks { write(block: block, isTight: false, footnote: 0) }
  }

  private mutating func write(item: MarkdownNode, isTight: Bool) {
    open("li", item)
    if case .listItem(let isChecked?) = item.kind {
      markup("<input type=\"checkbox\" \(isChecked ? "checked=\"\" " : "")disabled=\"\" /> ")
    }
    for block in item.children { write(block: block, isTight: isTight, footnote: 0) }
    markup("</li>\n")
  }

  private mutating func write(table: MarkdownNode, _ alignments: [MarkdownNode.Alignment]) {
    open("table", table)
    var hasBody = false
    for row in table.children {
      let isHeader = row.kind == .tableRow(isHeader: true)
      if isHeader {
        line("<thead>")
      } else if !hasBody {
        line("<tbody>")
        hasBody = true
      }
      open("tr", row)
      let name = isHeader ? "th" : "td"
      for (column, cell) in row.children.enumerated() {
        line("<\(name)")
        if alignments.indices.contains(column), alignments[column] != .none {
          markup(" align=\"\(alignments[column].rawValue)\"")
        }
        position(of: cell)
        markup(">")
        write(inlines: cell.children)
        markup("</\(name)>")
      }
      line("</tr>")
      if isHeader { line("</thead>") }
    }
    if hasBody { line("</tbody>") }
    line("</table>\n")
  }

  private mutating func write(note: MarkdownNode, _ label: String, number: Int) {
    line("<li id=\"fn-")
    href(label)
    markup("\">\n")
    for (index, block) in note.children.enumerated() {
      if index == note.children.count - 1, block.kind == .paragraph {
        line("<p>")
        write(inlines: block.children)
        markup(" ")
        backReferences(to: label, number: number)
        markup("</p>\n")
      } else {
        write(block: block, isTight: false, footnote: 0)
      }
    }
    if note.children.last?.kind != .paragraph {
      backReferences(to: label, number: number)
      markup("\n")
    }
    markup("</li>\n")
  }

  private mutating func backReferences(to label: String, number: Int) {
    for occurrence in 1...max(1, totals[number, default: 0]) {
      if occurrence > 1 { markup(" ") }
      markup("<a href=\"#fnref-")
      href(label)
      if occurrence > 1 { markup("-\(occurrence)") }
      markup("\" class=\"footnote-backref\" data-footnote-backref ")
      markup("aria-label=\"Back to content\">↩")
      if occurrence > 1 { markup("<sup class=\"footnote-ref\">\(occurrence)</sup>") }
      markup("</a>")
    }
  }

  private mutating func count(referencesIn node: MarkdownNode) {
    if case .footnoteReference(_, let index) = node.kind { totals[index, default: 0] += 1 }
    for child in node.children { count(referencesIn: child) }
  }

  // MARK: Inlines

  private mutating func write(inlines: [MarkdownNode]) {
    for inline in inlines { write(inline: inline) }
  }

  private mutating func write(inline: MarkdownNode) {
    switch inline.kind {
    case .text(let text): escaped(text)
    case .code(let text):
      markup("<code>")
      escaped(text)
      markup("</code>")
    case .htmlInline(let html):
      if options.keepsRawHTML {
        markup(
          CharacterPolicy.document.filtered(filtersTags ? HTMLTags.filtered(inline: html) : html))
      } else if HTMLTags.isLineBreak(html) {
        markup("<br />\n")
      }
    case .softBreak: markup("\n")
    case .lineBreak: markup("<br />\n")
    case .emphasis: write(inline.children, in: "em")
    case .strong: write(inline.children, in: "strong")
    case .strikethrough: write(inline.children, in: "del")
    case .link(let destination, let title):
      guard options.allowsAnyLink || LinkPolicy.document.carries(destination) else {
        return write(inlines: inline.children)
      }
      markup("<a href=\"")
      href(destination)
      self.title(title)
      markup("\">")
      write(inlines: inline.children)
      markup("</a>")
    case .image(let destination, let title):
      guard options.allowsAnyLink || LinkPolicy.document.carriesImage(destination) else {
        return escaped(inline.children.plainText)
      }
      markup("<img src=\"")
      href(destination)
      markup("\" alt=\"")
      alternative(of: inline.children)
      self.title(title)
      markup("\" />")
    case .footnoteReference(let label, let index):
      references[index, default: 0] += 1
      let occurrence = references[index, default: 1]
      markup("<sup class=\"footnote-ref\"><a href=\"#fn-")
      href(label)
      markup("\" id=\"fnref-")
      href(label)
      if occurrence > 1 { markup("-\(occurrence)") }
      markup("\" data-footnote-ref>\(index)</a></sup>")
    case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
      .thematicBreak,
      .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
      write(block: inline, isTight: false, footnote: 0)
    }
  }

  /// Writes the text of inlines without markup, including that inside images.
  private mutating func alternative(of inlines: [MarkdownNode]) {
    for inline in inlines {
      switch inline.kind {
      case .text(let text), .code(let text): escaped(text)
      case .htmlInline(let html): if options.keepsRawHTML { escaped(html) }
      case .softBreak, .lineBreak: markup(" ")
      default: alternative(of: inline.children)
      }
    }
  }

  private mutating func write(_ inlines: [MarkdownNode], in name: String) {
    markup("<\(name)>")
    write(inlines: inlines)
    markup("</\(name)>")
  }

  private mutating func title(_ title: String) {
    guard !title.isEmpty else { return }
    markup("\" title=\"")
    escaped(title)
  }
}

// MARK: Output

extension HTMLWriter {
  private mutating func markup(_ text: String) {
    output += text.utf8
  }

  /// Writes markup at the beginning of a line.
  private mutating func line(_ text: String) {
    if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
    output += text.utf8
  }

  /// Writes a tag at the beginning of a line, with the range of its block if required.
  private mutating func open(_ name: String, _ block: MarkdownNode) {
    line("<\(name)")
    position(of: block)
    markup(">")
  }

  private mutating func position(of block: MarkdownNode) {
    guard options.writesSourcePositions else { return }
    let (start, end) = (block.range.start, block.range.end)
    markup(" data-sourcepos=\"\(start.line):\(start.column)-\(end.line):\(end.column - 1)\"")
  }

  private mutating func escaped(_ text: String) {
    for byte in CharacterPolicy.document.filtered(text).utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "<"): markup("&lt;")
      case UInt8(ascii: ">"): markup("&gt;")
      case UInt8(ascii: "\""): markup("&quot;")
      default: output.append(byte)
      }
    }
  }

  private mutating func href(_ destination: String) {
    for byte in PercentEncoding.encoded(destination).utf8 {
      switch byte {
      case UInt8(ascii: "&"): markup("&amp;")
      case UInt8(ascii: "'"): markup("&#x27;")
      default: output.append(byte)
      }
    }
  }

  private mutating func raw(_ html: String) {
    markup(CharacterPolicy.document.filtered(filtersTags ? HTMLTags.filtered(html) : html))
  }
}

extension MarkdownNode {
  var isFootnoteDefinition: Bool {
    if case .footnoteDefinition = kind { true } else { false }
  }
}
