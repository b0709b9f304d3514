// Writes a tree as RTF that keeps its structure in word processors.

extension MarkdownDocument {
  /// Writes the document as RTF 1, in ASCII.
  ///
  /// Headings are styles, lists are lists, links are fields, tables are tables. Characters beyond
  /// ASCII are `\u` escapes. Control characters and characters that reorder or hide text are
  /// omitted; raw HTML and links with unsafe schemes are reduced to their text.
  public func rtf() -> String {
    var writer = RTFWriter()
    return writer.write(self)
  }
}

/// A writer of RTF.
struct RTFWriter {
  /// The paragraphs; the header is written last, because it defines their lists.
  var body = RTFText()
  var lists = RTFLists()

  /// The context of the current paragraph.
  struct Surroundings {
    /// The indent of quotes and lists, in steps of 360 twips.
    var indent = 0
    var isQuoted = false
    /// The number of enclosing lists.
    var listDepth = 0
    /// The marker of the item whose first paragraph comes next.
    var mark: RTFLists.Mark?
    var isTight = false
  }

  /// The sizes of headings in half points, by level.
  static let headingSizes = [48, 36, 30, 26, 24, 22]

  mutating func write(_ document: MarkdownDocument) -> String {
    var number = 0
    var surroundings = Surroundings()
    for block in document.root.children {
      if block.isFootnoteDefinition {
        if number == 0 { write(ruleIn: surroundings) }
        number += 1
        surroundings.mark = .text("\(number).")
        surroundings.indent = 1
      }
      write(block, &surroundings)
    }
    var head = RTFText()
    head.raw("{\\rtf1\\ansi\\ansicpg1252\\deff0\\uc1\n")
    head.raw("{\\fonttbl{\\f0\\fswiss Helvetica;}{\\f1\\fmodern Courier New;}}\n")
    head.raw("{\\colortbl;\\red5\\green99\\blue193;\\red240\\green240\\blue240;}\n")
    head.raw("{\\stylesheet{\\s0\\f0\\fs24 Normal;}")
    for (index, size) in Self.headingSizes.enumerated() {
      head.raw("{\\s\(index + 1)\\sbasedon0\\snext0\\outlinelevel\(index)\\b\\fs\(size) ")
      head.raw("heading \(index + 1);}")
    }
    head.raw("}\n")
    lists.writeTables(to: &head)
    head.raw("\\f0\\fs24\n")
    return head.text + body.text + "}\n"
  }

  // MARK: Blocks

  private mutating func write(_ block: MarkdownNode, _ around: inout Surroundings) {
    switch block.kind {
    case .paragraph:
      begin(&around)
      write(inlines: block.children)
      body.raw("\\par\n")
    case .heading(let level):
      begin(&around, style: "\\s\(level)\\keepn\\sb240", outline: level - 1)
      body.raw("{\\b\\fs\(Self.headingSizes[min(max(level, 1), 6) - 1]) ")
      write(inlines: block.children)
      body.raw("}\\par\n")
    case .blockQuote:
      var inner = around
      inner.indent += 1
      inner.isQuoted = true
      for child in block.children { write(child, &inner) }
      around.mark = nil
    case .codeBlock(_, let text), .frontMatter(let text):
      begin(&around, style: "\\cbpat2")
      body.raw("{\\f1\\fs20 ")
      body.escaped(text.hasSuffix("\n") ? String(text.dropLast()) : text)
      body.raw("}\\par\n")
    case .htmlBlock: break
    case .thematicBreak: write(ruleIn: around)
    case .list(let start, let isTight):
      write(items: block.children, start: start, isTight: isTight, around)
      around.mark = nil
    case .table(let alignments): write(table: block, alignments, around)
    case .document, .listItem, .tableRow, .tableCell, .footnoteDefinition:
      for child in block.children { write(child, &around) }
    case .text, .code, .htmlInline, .softBreak, .lineBreak, .emphasis, .strong, .strikethrough,
      .link, .image, .footnoteReference:
      write(inlines: [block])
    }
  }

  private mutating func write(
    items: [MarkdownNode], start: Int?, isTight: Bool, _ around: Surroundings
  ) {
    let level = min(around.listDepth, 8)
    let list = lists.add(start: start, level: level)
    for (index, item) in items.enumerated() {
      var inner = around
      inner.indent += 1
      inner.listDepth += 1
      inner.isTight = isTight
      inner.mark = .item(
        list: list, level: level, text: start.map { "\($0 + index)." } ?? "\u{2022}")
      if case .listItem(let isChecked?) = item.kind {
        inner.mark = .text(isChecked ? "\u{2611}" : "\u{2610}")
      }
      // A marker needs a paragraph.
      if item.children.first.map({ !$0.holdsText }) ?? true {
        begin(&inner)
        body.raw("\\par\n")
      }
      for child in item.children { write(child, &inner) }
    }
  }

  private mutating func write(ruleIn around: Surroundings) {
    body.raw("\\pard\\li\(around.indent * 360)\\sa160\\brdrb\\brdrs\\brdrw10\\brsp20\\fs12\\par\n")
  }

  /// Begins a paragraph, with the marker of its item if it is the first.
  private mutating func begin(
    _ around: inout Surroundings, style: String = "", outline: Int? = nil
  ) {
    body.raw("\\pard\\plain\(style)\\f0\\fs24\\sa\(around.isTight ? 40 : 160)")
    if let outline { body.raw("\\outlinelevel\(outline)") }
    if around.isQuoted { body.raw("\\brdrl\\brdrs\\brdrw20\\brsp120") }
    if around.indent > 0 { body.raw("\\li\(around.indent * 360)") }
    guard let mark = around.mark else {
      body.raw(" ")
      return
    }
    around.mark = nil
    body.raw("\\fi-360")
    switch mark {
    case .item(let list, let level, let text):
      body.raw("\\ls\(list)\\ilvl\(level) {\\listtext ")
      body.escaped(text)
      body.raw("\\tab}")
    case .text(let text):
      body.raw("\\tx\(around.indent * 360) ")
      body.escaped(text)
      body.raw("\\tab ")
    }
  }

  private mutating func write(
    table: MarkdownNode, _ alignments: [MarkdownNode.Alignment], _ around: Surroundings
  ) {
    let left = around.indent * 360
    let width = max(9000 - left, 1800) / max(alignments.count, 1)
    for row in table.children {
      let isHeader = row.kind == .tableRow(isHeader: true)
      body.raw("\\trowd\\trgaph108\\trleft\(left)\(isHeader ? "\\trhdr" : "")")
      for column in row.children.indices {
        for side in ["t", "l", "b", "r"] { body.raw("\\clbrdr\(side)\\brdrs\\brdrw10") }
        body.raw("\\cellx\(left + (column + 1) * width)")
      }
      body.raw("\n")
      for (column, cell) in row.children.enumerated() {
        let alignment = alignments.indices.contains(column) ? alignments[column] : .none
        body.raw("\\pard\\plain\\intbl\\f0\\fs24\(Self.control(for: alignment)) ")
        body.raw(isHeader ? "{\\b " : "{")
        write(inlines: cell.children)
        body.raw("}\\cell\n")
      }
      body.raw("\\row\n")
    }
    body.raw("\\pard\\plain\\fs12\\par\n")
  }

  private static func control(for alignment: MarkdownNode.Alignment) -> String {
    switch alignment {
    case .none, .left: "\\ql"
    case .center: "\\qc"
    case .right: "\\qr"
    }
  }
}

extension MarkdownNode {
  /// Whether the block begins with a paragraph that can have the marker of an item.
  fileprivate var holdsText: Bool {
    switch kind {
    case .paragraph, .heading, .codeBlock: true
    case .blockQuote: children.first.map { $0.holdsText } ?? false
    default: false
    }
  }
}
