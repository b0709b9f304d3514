// Finds the cells of a table row in its source, as in GitHub's specification.

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
