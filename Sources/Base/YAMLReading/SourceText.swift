// The text of a file, with lines and columns for its offsets.

/// The text of a file, with lines and columns for its offsets.
package struct SourceText: Sendable {
  /// The file's name in error messages.
  package let file: String
  /// The text as UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  /// Positions to count from: the start of every line, and every few thousand bytes of a long one.
  private let marks: [Mark]

  private struct Mark {
    let offset: Int
    let line: Int
    var column = 1
  }

  /// Creates a text from UTF-8, without its byte order mark.
  package init(_ text: [UInt8], file: String) {
    let bytes = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    self.file = file
    self.bytes = bytes
    var marks = [Mark(offset: 0, line: 1)]
    for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      Self.mark(longLineIn: bytes, upTo: offset, &marks)
      marks.append(Mark(offset: offset + 1, line: (marks.last?.line ?? 0) + 1))
    }
    Self.mark(longLineIn: bytes, upTo: bytes.count, &marks)
    self.marks = marks
  }

  /// Returns the line and column of an offset, from one; columns count characters.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    return (
      mark.line, mark.column + Self.characters(in: bytes[mark.offset..<min(offset, bytes.count)])
    )
  }

  /// Adds marks to a long line, before printable ASCII so that no character is split.
  private static func mark(longLineIn bytes: [UInt8], upTo end: Int, _ marks: inout [Mark]) {
    while let last = marks.last, end - last.offset > 4_096 {
      let next = bytes[(last.offset + 2_048)..<end].firstIndex { 0x20..<0x7F ~= $0 }
      guard let next else { return }
      let column = last.column + characters(in: bytes[last.offset..<next])
      marks.append(Mark(offset: next, line: last.line, column: column))
    }
  }

  private static func characters(in bytes: ArraySlice<UInt8>) -> Int {
    let isPlain = bytes.allSatisfy { $0 < 0x80 && $0 != 0x0D }
    return isPlain ? bytes.count : String(decoding: bytes, as: UTF8.self).count
  }
}
