// Converts cmark-gfm's tree to nodes; the only file that uses the library.

import CCmarkGFM
import Synchronization

/// A converter of cmark-gfm's tree to nodes.
struct CmarkConverter {
  private var source: SourceText
  private let options: MarkdownOptions
  private let depthLimit: Int
  private var identifiers = NodeIdentifiers()
  private var cells: TableCells

  /// The number of block quotes around the next node.
  private var quotes = 0

  /// The labels of the footnotes, in the order of first use.
  private var footnoteLabels: [String] = []

  /// The properties of a node that its children need.
  private struct Parent {
    var id: MarkdownNode.ID
    var range: SourceRange
    /// The range in the repaired text; for an inline, that of its block.
    var extent: Range<Int>
    /// The number of enclosing nodes.
    var depth: Int
  }

  private init(source: SourceText, options: MarkdownOptions) {
    self.source = source
    self.options = options
    depthLimit = min(options.maximumDepth, 1_000)
    cells = TableCells(row: 0..<0, in: source.bytes)
  }

  /// Parses a text.
  ///
  /// - Throws: `MarkdownError` with `.tooDeep` or `.parserMissing`.
  static func tree(
    of source: SourceText, options: MarkdownOptions
  ) throws(MarkdownError) -> MarkdownNode {
    let outer = behest_begin()
    defer { behest_end(outer) }
    guard let root = try parse(source.bytes, options.extensions) else {
      return MarkdownNode(kind: .document)
    }
    var converter = CmarkConverter(source: source, options: options)
    converter.footnoteLabels = converter.footnoteLabels(in: root)
    return try converter.convert(root)
  }

  /// Parses a part of a text.
  ///
  /// - Parameter lines: The number of lines before it that belong to other parts; blocks there are
  ///   omitted, but footnotes have a negative line.
  /// - Throws: `MarkdownError` with `.tooDeep` or `.parserMissing`.
  static func piece(
    of source: SourceText, options: MarkdownOptions, after lines: Int
  ) throws(MarkdownError) -> Piece {
    let outer = behest_begin()
    defer { behest_end(outer) }
    var piece = Piece()
    guard let root = try parse(source.bytes, options.extensions) else { return piece }
    while let block = behest_first_child(root), lines > 0 {
      let line = behest_start_line(block)
      guard line > 0, Int(line) <= lines,
        behest_kind_of(block) != behest_footnote_definition
      else { break }
      behest_unlink(block)
    }
    var last = behest_first_child(root)
    while let block = last {
      last = behest_next(block)
      var line = behest_start_line(block)
      // A paragraph split off a table has no line, but that of the table.
      if line == 0, let table = last { line = behest_start_line(table) }
      piece.lines.append(Int(line) - 1 - lines)
    }
    var converter = CmarkConverter(source: source, options: options)
    converter.footnoteLabels = converter.footnoteLabels(in: root)
    piece.footnotes = converter.footnoteLabels
    piece.blocks = try converter.convert(root).children
    let end = piece.blocks.lastIndex { !$0.isFootnoteDefinition }
    piece.isOpen = end.map { isOpen(piece.blocks[$0], piece.lines[$0], source, lines) } ?? false
    var folded = FoldedParts()
    for case .htmlBlock(let html) in piece.blocks.lazy.map(\.kind) { folded.read(html) }
    piece.isOpen = piece.isOpen || folded.depth > 0
    return piece
  }

  /// Whether a block would continue in text at the margin after an empty line.
  private static func isOpen(
    _ block: MarkdownNode, _ line: Int, _ source: SourceText, _ linesBefore: Int
  ) -> Bool {
    switch block.kind {
    case .codeBlock(_, let text):
      let first = source.line(linesBefore + line)
      let mark = source.bytes[first].drop { $0 == UInt8(ascii: " ") }
      guard let byte = mark.first, first.count - mark.count <= 3,
        byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")
      else { return false }
      let end = linesBefore + line + 1 + text.utf8.count { $0 == UInt8(ascii: "\n") }
      // The last line begins after the last line feed and is empty.
      return end >= source.lineStarts.count - 1
    case .htmlBlock(let html): return LineMarks.isOpen(html: html)
    default: return false
    }
  }
}

// MARK: The parser

extension CmarkConverter {
  /// The lock of the library, with whether it is there, once that is known.
  ///
  /// While it parses, the library stores the special characters of extensions in a table shared by
  /// all parsers, and registration is not thread-safe either, so parses take turns. Nodes are in
  /// the arena of the thread until that is freed.
  private static let library = Mutex<Bool?>(nil)

  /// - Throws: `MarkdownError` with `.parserMissing`.
  private static func parse(
    _ bytes: UnsafeRawBufferPointer, _ extensions: MarkdownOptions.Extensions
  ) throws(MarkdownError) -> behest_node? {
    let syntax = syntaxes.reduce(0) { extensions.contains($1.0) ? $0 | $1.1.rawValue : $0 }
    let address = UInt(bitPattern: bytes.baseAddress)
    let root: UInt? = library.withLock { isThere in
      let isOpen = isThere ?? (behest_cmark_open() != 0)
      isThere = isOpen
      guard isOpen else { return nil }
      return UInt(bitPattern: behest_parse(.init(bitPattern: address), bytes.count, syntax))
    }
    guard let root else { throw MarkdownError(code: .parserMissing, offset: 0) }
    return behest_node(bitPattern: root)
  }

  private static let syntaxes: [(MarkdownOptions.Extensions, behest_syntax)] = [
    (.table, behest_syntax_table), (.strikethrough, behest_syntax_strikethrough),
    (.autolink, behest_syntax_autolink), (.tagfilter, behest_syntax_tagfilter),
    (.tasklist, behest_syntax_tasklist), (.footnotes, behest_syntax_footnotes),
    (.smart, behest_syntax_smart), (.doubleTilde, behest_syntax_double_tilde),
  ]
}

// MARK: Conversion

extension CmarkConverter {
  private mutating func convert(
    _ root: behest_node
  ) throws(MarkdownError) -> MarkdownNode {
    let all = 0..<source.bytes.count
    var document = MarkdownNode(kind: .document)
    if options.locatesNodes {
      document.id = identifiers.document
      document.range = source.range(all)
    }
    let parent = Parent(
      id: document.id, range: document.range, extent: all, depth: 0)
    try convert(childrenOf: root, parent, into: &document)
    return document
  }

  /// Converts the children of a node recursively.
  private mutating func convert(
    childrenOf pointer: behest_node, _ parent: Parent, into node: inout MarkdownNode
  ) throws(MarkdownError) {
    var next = behest_first_child(pointer)
    guard next != nil else { return }
    node.children.reserveCapacity(behest_child_count(pointer))
    while let child = next {
      next = behest_next(child)
      let kind = kind(of: child)
      if case .text(let text) = kind, text.isEmpty { continue }
      guard parent.depth < depthLimit else {
        throw MarkdownError(code: .tooDeep, offset: source.original(start(of: child, parent)))
      }
      var converted = MarkdownNode(kind: kind)
      var inner = Parent(
        id: ID(0), range: parent.range, extent: parent.extent, depth: parent.depth + 1)
      if options.locatesNodes { locate(&converted, child, node.children.count, parent, &inner) }
      if !kind.isLeaf {
        quotes += kind == .blockQuote ? 1 : 0
        try convert(childrenOf: child, inner, into: &converted)
        quotes -= kind == .blockQuote ? 1 : 0
        if !kind.isInline { finish(&converted, inner.extent) }
      }
      if options.locatesNodes { node.range = node.range.reaching(converted.range) }
      node.children.append(converted)
    }
  }

  private typealias ID = MarkdownNode.ID

  /// Sets the identifier and range of a node; an inline has its block's range until that is
  /// complete.
  private mutating func locate(
    _ node: inout MarkdownNode, _ pointer: behest_node, _ position: Int, _ parent: Parent,
    _ inner: inout Parent
  ) {
    if node.kind.isInline {
      node.id = identifiers.inline(at: position, in: parent.id)
      node.range = parent.range
    } else {
      inner.extent = extent(of: pointer, node.kind, in: parent)
      node.id =
        node.kind.isNamedByText
        ? identifiers.leaf(node.kind, text: source.bytes[inner.extent])
        : identifiers.container(node.kind, in: parent.id)
      node.range = source.range(inner.extent)
    }
    inner.id = node.id
    inner.range = node.range
  }

  /// Returns the offset for an error about a node: its start as far as it is known.
  private func start(of pointer: behest_node, _ parent: Parent) -> Int {
    let line = source.line(Int(behest_start_line(pointer)) - 1).lowerBound
    return max(line, parent.extent.lowerBound)
  }

  /// Sets the ranges of the inlines in a complete block.
  private mutating func finish(_ node: inout MarkdownNode, _ extent: Range<Int>) {
    guard let first = node.children.first, first.kind.isInline else { return }
    defer { if options.softBreaks != .asWritten { node.children.set(options.softBreaks) } }
    guard options.locatesNodes else { return }
    var aligner = InlineAligner(
      source: source, block: extent, quotes: quotes,
      isSmart: options.extensions.contains(.smart))
    guard let found = aligner.align(&node.children, in: node.kind) else { return }
    var end = extent.upperBound
    if case .heading = node.kind, source.bytes[extent.lowerBound] != UInt8(ascii: "#") {
      // The library extends a setext heading to the start of the next block.
      end = min(source.line(found.lastLine + 1).upperBound, end)
    }
    node.range = source.range(found.start..<max(found.start, end))
  }

  /// Returns the range of a block in the repaired text, without the line breaks after it.
  private mutating func extent(
    of pointer: behest_node, _ kind: MarkdownNode.Kind, in parent: Parent
  ) -> Range<Int> {
    if kind == .tableCell { return cells.next(in: source.bytes) }
    var firstLine = source.line(Int(behest_start_line(pointer)) - 1)
    var lastLine = source.line(Int(behest_end_line(pointer)) - 1)
    var start = firstLine.lowerBound + max(Int(behest_start_column(pointer)) - 1, 0)
    var end = min(
      lastLine.lowerBound + max(Int(behest_end_column(pointer)), 0), lastLine.upperBound)
    switch kind {
    case .paragraph where behest_start_line(pointer) == 0:
      // It was split off a table that its last line turned out to be the header of.
      guard let table = behest_next(pointer) else { break }
      let first = Int(behest_start_line(table)) - 1
      firstLine = source.line(first)
      lastLine = source.line(headerLine(from: first, quotes: quotes) - 1)
      start = firstLine.lowerBound + max(Int(behest_start_column(table)) - 1, 0)
      end = lastLine.upperBound
    case .table:
      let first = Int(behest_start_line(pointer)) - 1
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
      // The library omits the line with the end tag.
      end = source.line(line(after: html, from: pointer) - 1).upperBound
    case .codeBlock(_, let text):
      // The library extends an unclosed fence to the start of the next block.
      let last = line(after: text, from: pointer)
      let mark = UInt8(bitPattern: behest_fence(pointer))
      let isFenced = mark != 0
      let fence = source.line(last + 1)
      let start = BlockLines.contentStart(of: fence, in: source.bytes, quotes: quotes)
      let isClosed =
        isFenced && start < fence.upperBound && source.bytes[start] == mark
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
  /// Returns the zero-based line after a number of lines from a block's first.
  private func line(after text: String, from pointer: behest_node) -> Int {
    Int(behest_start_line(pointer)) - 1
      + text.utf8.count { $0 == UInt8(ascii: "\n") }
  }

  /// Returns the zero-based line before the delimiter row of a table whose text begins at a line.
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
  private func kind(of pointer: behest_node) -> MarkdownNode.Kind {
    switch behest_kind_of(pointer) {
    case behest_document: return .document
    case behest_block_quote: return .blockQuote
    case behest_list:
      let isOrdered = behest_is_ordered(pointer) != 0
      return .list(
        start: isOrdered ? Int(behest_list_start(pointer)) : nil,
        isTight: behest_is_tight(pointer) != 0)
    case behest_item: return .listItem(isChecked: nil)
    case behest_task:
      return .listItem(isChecked: behest_is_checked(pointer) != 0)
    case behest_code_block:
      return .codeBlock(
        info: String(behest_info(pointer)), text: String(behest_literal(pointer)))
    case behest_html_block: return .htmlBlock(String(behest_literal(pointer)))
    case behest_heading: return .heading(level: Int(behest_heading_level(pointer)))
    case behest_thematic_break: return .thematicBreak
    case behest_footnote_definition:
      return .footnoteDefinition(label: footnoteLabel(of: pointer))
    case behest_table: return .table(alignments: alignments(of: pointer))
    case behest_table_header: return .tableRow(isHeader: true)
    case behest_table_row: return .tableRow(isHeader: false)
    case behest_table_cell: return .tableCell
    case behest_text: return .text(String(behest_literal(pointer)))
    case behest_soft_break: return .softBreak
    case behest_line_break: return .lineBreak
    case behest_code: return .code(String(behest_literal(pointer)))
    case behest_html_inline: return .htmlInline(String(behest_literal(pointer)))
    case behest_strong: return .strong
    case behest_strikethrough: return .strikethrough
    case behest_link:
      return .link(
        destination: String(behest_url(pointer)), title: String(behest_title(pointer)))
    case behest_image:
      return .image(
        destination: String(behest_url(pointer)), title: String(behest_title(pointer)))
    case behest_footnote_reference:
      // In a resolved reference the library replaces the label by the number.
      let index = Int(String(behest_literal(pointer))) ?? 0
      let label = footnoteLabels.indices.contains(index - 1) ? footnoteLabels[index - 1] : ""
      return .footnoteReference(label: label, index: index)
    // No other type is registered; its children are kept in a plain group.
    case behest_emphasis, behest_other_inline: return .emphasis
    default: return .paragraph
    }
  }

  private func alignments(of table: behest_node) -> [MarkdownNode.Alignment] {
    let count = Int(behest_column_count(table))
    let letters = behest_alignments(table)
    return (0..<count).map { column in
      switch letters?[column] {
      case UInt8(ascii: "l"): .left
      case UInt8(ascii: "c"): .center
      case UInt8(ascii: "r"): .right
      default: .none
      }
    }
  }

  /// Returns the labels as written; the library keeps the order of definitions, but not their
  /// labels.
  private func footnoteLabels(in root: behest_node) -> [String] {
    var labels: [String] = []
    var definition = behest_last_child(root)
    while let pointer = definition,
      behest_kind_of(pointer) == behest_footnote_definition
    {
      labels.append(footnoteLabel(of: pointer))
      definition = behest_previous(pointer)
    }
    return labels.reversed()
  }

  private func footnoteLabel(of pointer: behest_node) -> String {
    let line = source.line(Int(behest_start_line(pointer)) - 1)
    let text = line.lowerBound + Int(behest_start_column(pointer)) - 1
    return BlockLines.footnoteLabel(in: line, before: text, in: source.bytes)
  }
}

extension String {
  /// Creates a copy of a text that belongs to the library.
  fileprivate init(_ slice: behest_slice) {
    self.init(decoding: UnsafeBufferPointer(start: slice.start, count: slice.count), as: UTF8.self)
  }
}
