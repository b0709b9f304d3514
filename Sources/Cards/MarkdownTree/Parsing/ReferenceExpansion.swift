// Refuses texts in which a few long reference definitions are used so often that memory would run out.

/// Adds up how much text reference links would copy.
///
/// The library copies the target and title of a definition into every link that uses it: 200 KB
/// of target used 60,000 times in 180 KB of text would be 12 GB.
struct ReferenceExpansion {
  /// The most bytes copied from definitions that are long enough to matter, in a short text.
  static let maximum = 1 << 20

  /// How many bytes more for each byte of the text.
  static let maximumFactor = 32

  /// Definitions shorter than this copy no more than some thirty times the text that uses them.
  private static let shortest = 100

  /// The longest label, by the standard.
  private static let longestLabel = 1000

  private var sizes: [String: Int] = [:]
  private var current: (label: String, start: Int)?

  /// Looks at a line, without the marks before its text, for the beginning of a definition.
  mutating func scan(line: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var start = line.lowerBound
    // Items may hold definitions too.
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

  /// Ends the definition being read, at an empty line or where the next begins.
  mutating func endDefinition(at offset: Int) {
    guard let (label, start) = current else { return }
    current = nil
    if offset - start >= Self.shortest { sizes[label] = max(sizes[label] ?? 0, offset - start) }
  }

  /// Refuses a text whose links would copy too much.
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

  /// A label as the standard compares them: without regard to case and to the amount of space.
  private static func label(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
    String(decoding: bytes, as: UTF8.self).lowercased()
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
