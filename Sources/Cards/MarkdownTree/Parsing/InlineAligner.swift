// Finds the exact range of each inline, which the C parser reports only roughly.

/// An alignment of the source of a block with its inlines.
///
/// The parser counts columns as if every line of a block had the indent of the first, and loses
/// lines inside links; tables and bare addresses have no position at all. But the tree itself is
/// right, so each inline is found in sequence: its text, literal or escaped, then the delimiters
/// that its kind requires.
struct InlineAligner {
  var source: SourceText
  var cursor: BlockCursor
  let isSmart: Bool

  /// - Parameters:
  ///   - source: The text.
  ///   - block: The range of the block.
  ///   - quotes: The number of enclosing block quotes.
  ///   - isSmart: Whether the text was parsed with typographic punctuation.
  init(source: SourceText, block: Range<Int>, quotes: Int, isSmart: Bool) {
    self.source = source
    self.isSmart = isSmart
    cursor = BlockCursor(source: source, block: block, line: 0, quotes: quotes)
    cursor.enterLine(of: block.lowerBound, in: &self.source)
  }

  /// Sets the range of each inline of a block.
  ///
  /// If the source does not match, every inline keeps its range, which is its block's.
  ///
  /// - Returns: The start of the block after link reference definitions, and the zero-based line
  ///   where its inlines end; `nil` if the source does not match.
  mutating func align(
    _ inlines: inout [MarkdownNode], in kind: MarkdownNode.Kind
  ) -> (start: Int, lastLine: Int)? {
    let blockStart = cursor.offset
    if case .heading = kind {
      while cursor.byte == UInt8(ascii: "#") { cursor.advance() }
    }
    cursor.skipBlanks()
    let mayHaveDefinitions = cursor.byte == UInt8(ascii: "[")
    let before = inlines
    for attempt in 0..<256 {
      let start = cursor
      if place(&inlines) { return (attempt == 0 ? blockStart : start.offset, cursor.line) }
      inlines = before
      cursor = start
      guard mayHaveDefinitions, cursor.enterNextLine() else { return nil }
    }
    return nil
  }

  private mutating func place(_ inlines: inout [MarkdownNode]) -> Bool {
    for index in inlines.indices {
      guard place(&inlines[index]) else { return false }
    }
    return true
  }

  private mutating func place(_ inline: inout MarkdownNode) -> Bool {
    let start = cursor.offset
    let isFound: Bool
    switch inline.kind {
    case .text(let text): isFound = cursor.skip(text: text, isSmart: isSmart)
    case .code: isFound = cursor.skipCode()
    case .htmlInline(let html): isFound = cursor.skip(verbatim: html)
    case .softBreak, .lineBreak:
      inline.range = source.range(cursor.lineBreak(isHard: inline.kind == .lineBreak))
      return cursor.skipLineBreak()
    case .emphasis: isFound = place(&inline.children, between: 1)
    case .strong: isFound = place(&inline.children, between: 2)
    case .strikethrough:
      isFound = place(&inline.children, between: cursor.peek(1) == UInt8(ascii: "~") ? 2 : 1)
    case .link: isFound = placeLink(&inline.children)
    case .image:
      isFound =
        cursor.skip(UInt8(ascii: "!")) && cursor.byte == UInt8(ascii: "[")
        && placeLink(&inline.children)
    case .footnoteReference: isFound = cursor.skipFootnoteReference()
    case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
      .thematicBreak,
      .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
      isFound = false
    }
    guard isFound else { return false }
    inline.range = source.range(start..<max(start, cursor.offset))
    return true
  }

  /// Sets the ranges of inlines between delimiters of one or two equal bytes.
  private mutating func place(_ inlines: inout [MarkdownNode], between count: Int) -> Bool {
    guard let delimiter = cursor.byte,
      delimiter == UInt8(ascii: "*") || delimiter == UInt8(ascii: "_")
        || delimiter == UInt8(ascii: "~")
    else { return false }
    for _ in 0..<count where !cursor.skip(delimiter) { return false }
    guard place(&inlines) else { return false }
    for _ in 0..<count where !cursor.skip(delimiter) { return false }
    return true
  }

  private mutating func placeLink(_ inlines: inout [MarkdownNode]) -> Bool {
    switch cursor.byte {
    case UInt8(ascii: "<"):
      cursor.advance()
      guard let child = inlines.first, case .text(let text) = child.kind else { return false }
      let start = cursor.offset
      guard cursor.skip(text: text, isSmart: false, hasEscapes: false) else { return false }
      inlines[0].range = source.range(start..<cursor.offset)
      return cursor.skip(UInt8(ascii: ">"))
    case UInt8(ascii: "["):
      cursor.advance()
      guard place(&inlines), cursor.skip(UInt8(ascii: "]")) else { return false }
      cursor.skipLinkTail()
      return true
    default:
      // A bare address is literal, or part of a text with escapes.
      let start = cursor
      if inlines.count == 1, case .text(let text) = inlines[0].kind, cursor.skip(verbatim: text) {
        inlines[0].range = source.range(start.offset..<cursor.offset)
        return true
      }
      cursor = start
      return place(&inlines)
    }
  }
}
