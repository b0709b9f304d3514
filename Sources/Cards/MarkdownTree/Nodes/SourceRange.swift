// The range of a node in the source, in bytes and in lines and columns.

/// A range of the source.
public struct SourceRange: Hashable, Sendable {
  private let lower: UInt32
  private let upper: UInt32

  /// The start of the range.
  public let start: SourcePosition

  /// The end of the range: the position after its last byte.
  public let end: SourcePosition

  /// Zero-based UTF-8 offsets into the source; empty for a node without text of its own.
  public var bytes: Range<Int> { Int(lower)..<Int(upper) }

  /// Creates a range; bounds beyond 4 GiB are clamped.
  public init(bytes: Range<Int>, start: SourcePosition, end: SourcePosition) {
    self.lower = UInt32(clamping: bytes.lowerBound)
    self.upper = UInt32(clamping: bytes.upperBound)
    self.start = start
    self.end = end
  }

  /// Returns the range, extended if necessary to the end of another range.
  func reaching(_ inner: SourceRange) -> SourceRange {
    guard inner.upper > upper else { return self }
    return SourceRange(
      bytes: Int(lower)..<Int(max(lower, inner.upper)), start: start, end: inner.end)
  }

  /// The range of a node that was created rather than parsed.
  public static let nowhere = SourceRange(
    bytes: 0..<0, start: SourcePosition(line: 1, column: 1),
    end: SourcePosition(line: 1, column: 1))
}

/// A position in the source, as in an editor.
public struct SourcePosition: Hashable, Sendable {
  private let storedLine: UInt32
  private let storedColumn: UInt32

  /// The line, counted from 1.
  public var line: Int { Int(storedLine) }

  /// The column, counted from 1, in UTF-8 bytes.
  public var column: Int { Int(storedColumn) }

  /// Creates a position from a line and a column.
  public init(line: Int, column: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
  }
}

extension SourcePosition: CustomStringConvertible {
  /// The line and the column: `3:5`.
  public var description: String { "\(line):\(column)" }
}

extension SourceRange: CustomStringConvertible {
  /// The start and the position after the last byte: `3:5-3:12`.
  public var description: String { "\(start)-\(end)" }
}
