// The text being parsed: made valid of any bytes, with conversions between offsets and lines.

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

/// Bytes in which each invalid UTF-8 sequence and each NUL has become U+FFFD.
struct RepairedText {
  /// The text.
  private(set) var bytes: [UInt8] = []

  /// The replacements, in order.
  private(set) var replacements: [Replacement] = []

  /// A U+FFFD in place of invalid bytes.
  struct Replacement {
    /// The offset of the U+FFFD in the repaired text.
    var offset: Int
    /// The difference in length between the repaired text and the original, up to and including it.
    var growth: Int
  }

  /// Repairs bytes; `nil`, without copying anything, if they are valid.
  init?(_ source: UnsafeRawBufferPointer) {
    guard var bad = Self.firstToReplace(in: source, from: 0) else { return nil }
    bytes.reserveCapacity(source.count + 64)
    var good = 0
    var growth = 0
    while true {
      bytes += source[good..<bad.lowerBound]
      growth += 3 - bad.count
      replacements.append(Replacement(offset: bytes.count, growth: growth))
      bytes += [0xEF, 0xBF, 0xBD]
      good = bad.upperBound
      guard let next = Self.firstToReplace(in: source, from: good) else { break }
      bad = next
    }
    bytes += source[good...]
  }

  /// Returns the first NUL or invalid sequence at or after the start of a scalar.
  private static func firstToReplace(
    in source: UnsafeRawBufferPointer, from start: Int
  ) -> Range<Int>? {
    var offset = start
    while offset < source.count {
      if offset + 8 <= source.count {
        let word = source.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        // No byte has its high bit set, and none is zero.
        if (word | (word &- 0x0101_0101_0101_0101)) & 0x8080_8080_8080_8080 == 0 {
          offset += 8
          continue
        }
      }
      let (length, isValid) = scalar(in: source, at: offset)
      if !isValid { return offset..<offset + length }
      offset += length
    }
    return nil
  }

  /// Returns the length of the scalar at an offset, or of its longest valid prefix if it is
  /// invalid.
  ///
  /// The table is the one of the Unicode Standard, "Well-Formed UTF-8 Byte Sequences" (3-7).
  private static func scalar(
    in source: UnsafeRawBufferPointer, at offset: Int
  ) -> (length: Int, isValid: Bool) {
    let first = source[offset]
    let (count, second): (Int, ClosedRange<UInt8>)
    switch first {
    case 0x00: return (1, false)
    case 0x01...0x7F: return (1, true)
    case 0xC2...0xDF: (count, second) = (2, 0x80...0xBF)
    case 0xE0: (count, second) = (3, 0xA0...0xBF)
    case 0xE1...0xEC, 0xEE, 0xEF: (count, second) = (3, 0x80...0xBF)
    case 0xED: (count, second) = (3, 0x80...0x9F)
    case 0xF0: (count, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (count, second) = (4, 0x80...0xBF)
    case 0xF4: (count, second) = (4, 0x80...0x8F)
    default: return (1, false)
    }
    for index in 1..<count {
      let allowed = index == 1 ? second : 0x80...0xBF
      guard offset + index < source.count, allowed ~= source[offset + index] else {
        return (index, false)
      }
    }
    return (count, true)
  }
}
