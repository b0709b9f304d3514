// Finds the start of a line's text, after the markers of enclosing blocks.

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

  /// Whether the byte is a character that a backslash can escape.
  var isMarkdownPunctuation: Bool {
    switch self {
    case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
    default: false
    }
  }
}
