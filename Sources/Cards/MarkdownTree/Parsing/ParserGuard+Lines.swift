// Scans the lines of a text for the guard: the ends of paragraphs, and their costs.

extension ParserGuard {
  /// Processes a line.
  ///
  /// - Throws: `MarkdownError` if the text exceeds a limit with it.
  mutating func scan(line: Range<Int>) throws(MarkdownError) {
    let start = LineStart(of: line, in: bytes)
    let marks = LineMarks.count(line, bytes)
    guard start.text < line.upperBound else {
      // The parser processes an empty line in every open list.
      if start.text == line.lowerBound { charge(Self.nestingPrice * Double(nesting)) }
      endRun(at: line.lowerBound)
      table = TableRows()
      guard isWithinLimits else {
        throw MarkdownError(code: .tooCostly, offset: line.lowerBound)
      }
      guard marks <= Self.maximumMarks else {
        throw MarkdownError(code: .tooDeep, offset: line.lowerBound)
      }
      return
    }
    guard marks <= Self.maximumMarks else {
      throw MarkdownError(code: .tooDeep, offset: line.lowerBound)
    }
    nesting = marks + (start.text - line.lowerBound) / 2
    let text = start.text..<line.upperBound
    let byte = bytes[start.text]
    if byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~"), text.count > 2,
      bytes[start.text + 1] == byte, bytes[start.text + 2] == byte
    {
      isInFence.toggle()
    }
    beginBlock(start, line)
    noteDefinition(in: text)
    let row = scan(text: text)
    if options.extensions.contains(.table) {
      try take(row, start, line)
    } else if start.block == .heading {
      endRun(at: line.upperBound)
    }
    guard isWithinLimits, addedCells <= Self.maximumAddedCells else {
      throw MarkdownError(code: .tooCostly, offset: line.lowerBound)
    }
  }

  /// Ends the paragraph before a line that certainly begins another block.
  private mutating func beginBlock(_ start: LineStart, _ line: Range<Int>) {
    let isOrdered = run.isOrdered
    switch start.block {
    case .none: return
    case .row: if table.hasRow(start, line, bytes) { endRun(at: line.lowerBound) }
    case .heading, .bullet:
      endRun(at: line.lowerBound)
      table = TableRows()
    case .number(let number):
      // Only an item with the number 1 interrupts a paragraph outside lists.
      guard number == 1 || isOrdered else { return }
      endRun(at: line.lowerBound)
      table = TableRows()
      run.isOrdered = true
    }
  }

  /// The cost of each byte of a paragraph at a line that may be a table's delimiter row.
  private static let headerPrice = 15.0

  /// Processes a line as a row of a table.
  private mutating func take(
    _ row: RowMarks, _ start: LineStart, _ line: Range<Int>
  ) throws(MarkdownError) {
    // Splitting a row takes quadratic time.
    let price = row.pipes >= 200 ? 5 * Double(row.pipes) * Double(row.pipes) : 0
    if start.block != .row { table.loseCertainty() }
    if row.isDelimiter, row.pipes > 0 || row.isColumn, !table.hasRow(start, line, bytes) {
      // The parser searches the paragraph before it for a header.
      charge(Self.headerPrice * Double(line.lowerBound - run.start))
    }
    if table.columns > 0 {
      chargeWhole(price)
      try check(columns: row.pipes - 1, line)
      addedCells += max(0, table.columns - row.pipes - 1)
      cells += table.width
    } else if row.isDelimiter, row.pipes > 0 {
      chargeWhole(price + table.price)
      try check(columns: row.cells, line)
      table.begin(row, start, line, bytes)
      cells += table.width
    } else {
      table.price += price
    }
    guard cells <= options.maximumCells else {
      throw MarkdownError(code: .tooManyCells, offset: line.lowerBound)
    }
    table.last = (row, start, line)
    if start.block == .heading || table.hasRow(start, line, bytes) { endRun(at: line.upperBound) }
  }

  private func check(columns: Int, _ line: Range<Int>) throws(MarkdownError) {
    guard columns <= options.maximumColumns else {
      throw MarkdownError(code: .tooWide, offset: line.lowerBound)
    }
  }

  /// Scans the text of a line, and returns its properties as a table row.
  private mutating func scan(text: Range<Int>) -> RowMarks {
    var row = RowMarks()
    var signs = 0
    run.token = Run.Token(start: text.lowerBound)
    var offset = text.lowerBound
    while offset < text.upperBound {
      let start = offset
      // Letters, digits and bytes beyond ASCII are most of the text.
      while offset < text.upperBound, bytes[offset].isPlain { offset += 1 }
      if offset > start { row.isDelimiter = false }
      guard offset < text.upperBound else { break }
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "|"): row.pipes += 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"): endWord(at: offset)
      case UInt8(ascii: "-"): break
      case UInt8(ascii: ":"): row.isColumn = true
      default:
        row.isDelimiter = false
        if byte == UInt8(ascii: "\\") { row.isExact = false }
        scan(mark: byte, at: offset, signs: &signs)
      }
      offset += 1
    }
    endWord(at: text.upperBound)
    if options.extensions.contains(.autolink), signs >= 100 {
      charge(0.6 * Double(signs) * Double(text.count))
    }
    row.isFramed = (bytes[text.lowerBound] == UInt8(ascii: "|"), endsWithPipe(text))
    return row
  }

  private func endsWithPipe(_ text: Range<Int>) -> Bool {
    bytes[text].last { $0 > 0x20 } == UInt8(ascii: "|")
  }

  private mutating func scan(mark byte: UInt8, at offset: Int, signs: inout Int) {
    switch byte {
    case UInt8(ascii: "@"): signs += 1
    case UInt8(ascii: "/"):
      if offset >= 2, bytes[offset - 2] == UInt8(ascii: ":") { run.noteAddress(at: offset) }
    case UInt8(ascii: "<"):
      endToken(at: offset)
      run.openTag(at: offset, in: bytes)
    case UInt8(ascii: ">"): charge(run.closeTag(at: offset, in: bytes))
    default: run.take(byte, at: offset, in: bytes)
    }
  }

  private mutating func endWord(at offset: Int) {
    endToken(at: offset)
    let price = run.endWord(at: offset)
    if options.extensions.contains(.autolink) { charge(price) }
  }

  private mutating func endToken(at offset: Int) {
    let token = run.token
    if token.isAddress, token.brackets >= 100, options.extensions.contains(.autolink) {
      charge(1.5 * Double(token.brackets) * Double(offset - token.start))
    }
    run.token = Run.Token(start: offset)
  }
}

extension UInt8 {
  /// Whether the byte has no cost: lower-case letters, digits, and bytes beyond ASCII.
  fileprivate var isPlain: Bool { (self >= 0x61 && self != UInt8(ascii: "|")) || self &- 0x30 < 10 }
}
