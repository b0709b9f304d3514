// Finds the cells of a table row in its source, as GitHub's specification splits them.

/// Walks over the source of a row, cell by cell.
struct TableCells {
  /// Where the next cell begins.
  private var offset: Int
  private let end: Int

  /// Starts at the beginning of a row.
  init(row: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    let hasPipe = !row.isEmpty && bytes[row.lowerBound] == UInt8(ascii: "|")
    offset = row.lowerBound + (hasPipe ? 1 : 0)
    end = row.upperBound
  }

  /// The extent of the next cell's text, without the spaces around it; empty when the row has none.
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
