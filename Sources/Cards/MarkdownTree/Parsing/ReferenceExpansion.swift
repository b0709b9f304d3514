// Rejects texts in which long reference definitions are used so often that they exhaust memory.

/// The size of the text that reference links would copy.
///
/// The library copies the target and title of a definition into every link that uses it: 200 KB
/// of target used 60,000 times in 180 KB of text would be 12 GB.
struct ReferenceExpansion {
  /// The maximum number of bytes copied from long definitions, in a short text.
  static let maximum = 1 << 20

  /// The additional bytes permitted for each byte of the text.
  static let maximumFactor = 32

  /// The minimum length of a definition; shorter ones copy about thirty times the text that uses
  /// them.
  private static let shortest = 100

  /// The maximum length of a label, by the standard.
  private static let longestLabel = 1000

  private var sizes: [String: Int] = [:]
  private var current: (label: String, start: Int)?

  /// Checks a line, without the markers before its text, for the beginning of a definition.
  mutating func scan(line: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var start = line.lowerBound
    // Items may contain definitions too.
    while start < line.upperBound, start < line.lowerBound + 32,
      bytes[start] != UInt8(ascii: "["), bytes[start] < UInt8(ascii: "A")
    {
      start += 1
    }
    guard start < line.upperBound, bytes[start] == UInt8(ascii: "["),
      let end = bytes[start..<min(line.upperBound, start + Self.longestLabel)]
        .firstIndex(of: UInt8(ascii: "]")),
      end + 1 < line.upperBound, bytes[end + 1] == UInt8(ascii: ":")
    else { return }
    endDefinition(at: line.lowerBound)
    current = (Self.label(bytes[start + 1..<end]), start)
  }

  /// Ends the current definition, at an empty line or where the next begins.
  mutating func endDefinition(at offset: Int) {
    guard let (label, start) = current else { return }
    current = nil
    if offset - start >= Self.shortest { sizes[label] = max(sizes[label] ?? 0, offset - start) }
  }

  /// Rejects a text whose links would copy too much.
  func check(_ bytes: UnsafeRawBufferPointer) throws(MarkdownError) {
    guard !sizes.isEmpty else { return }
    var copied = 0
    var opened: Int?
    for offset in bytes.indices {
      if bytes[offset] == UInt8(ascii: "[") {
        opened = offset
      } else if bytes[offset] == UInt8(ascii: "]"), let start = opened {
        opened = nil
        guard offset - start <= Self.longestLabel else { continue }
        copied += sizes[Self.label(bytes[start + 1..<offset])] ?? 0
        guard copied <= Self.maximum + Self.maximumFactor * bytes.count else {
          throw MarkdownError(code: .tooCostly, offset: start)
        }
      }
    }
  }

  /// Returns a label in the form that the standard compares: regardless of case and white space.
  private static func label(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
