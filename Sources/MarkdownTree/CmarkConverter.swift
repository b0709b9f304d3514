// Speaks to cmark-gfm: bytes in, a tree of nodes out. The only file that does.

import CCmarkGFM
import Synchronization

/// Turns cmark-gfm's tree into ours, without recursion.
struct CmarkConverter {
  private var source: SourceText
  private let options: MarkdownOptions
  private var identifiers = NodeIdentifiers()
  private var open: [Frame] = []
  private var cells: TableCells

  /// The labels of the footnotes, in the order of first use.
  private var footnoteLabels: [String] = []

  /// A node whose children are being collected.
  private struct Frame {
    let pointer: OpaquePointer
    var node: MarkdownNode
    /// Where the node is in the repaired text; an inline has that of its block.
    let extent: Range<Int>
  }

  private init(source: SourceText, options: MarkdownOptions) {
    self.source = source
    self.options = options
    cells = TableCells(row: 0..<0, in: source.bytes)
  }

  /// Parses a text.
  ///
  /// - Throws: `MarkdownError` with `.tooDeep`.
  static func tree(
    of source: SourceText, options: MarkdownOptions
  ) throws(MarkdownError) -> MarkdownNode {
    guard let root = parse(source.bytes, options.extensions) else {
      return MarkdownNode(kind: .document)
    }
    defer { cmark_node_free(root) }
    var converter = CmarkConverter(source: source, options: options)
    return try converter.convert(root)
  }
}

// MARK: The parser

extension CmarkConverter {
  /// Holds whether the extensions are registered, and is held while the library parses.
  ///
  /// The library keeps the characters that extensions care about in a table shared by all parsers
  /// while it parses, and registration is not thread-safe either. One parse at a time, then.
  private static let library = Mutex(false)

  private static func parse(
    _ bytes: UnsafeRawBufferPointer, _ extensions: MarkdownOptions.Extensions
  ) -> OpaquePointer? {
    var flags = CMARK_OPT_DEFAULT
    if extensions.contains(.footnotes) { flags |= CMARK_OPT_FOOTNOTES }
    if extensions.contains(.smart) { flags |= CMARK_OPT_SMART }
    let address = UInt(bitPattern: bytes.baseAddress)
    let root = library.withLock { isRegistered in
      if !isRegistered {
        cmark_gfm_core_extensions_ensure_registered()
        isRegistered = true
      }
      let parser = cmark_parser_new(flags)
      defer { cmark_parser_free(parser) }
      for (name, member) in extensionNames where extensions.contains(member) {
        if let found = cmark_find_syntax_extension(name) {
          cmark_parser_attach_syntax_extension(parser, found)
        }
      }
      if let text = UnsafePointer<CChar>(bitPattern: address) {
        cmark_parser_feed(parser, text, bytes.count)
      }
      return UInt(bitPattern: cmark_parser_finish(parser))
    }
    return OpaquePointer(bitPattern: root)
  }

  private static let extensionNames: [(String, MarkdownOptions.Extensions)] = [
    ("table", .table), ("strikethrough", .strikethrough), ("autolink", .autolink),
    ("tagfilter", .tagfilter), ("tasklist", .tasklist),
  ]
}

// MARK: The walk

extension CmarkConverter {
  private mutating func convert(
    _ root: OpaquePointer
  ) throws(MarkdownError) -> MarkdownNode {
    footnoteLabels = footnoteLabels(in: root)
    let all = 0..<source.bytes.count
    let id = identifiers.document
    var current = Frame(
      pointer: root,
      node: MarkdownNode(kind: .document, range: source.range(all), id: id), extent: all)
    var child = cmark_node_first_child(root)
    while true {
      if let pointer = child {
        child = nil
        let frame = frame(for: pointer, in: current)
        guard open.count < min(options.maximumDepth, 1_000) else {
          throw MarkdownError(code: .tooDeep, offset: frame.node.range.bytes.lowerBound)
        }
        open.append(current)
        current = frame
        child = cmark_node_first_child(pointer)
      } else {
        finish(&current)
        guard var parent = open.popLast() else { return current.node }
        if current.node.kind != .text("") {
          parent.node.range = parent.node.range.reaching(current.node.range)
          parent.node.children.append(current.node)
        }
        child = cmark_node_next(current.pointer)
        current = parent
      }
    }
  }

  /// The node for a pointer, still without children.
  private mutating func frame(for pointer: OpaquePointer, in parent: Frame) -> Frame {
    let kind = kind(of: pointer, in: parent)
    let position = parent.node.children.count
    if kind.isInline {
      let id = identifiers.inline(at: position, in: parent.node.id)
      // The exact range is found when the block is complete.
      return Frame(
        pointer: pointer, node: MarkdownNode(kind: kind, range: parent.node.range, id: id),
        extent: parent.extent)
    }
    let extent = extent(of: pointer, kind, in: parent)
    let id =
      kind.isNamedByText
      ? identifiers.leaf(kind, text: source.bytes[extent])
      : identifiers.container(kind, in: parent.node.id)
    return Frame(
      pointer: pointer, node: MarkdownNode(kind: kind, range: source.range(extent), id: id),
      extent: extent)
  }

  /// Finds the ranges of the inlines in a block that is complete.
  private mutating func finish(_ frame: inout Frame) {
    guard let first = frame.node.children.first, first.kind.isInline, !frame.node.kind.isInline
    else { return }
    var aligner = InlineAligner(
      source: source, block: frame.extent, quotes: quotes,
      isSmart: options.extensions.contains(.smart))
    guard let found = aligner.align(&frame.node.children, in: frame.node.kind) else { return }
    var end = frame.extent.upperBound
    if case .heading = frame.node.kind, source.bytes[frame.extent.lowerBound] != UInt8(ascii: "#") {
      // The library has an underlined heading end where the next block does.
      end = min(source.line(found.lastLine + 1).upperBound, end)
    }
    frame.node.range = source.range(found.start..<max(found.start, end))
  }

  /// How many block quotes the current node is in.
  private var quotes: Int {
    open.count { $0.node.kind == .blockQuote }
  }

  /// Where a block is in the repaired text, without the line breaks after it.
  private mutating func extent(
    of pointer: OpaquePointer, _ kind: MarkdownNode.Kind, in parent: Frame
  ) -> Range<Int> {
    if kind == .tableCell { return cells.next(in: source.bytes) }
    let quotes = quotes + (parent.node.kind == .blockQuote ? 1 : 0)
    var firstLine = source.line(Int(cmark_node_get_start_line(pointer)) - 1)
    var lastLine = source.line(Int(cmark_node_get_end_line(pointer)) - 1)
    var start = firstLine.lowerBound + max(Int(cmark_node_get_start_column(pointer)) - 1, 0)
    var end = min(
      lastLine.lowerBound + max(Int(cmark_node_get_end_column(pointer)), 0), lastLine.upperBound)
    switch kind {
    case .paragraph where cmark_node_get_start_line(pointer) == 0:
      // It was split off a table that its last line turned out to be the header of.
      guard let table = cmark_node_next(pointer) else { break }
      let first = Int(cmark_node_get_start_line(table)) - 1
      firstLine = source.line(first)
      lastLine = source.line(headerLine(from: first, quotes: quotes) - 1)
      start = firstLine.lowerBound + max(Int(cmark_node_get_start_column(table)) - 1, 0)
      end = lastLine.upperBound
    case .table:
      let first = Int(cmark_node_get_start_line(pointer)) - 1
      let header = headerLine(from: first, quotes: quotes)
      guard header > first else { break }
      firstLine = source.line(header)
      start = BlockLines.contentStart(of: firstLine, in: source.bytes, quotes: quotes)
    case .tableRow(let isHeader):
      // The library gives each row the column of its table.
      if isHeader { firstLine = source.line(source.lineIndex(of: parent.extent.lowerBound)) }
      start = max(
        BlockLines.contentStart(of: firstLine, in: source.bytes, quotes: quotes),
        parent.extent.lowerBound)
      end = firstLine.upperBound
      while end > start, source.bytes[end - 1].isMarkdownSpace { end -= 1 }
      cells = TableCells(row: start..<max(start, end), in: source.bytes)
    case .footnoteDefinition:
      start = BlockLines.footnoteMark(in: firstLine, before: start, in: source.bytes)
    case .htmlBlock(let html):
      // The library forgets the line with the end tag.
      end = source.line(line(after: html, from: pointer) - 1).upperBound
    case .codeBlock(_, let text):
      // The library has a fence that is never closed end where the next block begins.
      let last = line(after: text, from: pointer)
      var (length, offset, mark): (CInt, CInt, CChar) = (0, 0, 0)
      let isFenced = cmark_node_get_fenced(pointer, &length, &offset, &mark) != 0
      let fence = source.line(last + 1)
      let start = BlockLines.contentStart(of: fence, in: source.bytes, quotes: quotes)
      let isClosed =
        isFenced && start < fence.upperBound && source.bytes[start] == UInt8(bitPattern: mark)
      end = min(
        end, isClosed ? fence.upperBound : source.line(isFenced ? last : last - 1).upperBound)
    case .heading where firstLine == lastLine: end = firstLine.upperBound
    default: break
    }
    start = min(max(start, parent.extent.lowerBound), source.bytes.count)
    end = min(max(end, start), source.bytes.count)
    while end > start, source.bytes[end - 1].isMarkdownSpace { end -= 1 }
    return start..<end
  }
}

extension CmarkConverter {
  /// The line, counted from zero, after as many lines as a text has, from a block's first.
  private func line(after text: String, from pointer: OpaquePointer) -> Int {
    Int(cmark_node_get_start_line(pointer)) - 1
      + text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// The line before the delimiter row of a table whose text begins at a line, counted from zero.
  private func headerLine(from first: Int, quotes: Int) -> Int {
    for line in (first + 1)..<max(first + 2, source.lineStarts.count)
    where BlockLines.isDelimiterRow(source.line(line), in: source.bytes, quotes: quotes) {
      return line - 1
    }
    return first
  }
}

// MARK: Kinds

extension CmarkConverter {
  private func kind(of pointer: OpaquePointer, in parent: Frame) -> MarkdownNode.Kind {
    switch cmark_node_get_type(pointer) {
    case CMARK_NODE_DOCUMENT: return .document
    case CMARK_NODE_BLOCK_QUOTE: return .blockQuote
    case CMARK_NODE_LIST:
      let isOrdered = cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST
      return .list(
        start: isOrdered ? Int(cmark_node_get_list_start(pointer)) : nil,
        isTight: cmark_node_get_list_tight(pointer) != 0)
    case CMARK_NODE_ITEM:
      let isTask = Self.typeName(of: pointer) == "tasklist"
      return .listItem(
        isChecked: isTask ? cmark_gfm_extensions_get_tasklist_item_checked(pointer) : nil)
    case CMARK_NODE_CODE_BLOCK:
      return .codeBlock(
        info: Self.text(cmark_node_get_fence_info(pointer)), text: literal(of: pointer))
    case CMARK_NODE_HTML_BLOCK: return .htmlBlock(literal(of: pointer))
    case CMARK_NODE_PARAGRAPH: return .paragraph
    case CMARK_NODE_HEADING: return .heading(level: Int(cmark_node_get_heading_level(pointer)))
    case CMARK_NODE_THEMATIC_BREAK: return .thematicBreak
    case CMARK_NODE_FOOTNOTE_DEFINITION:
      return .footnoteDefinition(label: footnoteLabel(of: pointer))
    case CMARK_NODE_TEXT: return .text(literal(of: pointer))
    case CMARK_NODE_SOFTBREAK: return .softBreak
    case CMARK_NODE_LINEBREAK: return .lineBreak
    case CMARK_NODE_CODE: return .code(literal(of: pointer))
    case CMARK_NODE_HTML_INLINE: return .htmlInline(literal(of: pointer))
    case CMARK_NODE_EMPH: return .emphasis
    case CMARK_NODE_STRONG: return .strong
    case CMARK_NODE_LINK:
      return .link(
        destination: Self.text(cmark_node_get_url(pointer)),
        title: Self.text(cmark_node_get_title(pointer)))
    case CMARK_NODE_IMAGE:
      return .image(
        destination: Self.text(cmark_node_get_url(pointer)),
        title: Self.text(cmark_node_get_title(pointer)))
    case CMARK_NODE_FOOTNOTE_REFERENCE:
      // Once resolved, the library keeps the number in place of the label.
      let index = Int(literal(of: pointer)) ?? 0
      let label = footnoteLabels.indices.contains(index - 1) ? footnoteLabels[index - 1] : ""
      return .footnoteReference(label: label, index: index)
    default: return extensionKind(of: pointer)
    }
  }

  /// The kind of a node that an extension made; their types are numbered when they are registered.
  private func extensionKind(of pointer: OpaquePointer) -> MarkdownNode.Kind {
    switch Self.typeName(of: pointer) {
    case "table":
      let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
      let letters = cmark_gfm_extensions_get_table_alignments(pointer)
      return .table(
        alignments: (0..<count).map { column in
          switch letters?[column] {
          case UInt8(ascii: "l"): .left
          case UInt8(ascii: "c"): .center
          case UInt8(ascii: "r"): .right
          default: .none
          }
        })
    case "table_header": return .tableRow(isHeader: true)
    case "table_row": return .tableRow(isHeader: false)
    case "table_cell": return .tableCell
    case "strikethrough": return .strikethrough
    // No other type is ever registered; its children survive as a plain group.
    default: return cmark_node_get_type(pointer).rawValue & 0x4000 == 0 ? .paragraph : .emphasis
    }
  }

  /// The labels as written; the library keeps the definitions in order, but not their labels.
  private func footnoteLabels(in root: OpaquePointer) -> [String] {
    var labels: [String] = []
    var definition = cmark_node_last_child(root)
    while let pointer = definition,
      cmark_node_get_type(pointer) == CMARK_NODE_FOOTNOTE_DEFINITION
    {
      labels.append(footnoteLabel(of: pointer))
      definition = cmark_node_previous(pointer)
    }
    return labels.reversed()
  }

  private func footnoteLabel(of pointer: OpaquePointer) -> String {
    let line = source.line(Int(cmark_node_get_start_line(pointer)) - 1)
    let text = line.lowerBound + Int(cmark_node_get_start_column(pointer)) - 1
    return BlockLines.footnoteLabel(in: line, before: text, in: source.bytes)
  }

  private static func typeName(of pointer: OpaquePointer) -> String {
    text(cmark_node_get_type_string(pointer))
  }

  private func literal(of pointer: OpaquePointer) -> String {
    Self.text(cmark_node_get_literal(pointer))
  }

  private static func text(_ string: UnsafePointer<CChar>?) -> String {
    string.map { String(cString: $0) } ?? ""
  }
}
