// Writes the blocks and inlines of a card as HTML.

import BehestCards
import CodeHighlighting

/// A writer of HTML for cards.
struct HTMLCardWriter {
  private(set) var output = ""
  /// The number of references written for each footnote, for the links back.
  private var references: [String: Int] = [:]
  private var depth = 0
  /// Whether a symbol was written, after which words begin with a space.
  private var isAfterSymbol = false

  /// The greatest nesting of blocks and inlines; deeper ones are left out. Parsers stop far
  /// earlier.
  private static let depthLimit = 400

  mutating func markup(_ html: String) { output += html }

  mutating func text(_ text: String) {
    guard let first = text.first else { return }
    if isAfterSymbol, !first.isWhitespace { output += " " }
    isAfterSymbol = false
    output += HTMLText.escaped(text)
  }

  // MARK: Blocks

  mutating func write(_ blocks: [Block]) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    defer { depth -= 1 }
    var isInNotes = false
    for block in blocks {
      if block.isFootnote != isInNotes {
        isInNotes.toggle()
        markup(isInNotes ? "<section class=\"footnotes\">\n" : "</section>\n")
      }
      write(block)
    }
    if isInNotes { markup("</section>\n") }
  }

  private mutating func write(_ block: Block) {
    isAfterSymbol = false
    switch block {
    case .text(let text):
      element("p", attributes: Self.aligned(text.alignment)) { $0.write(text.inlines) }
    case .heading(let level, let inlines):
      element("h\(min(max(level, 1), 6))") { $0.write(inlines) }
    case .list(let list): write(list)
    case .quote(let blocks): container("blockquote", blocks)
    case .callout(let callout):
      markup("<aside class=\"callout \(callout.kind.rawValue)\">\n<p class=\"kind\">")
      write(callout.heading)
      markup("</p>\n")
      write(callout.blocks)
      markup("</aside>\n")
    case .disclosure(let disclosure):
      markup("<details\(disclosure.isOpen ? " open" : "")>\n<summary>")
      write(disclosure.heading)
      markup("</summary>\n")
      write(disclosure.blocks)
      markup("</details>\n")
    case .code(let language, let code): write(code: code, language)
    case .table(let table): write(table)
    case .rule: markup("<hr>\n")
    case .image(let image): element("p") { $0.write([Inline.image(image)]) }
    case .columns(let columns):
      let even = columns.evenColumns.map { count in
        " style=\"display: grid; grid-template-columns: repeat(\(min(max(count, 1), 100)), 1fr);\""
      }
      markup("<div class=\"columns \(columns.alignment.rawValue)\"\(even ?? "")>\n")
      for child in columns.children {
        if child == .spacer {
          markup("<span class=\"spacer\"></span>\n")
        } else if child == .rule {
          write(child)
        } else {
          container("div", [child])
        }
      }
      markup("</div>\n")
    case .stack(let stack):
      markup("<div class=\"stack \(stack.alignment.rawValue)\"\(Self.style(of: stack))>\n")
      write(stack.children)
      markup("</div>\n")
    case .spacer: break
    case .progress(let progress):
      let tint = progress.tint.map { " style=\"accent-color: var(--\($0.rawValue))\"" } ?? ""
      let share = (progress.share * 1_000).rounded() / 1_000
      markup("<p class=\"progress\"><progress value=\"\(share)\"\(tint)></progress> ")
      write(progress.label)
      markup("</p>\n")
    case .control(let control): write(control)
    case .footnote(let label, let blocks): write(note: label, blocks)
    }
  }

  private mutating func element(
    _ name: String, attributes: String = "", _ body: (inout HTMLCardWriter) -> Void
  ) {
    markup("<\(name)\(attributes)>")
    body(&self)
    markup("</\(name)>\n")
  }

  private mutating func container(_ name: String, attributes: String = "", _ blocks: [Block]) {
    markup("<\(name)\(attributes)>\n")
    write(blocks)
    markup("</\(name)>\n")
  }

  private mutating func write(_ list: Block.List) {
    let name = list.start == nil ? "ul" : "ol"
    var attributes = list.start.map { $0 == 1 ? "" : " start=\"\($0)\"" } ?? ""
    if list.items.contains(where: { $0.isChecked != nil }) { attributes += " class=\"tasks\"" }
    markup("<\(name)\(attributes)>\n")
    for item in list.items {
      markup("<li>")
      if let isChecked = item.isChecked {
        markup("<input type=\"checkbox\" disabled\(isChecked ? " checked" : "")> ")
      }
      if list.isTight, case .text(let text)? = item.blocks.first {
        write(text.inlines)
        if item.blocks.count > 1 {
          markup("\n")
          write(Array(item.blocks.dropFirst()))
        }
      } else {
        markup("\n")
        write(item.blocks)
      }
      markup("</li>\n")
    }
    markup("</\(name)>\n")
  }

  private mutating func write(code: String, _ language: String?) {
    var attributes = ""
    if let language, !language.isEmpty {
      let name = HTMLText.escaped(language)
      attributes = " class=\"language-\(name)\" data-language=\"\(name)\""
    }
    markup("<pre><code\(attributes)>")
    write(highlighted: code, language ?? "")
    markup("</code></pre>\n")
  }

  /// Writes code with its parts in elements that the style sheet colours.
  private mutating func write(highlighted code: String, _ language: String) {
    let bytes = Array(code.utf8)
    var start = 0
    for part in CodeHighlighter.parts(of: code, language: language) {
      text(String(decoding: bytes[start..<part.start], as: UTF8.self))
      markup("<span class=\"code-\(part.kind.rawValue)\">")
      text(String(decoding: bytes[part.start..<part.end], as: UTF8.self))
      markup("</span>")
      start = part.end
    }
    text(String(decoding: bytes[start...], as: UTF8.self))
  }

  private mutating func write(_ table: Block.Table) {
    let count = table.rows.reduce(table.header.count) { max($0, $1.count) }
    guard count > 0 else { return }
    markup("<div class=\"table\"><table>\n")
    if !table.header.isEmpty {
      markup("<thead>\n")
      write(row: table.header, count, "th scope=\"col\"", table)
      markup("</thead>\n")
    }
    if !table.rows.isEmpty {
      markup("<tbody>\n")
      for row in table.rows { write(row: row, count, "td", table) }
      markup("</tbody>\n")
    }
    markup("</table></div>\n")
  }

  private mutating func write(
    row: [[Inline]], _ count: Int, _ element: String, _ table: Block.Table
  ) {
    markup("<tr>")
    for column in 0..<count {
      let alignment = column < table.alignments.count ? table.alignments[column] : nil
      markup("<\(element)\(alignment.map(Self.aligned) ?? "")>")
      if column < row.count { write(row[column]) }
      markup("</\(element.prefix(2))>")
    }
    markup("</tr>\n")
  }

  private mutating func write(_ control: Control) {
    let classes = [control.role?.rawValue, control.prominence?.rawValue].compactMap { $0 }
    let role = classes.isEmpty ? "" : " class=\"\(classes.joined(separator: " "))\""
    let number = control.number.map { " value=\"\($0)\"" } ?? ""
    let disabled = number + (control.isEnabled ? "" : " disabled")
    switch control.kind {
    case .button:
      markup("<button type=\"button\"\(role)\(disabled)>")
      write(control.label)
      markup("</button>\n")
    case .toggle(let isOn):
      markup("<label\(role)><input type=\"checkbox\" role=\"switch\"\(isOn ? " checked" : "")")
      markup("\(disabled)> ")
      write(control.label)
      markup("</label>\n")
    case .link(let destination):
      element("p") { $0.write([Inline.link(destination: destination, title: "", control.label)]) }
    }
  }

  private mutating func write(note label: String, _ blocks: [Block]) {
    let name = HTMLText.escaped(label)
    markup("<div class=\"footnote\" id=\"note-\(name)\"><span class=\"mark\">\(name)</span>\n")
    write(blocks)
    for number in 0..<(references[label] ?? 0) {
      markup("<a class=\"back\" href=\"#ref-\(name)-\(number + 1)\" aria-label=\"Back\">↩</a>\n")
    }
    markup("</div>\n")
  }

  // MARK: Inlines

  mutating func write(_ inlines: [Inline]) {
    guard depth < Self.depthLimit else { return }
    depth += 1
    for inline in inlines { write(inline) }
    depth -= 1
  }

  private mutating func write(_ inline: Inline) {
    switch inline {
    case .text(let text): self.text(text)
    case .code(let code):
      markup("<code>")
      text(code)
      markup("</code>")
    case .styled(let style, let inlines):
      let tag = Self.tag(of: style)
      markup("<\(tag)>")
      write(inlines)
      markup("</\(tag.prefix { $0 != " " })>")
    case .link(let destination, let title, let inlines):
      guard let target = HTMLText.destination(destination) else {
        write(inlines)
        return
      }
      let remark = title.isEmpty ? "" : " title=\"\(HTMLText.escaped(title))\""
      markup("<a href=\"\(target)\" rel=\"noopener noreferrer\"\(remark)>")
      if inlines.isEmpty { text(destination) } else { write(inlines) }
      markup("</a>")
    case .image(let image): write(image)
    case .lineBreak: markup("<br>\n")
    case .softBreak: markup("\n")
    case .footnoteReference(let label):
      let number = (references[label] ?? 0) + 1
      references[label] = number
      let name = HTMLText.escaped(label)
      markup("<sup><a id=\"ref-\(name)-\(number)\" href=\"#note-\(name)\">\(name)</a></sup>")
    }
  }

  /// Writes an image as its alternative text, linked to the image where the page may link to it.
  private mutating func write(_ image: ImageReference) {
    switch image.source {
    case .symbol(let name):
      guard let symbol = Symbols.characters(for: name)?.unicode else {
        text(image.alt)
        return
      }
      let words = HTMLText.escaped(image.alt)
      markup(
        words.isEmpty
          ? "<span aria-hidden=\"true\">" : "<span role=\"img\" aria-label=\"\(words)\">")
      text(symbol)
      markup("</span>")
      isAfterSymbol = true
    case .asset(let name):
      markup("<span class=\"image\">")
      text(image.alt.isEmpty ? name : image.alt)
      markup("</span>")
    case .address(let address):
      let words = image.alt.isEmpty ? address : image.alt
      guard let target = HTMLText.destination(address) else {
        markup("<span class=\"image\">")
        text(words)
        markup("</span>")
        return
      }
      markup("<a class=\"image\" href=\"\(target)\" rel=\"noopener noreferrer\">")
      text(words)
      markup("</a>")
    }
  }
}
