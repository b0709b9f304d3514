// Finds the start of a line's text, after the markers of enclosing blocks, and the cells of a table's row.

/// The starts of lines inside blocks.
enum BlockLines {
  /// Returns the offset of a line's text after quotation markers and spaces.
  ///
  /// - Parameters:
  ///   - line: The line, without its line break.
  ///   - quotes: The number of enclosing block quotes; a lazy line may lack their markers.
  static func contentStart(
    of line: Range<Int>, in bytes: UnsafeRawBufferPointer, quotes: Int
  ) -> Int {
    var offset = line.lowerBound
    for _ in 0..<quotes {
      let mark = skippingBlanks(from: offset, in: line, bytes)
      guard mark < line.upperBound, bytes[mark] == UInt8(ascii: ">") else { break }
      offset = mark + 1
    }
    return skippingBlanks(from: offset, in: line, bytes)
  }

  /// Whether a line has only the dashes, colons and pipes of a table's delimiter row.
  static func isDelimiterRow(
    _ line: Range<Int>, in bytes: UnsafeRawBufferPointer, quotes: Int
  ) -> Bool {
    let start = contentStart(of: line, in: bytes, quotes: quotes)
    let marks = bytes[start..<max(start, line.upperBound)]
    return marks.contains(UInt8(ascii: "-"))
      && marks.allSatisfy { "|:- \t".utf8.contains($0) }
  }

  /// Returns the offset of a footnote's `[^label]:`, or `start` if the line has none before it.
  static func footnoteMark(
    in line: Range<Int>, before start: Int, in bytes: UnsafeRawBufferPointer
  ) -> Int {
    var offset = min(start, line.upperBound) - 2
    while offset >= line.lowerBound {
      if bytes[offset] == UInt8(ascii: "["), bytes[offset + 1] == UInt8(ascii: "^") {
        return offset
      }
      offset -= 1
    }
    return start
  }

  /// Returns the label of the footnote whose text begins at `start`; empty if there is none.
  static func footnoteLabel(
    in line: Range<Int>, before start: Int, in bytes: UnsafeRawBufferPointer
  ) -> String {
    let mark = footnoteMark(in: line, before: start, in: bytes)
    var end = mark + 2
    while end < start, bytes[end] != UInt8(ascii: "]") { end += 1 }
    return end < start ? String(decoding: bytes[mark + 2..<end], as: UTF8.self) : ""
  }

  private static func skippingBlanks(
    from start: Int, in line: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    var offset = start
    while offset < line.upperBound,
      bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t")
    {
      offset += 1
    }
    return offset
  }
}

extension UInt8 {
  /// Whether the byte is a space, a tab or any line break.
  var isMarkdownSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }

  /// Whether the byte is a space, a tab or a carriage return, of which empty lines may consist.
  ///
  /// Vertical tabs and form feeds are white space in a line, but do not make it empty.
  var isBlankInLine: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") || self == 0x0D
  }

  /// Whether the byte is ASCII punctuation, which a backslash can escape.
  var isMarkdownPunctuation: Bool { self > 0x20 && self < 0x7F && !isAlphanumeric }

  /// Whether the byte is an ASCII letter.
  var isLetter: Bool { (self | 0x20) &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is an ASCII letter or digit.
  var isAlphanumeric: Bool { isLetter || self &- UInt8(ascii: "0") < 10 }
}

/// An iterator over the cells of a row in the source.
struct TableCells {
  /// The start of the next cell.
  private var offset: Int
  private let end: Int

  /// Creates an iterator at the beginning of a row.
  init(row: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    let hasPipe = !row.isEmpty && bytes[row.lowerBound] == UInt8(ascii: "|")
    offset = row.lowerBound + (hasPipe ? 1 : 0)
    end = row.upperBound
  }

  /// Returns the range of the next cell's text, without spaces around it; empty if there is none.
  mutating func next(in bytes: UnsafeRawBufferPointer) -> Range<Int> {
    guard offset < end else { return end..<end }
    var (start, stop) = (offset, offset)
    while stop < end, bytes[stop] != UInt8(ascii: "|") {
      stop += bytes[stop] == UInt8(ascii: "\\") ? 2 : 1
    }
    stop = min(stop, end)
    offset = stop + 1
    while start < stop, bytes[start].isMarkdownSpace { start += 1 }
    while stop > start, bytes[stop - 1].isMarkdownSpace { stop -= 1 }
    return start..<stop
  }
}
