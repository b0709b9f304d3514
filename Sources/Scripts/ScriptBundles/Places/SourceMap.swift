// Finds the author's line for a line of a bundle, by the map that esbuild writes.

import BehestJSON
import Foundation

/// A source map of version 3.
///
/// The format is that of ECMA-426, https://tc39.es/ecma426/. Only the parts that esbuild writes are
/// read: no sections, no names.
package struct SourceMap: Sendable {
  private struct Segment {
    let column: Int32
    /// The index of the source; negative for what esbuild wrote itself.
    let source: Int32
    let line: Int32
    let sourceColumn: Int32
  }

  private let sources: [String]
  private var segments: [Segment] = []
  /// The index of the first segment of each line, and the count of all at the end.
  private var lines: [Int] = [0]

  /// Creates a map from its text; `nil` for one that is broken.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - folder: The folder that the map's paths are relative to.
  ///   - scriptFolder: The folder that the places' paths are relative to.
  package init?(parsing bytes: some Sequence<UInt8>, in folder: String, of scriptFolder: String) {
    guard let json = try? JSON(parsing: bytes), json["version"]?.integer == 3,
      let sources = json["sources"]?.array, let mappings = json["mappings"]?.string
    else { return nil }
    let base = URL(filePath: folder, directoryHint: .isDirectory)
    let prefix = scriptFolder + "/"
    self.sources = sources.map { source in
      let path = URL(filePath: source.string ?? "", relativeTo: base).standardizedFileURL.path
      return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
    }
    guard read(mappings.utf8) else { return nil }
  }

  /// Reads the mappings; false when they are broken.
  private mutating func read(_ mappings: String.UTF8View) -> Bool {
    var (column, source, line, sourceColumn): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    var fields: [Int32] = []
    var digits = VLQ()

    /// Adds to a value of the segment before; false when it is none that a file can have.
    func advance(_ value: inout Int32, by delta: Int32) -> Bool {
      let (sum, overflows) = value.addingReportingOverflow(delta)
      value = sum
      return !overflows && sum >= 0
    }
    func add() -> Bool {
      guard digits.isComplete else { return false }
      guard !fields.isEmpty else { return true }
      defer { fields.removeAll(keepingCapacity: true) }
      guard advance(&column, by: fields[0]) else { return false }
      if fields.count == 1 {
        segments.append(Segment(column: column, source: -1, line: 0, sourceColumn: 0))
        return true
      }
      guard fields.count == 4 || fields.count == 5, advance(&source, by: fields[1]),
        advance(&line, by: fields[2]), advance(&sourceColumn, by: fields[3]),
        Int(source) < sources.count
      else { return false }
      segments.append(
        Segment(column: column, source: source, line: line, sourceColumn: sourceColumn))
      return true
    }

    for byte in mappings {
      switch byte {
      case UInt8(ascii: ","):
        guard add() else { return false }
      case UInt8(ascii: ";"):
        guard add() else { return false }
        column = 0
        lines.append(segments.count)
      default:
        switch digits.add(byte) {
        case .field(let value): fields.append(value)
        case .more: break
        case .broken: return false
        }
      }
    }
    guard add() else { return false }
    lines.append(segments.count)
    return true
  }

  /// Returns the author's place of a place in the bundle, both from 1.
  ///
  /// - Returns: `nil` for a line that there is not, and for what esbuild wrote itself.
  package func place(line: Int, column: Int) -> ScriptPlace? {
    guard line >= 1, line < lines.count, column >= 1 else { return nil }
    let candidates = segments[lines[line - 1]..<lines[line]]
    // Within a line, segments are in the order of their columns.
    var (low, high) = (candidates.startIndex, candidates.endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if Int(candidates[middle].column) < column { low = middle + 1 } else { high = middle }
    }
    guard low > candidates.startIndex else { return nil }
    let segment = candidates[low - 1]
    guard segment.source >= 0 else { return nil }
    return ScriptPlace(
      file: sources[Int(segment.source)], line: Int(segment.line) + 1,
      column: Int(segment.sourceColumn) + 1)
  }
}

/// A reader of numbers in base 64 of variable length.
private struct VLQ {
  enum Step {
    case more
    case field(Int32)
    case broken
  }

  private var value: UInt32 = 0
  private var shift: UInt32 = 0

  /// Whether no number has begun.
  var isComplete: Bool { shift == 0 }

  mutating func add(_ byte: UInt8) -> Step {
    let digit: UInt8
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit = byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): digit = byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): digit = 62
    case UInt8(ascii: "/"): digit = 63
    default: return .broken
    }
    guard shift <= 30, shift < 30 || digit & 0x1F < 4 else { return .broken }
    value |= UInt32(digit & 0x1F) << shift
    shift += 5
    if digit & 0x20 != 0 { return .more }
    let magnitude = Int32(value >> 1)
    let field = value & 1 == 0 ? magnitude : -magnitude
    (value, shift) = (0, 0)
    return .field(field)
  }
}
