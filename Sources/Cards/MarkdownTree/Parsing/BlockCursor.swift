// Moves through the text of a block, skipping the markers at the start of each line, code and links.

/// A position in a block's text.
struct BlockCursor {
  private let source: SourceText
  private let block: Range<Int>
  private let quotes: Int

  /// The zero-based line.
  private(set) var line: Int

  /// The offset into the text.
  private(set) var offset: Int

  /// The end of the line or of the block, whichever comes first.
  private(set) var lineEnd: Int

  init(source: SourceText, block: Range<Int>, line: Int, quotes: Int) {
    self.source = source
    self.block = block
    self.quotes = quotes
    self.line = line
    offset = block.lowerBound
    lineEnd = block.lowerBound
  }

  /// Moves to an offset inside a line.
  mutating func enterLine(of offset: Int, in source: inout SourceText) {
    line = source.lineIndex(of: offset)
    self.offset = offset
    lineEnd = max(offset, min(source.line(line).upperBound, block.upperBound))
  }

  /// Moves to the text of the next line; returns `false` at the end of the block.
  mutating func enterNextLine() -> Bool {
    guard lineEnd < block.upperBound else { return false }
    line += 1
    let range = source.line(line)
    offset = min(
      BlockLines.contentStart(of: range, in: source.bytes, quotes: quotes), block.upperBound)
    lineEnd = max(offset, min(range.upperBound, block.upperBound))
    return true
  }

  /// The current byte; a line feed at the end of a line, `nil` at the end of the block.
  var byte: UInt8? {
    if offset < lineEnd { return source.bytes[offset] }
    return lineEnd < block.upperBound ? UInt8(ascii: "\n") : nil
  }

  /// Returns a later byte of the same line; `nil` beyond its end.
  func peek(_ distance: Int) -> UInt8? {
    offset + distance < lineEnd ? source.bytes[offset + distance] : nil
  }

  /// Moves by one byte, into the next line at the end of a line.
  mutating func advance() {
    if offset < lineEnd { offset += 1 } else { _ = enterNextLine() }
  }

  /// Moves by a number of bytes in the same line.
  mutating func advance(by count: Int) {
    offset = min(offset + count, lineEnd)
  }

  mutating func skip(_ expected: UInt8) -> Bool {
    guard byte == expected else { return false }
    advance()
    return true
  }

  /// Skips spaces and tabs.
  mutating func skipBlanks() {
    while byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { advance() }
  }

  /// Skips spaces, tabs and line breaks.
  mutating func skipSpace() {
    while let byte, byte.isMarkdownSpace { advance() }
  }

  /// Returns the range of the next line break, with the backslash or spaces that make it hard.
  func lineBreak(isHard: Bool) -> Range<Int> {
    let lineStarts = source.lineStarts
    let end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : lineEnd
    return (isHard ? offset : min(lineEnd, end))..<max(offset, end)
  }

  mutating func skipLineBreak() -> Bool {
    if byte == UInt8(ascii: "\\") { advance() }
    skipBlanks()
    return offset == lineEnd && enterNextLine()
  }

  /// Skips text that is literal in the source.
  mutating func skip(verbatim text: String) -> Bool {
    for expected in text.utf8 {
      guard skip(expected) else { return false }
    }
    return true
  }

  /// Skips a code span with its backticks.
  mutating func skipCode() -> Bool {
    let count = skipRun(of: UInt8(ascii: "`"))
    guard count > 0 else { return false }
    while let byte {
      if byte == UInt8(ascii: "`") {
        if skipRun(of: byte) == count { return true }
      } else {
        advance()
      }
    }
    return false
  }

  private mutating func skipRun(of expected: UInt8) -> Int {
    let start = offset
    while offset < lineEnd, byte == expected { advance() }
    return offset - start
  }
}

extension BlockCursor {
  /// Skips `[^label]`.
  mutating func skipFootnoteReference() -> Bool {
    guard byte == UInt8(ascii: "["), peek(1) == UInt8(ascii: "^") else { return false }
    return skipLabel()
  }

  /// Skips `(destination "title")` or `[label]`, whichever follows.
  mutating func skipLinkTail() {
    let start = self
    switch byte {
    case UInt8(ascii: "("):
      if !skipDestination() { self = start }
    case UInt8(ascii: "["):
      if !skipLabel() { self = start }
    default: break
    }
  }

  private mutating func skipLabel() -> Bool {
    advance()
    while let byte {
      switch byte {
      case UInt8(ascii: "]"):
        advance()
        return true
      case UInt8(ascii: "["): return false
      case UInt8(ascii: "\\"):
        advance()
        advance()
      default: advance()
      }
    }
    return false
  }

  private mutating func skipDestination() -> Bool {
    advance()
    skipSpace()
    guard byte == UInt8(ascii: "<") ? skipPointed() : skipBare() else { return false }
    let end = offset
    skipSpace()
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard offset > end, let quote = byte, skipTitle(to: quote) else { return false }
    case UInt8(ascii: "("):
      guard offset > end, skipTitle(to: UInt8(ascii: ")")) else { return false }
    default: break
    }
    skipSpace()
    return skip(UInt8(ascii: ")"))
  }

  private mutating func skipPointed() -> Bool {
    advance()
    while let byte {
      switch byte {
      case UInt8(ascii: ">"):
        advance()
        return true
      case UInt8(ascii: "<"), UInt8(ascii: "\n"): return false
      case UInt8(ascii: "\\"): advance(by: 2)
      default: advance()
      }
    }
    return false
  }

  private mutating func skipBare() -> Bool {
    var depth = 0
    while let byte, !byte.isMarkdownSpace {
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return true }
        depth -= 1
      case UInt8(ascii: "\\"):
        if let next = peek(1), next.isMarkdownPunctuation { advance() }
      default: break
      }
      advance()
    }
    return depth == 0
  }

  private mutating func skipTitle(to end: UInt8) -> Bool {
    advance()
    while let byte {
      if byte == end {
        advance()
        return true
      }
      if byte == UInt8(ascii: "\\") { advance() }
      advance()
    }
    return false
  }
}
