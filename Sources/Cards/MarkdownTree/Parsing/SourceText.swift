// The text being parsed, with conversions between offsets and lines.

/// A text borrowed for the duration of one parse.
struct SourceText {
  /// The text, valid UTF-8 without NUL.
  let bytes: UnsafeRawBufferPointer

  /// The offset of each line's first byte; never empty.
  let lineStarts: [Int32]

  let replacements: [RepairedText.Replacement]

  /// The line found last; the next request is usually for the same or a near one.
  private var recentLine = 0

  /// Finds the lines of a text of at most 1 GiB.
  init(_ bytes: UnsafeRawBufferPointer, replacements: [RepairedText.Replacement] = []) {
    self.bytes = bytes
    self.replacements = replacements
    var starts: [Int32] = [0]
    starts.reserveCapacity(bytes.count / 32 + 1)
    for offset in 0..<bytes.count where bytes[offset] <= UInt8(ascii: "\r") {
      switch bytes[offset] {
      case UInt8(ascii: "\n"): starts.append(Int32(offset + 1))
      case UInt8(ascii: "\r"):
        let next = offset + 1
        if next == bytes.count || bytes[next] != UInt8(ascii: "\n") {
          starts.append(Int32(next))
        }
      default: break
      }
    }
    lineStarts = starts
  }

  /// Calls a function with bytes as text, in which invalid sequences are replaced.
  static func withRepaired<Result>(
    _ bytes: UnsafeRawBufferPointer, _ body: (SourceText) -> Result
  ) -> Result {
    guard let repaired = RepairedText(bytes) else { return body(SourceText(bytes)) }
    return repaired.bytes.withUnsafeBytes {
      body(SourceText($0, replacements: repaired.replacements))
    }
  }

  /// Returns the range of a zero-based line, without its line break; empty beyond the last.
  func line(_ index: Int) -> Range<Int> {
    guard lineStarts.indices.contains(index) else { return bytes.count..<bytes.count }
    let start = Int(lineStarts[index])
    var end = index + 1 < lineStarts.count ? Int(lineStarts[index + 1]) : bytes.count
    while end > start, bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns the zero-based line of an offset.
  mutating func lineIndex(of offset: Int) -> Int {
    for line in recentLine..<min(recentLine + 3, lineStarts.count)
    where lineStarts[line] <= offset
      && (line + 1 == lineStarts.count || lineStarts[line + 1] > offset)
    {
      recentLine = line
      return line
    }
    var (low, high) = (0, lineStarts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    recentLine = low
    return low
  }

  /// Converts a range of this text to one of the original source.
  mutating func range(_ range: Range<Int>) -> SourceRange {
    let start = position(of: range.lowerBound)
    let end = range.isEmpty ? start : position(of: range.upperBound)
    return SourceRange(bytes: start.offset..<end.offset, start: start.place, end: end.place)
  }

  private mutating func position(of offset: Int) -> (offset: Int, place: SourcePosition) {
    let line = lineIndex(of: offset)
    let lineStart = original(Int(lineStarts[line]))
    let original = original(offset)
    return (original, SourcePosition(line: line + 1, column: original - lineStart + 1))
  }

  /// Returns the offset in the original source of an offset in this text.
  func original(_ offset: Int) -> Int {
    var (low, high) = (0, replacements.count)
    while low < high {
      let middle = (low + high) / 2
      if replacements[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? offset : offset - replacements[low - 1].growth
  }
}
