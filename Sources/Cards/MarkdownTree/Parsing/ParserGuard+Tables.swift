// The guard's model of a table, and of a line as its row.

extension ParserGuard {
  /// A line as a row of a table.
  struct RowMarks {
    var pipes = 0
    /// Whether it has only dashes, colons and pipes.
    var isDelimiter = true
    /// Whether it has a colon, and may delimit one column without a pipe.
    var isColumn = false
    /// Whether no pipe is escaped, so that `cells` is right.
    var isExact = true
    /// Whether it begins, and ends, with a pipe.
    var isFramed = (start: false, end: false)

    /// The number of cells it is split into.
    var cells: Int {
      pipes + 1 - (isFramed.start ? 1 : 0) - (isFramed.end && pipes > 1 ? 1 : 0)
    }
  }

  /// The lines since the last one that ends tables.
  struct TableRows {
    /// The maximum number of columns of a table that may have begun; 0 before its delimiter row.
    private(set) var columns = 0
    /// The number of columns of the table.
    private(set) var width = 0
    /// The cost of splitting the lines before it, due if it is a table.
    var price = 0.0
    /// The previous line.
    var last: (row: RowMarks, start: LineStart, line: Range<Int>)?

    /// The text before its rows; `nil` if this is not certainly a table.
    private var prefix: Range<Int>?

    /// Discards the certainty, at a line that need not be a row.
    mutating func loseCertainty() {
      prefix = nil
    }

    /// Begins a table with its delimiter row.
    mutating func begin(
      _ row: RowMarks, _ start: LineStart, _ line: Range<Int>, _ bytes: UnsafeRawBufferPointer
    ) {
      columns = row.pipes + 1
      width = row.cells
      guard let header = last, header.start.block == .row, header.row.isExact,
        header.row.cells == row.cells, start.indent <= 3,
        bytes[start.prefix(of: line)].elementsEqual(bytes[header.start.prefix(of: header.line)])
      else { return }
      prefix = start.prefix(of: line)
    }

    /// Whether a line is certainly one of its rows, whose cells are parsed separately.
    func hasRow(
      _ start: LineStart, _ line: Range<Int>, _ bytes: UnsafeRawBufferPointer
    ) -> Bool {
      guard let prefix, start.block == .row else { return false }
      return bytes[start.prefix(of: line)].elementsEqual(bytes[prefix])
    }
  }
}

/// The beginning of a line, as far as it is certain without the lines before.
struct LineStart {
  /// The kinds of blocks that a line may begin in any context.
  enum Block: Equatable {
    /// An item of a list of bullets.
    case bullet
    /// An item of an ordered list, by its number.
    case number(Int)
    case heading
    /// A line that begins with a pipe.
    case row
  }

  /// The offset of the text after white space and quotation markers.
  let text: Int
  /// The number of cells between the quotation markers and the text; 4 for more, and for a tab.
  let indent: Int
  /// The block that the line begins; `nil` if that is not certain.
  let block: Block?

  /// Scans the beginning of a line.
  init(of line: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var start = line.lowerBound
    var blanks = 0
    var isQuoted = false
    scan: while start < line.upperBound {
      switch bytes[start] {
      case 0x20: blanks += 1
      case 0x09: blanks += 4
      case UInt8(ascii: ">"):
        // Further in, it is code or a continuation of the paragraph before.
        guard (isQuoted ? blanks - 1 : blanks) <= 3 else { break scan }
        isQuoted = true
        blanks = 0
      default: break scan
      }
      start += 1
    }
    text = start
    indent = min(isQuoted ? max(0, blanks - 1) : blanks, 4)
    block = indent > 3 ? nil : Self.block(start..<line.upperBound, bytes)
  }

  private static func block(_ text: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Block? {
    guard let byte = text.isEmpty ? nil : bytes[text.lowerBound] else { return nil }
    switch byte {
    case UInt8(ascii: "|"): return .row
    case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
      return isItem(text.dropFirst(1), bytes) ? .bullet : nil
    case UInt8(ascii: "#"):
      let marks = bytes[text].prefix { $0 == byte }.count
      return marks <= 6 && text.count > marks && bytes[text.lowerBound + marks] == 0x20
        ? .heading : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      let digits = bytes[text].prefix { 0x30...0x39 ~= $0 }
      guard digits.count <= 9, digits.endIndex < text.upperBound,
        bytes[digits.endIndex] == UInt8(ascii: ".") || bytes[digits.endIndex] == UInt8(ascii: ")"),
        isItem(digits.endIndex + 1..<text.upperBound, bytes)
      else { return nil }
      return .number(digits.reduce(0) { $0 * 10 + Int($1 - 0x30) })
    default: return nil
    }
  }

  /// Whether the text after a marker makes it one: white space, and then words.
  private static func isItem(_ rest: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = rest.first, bytes[first] == 0x20 else { return false }
    return bytes[rest].contains { $0 > 0x20 }
  }

  /// Returns the text before the line's own text.
  func prefix(of line: Range<Int>) -> Range<Int> { line.lowerBound..<text }
}
