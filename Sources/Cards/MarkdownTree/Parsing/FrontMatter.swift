// Finds the fields that a text may begin with, between two lines of dashes.

/// The fields in front of a text: YAML between `---` and `---` or `...`, as site generators have it.
///
/// Only what is plainly fields counts: each line is `key: value`, goes on with the line before it,
/// is a comment or is empty. Anything else is Markdown: a rule, and perhaps a heading.
struct FrontMatter {
  /// All of it, with both lines of dashes and the line break after them.
  let range: Range<Int>
  /// The lines between.
  let lines: Range<Int>

  /// The outcome of a look at the beginning of a text.
  enum Search {
    /// The text does not begin with fields.
    case absent
    /// More of the text has to be seen.
    case undecided
    /// The text begins with fields.
    case found(FrontMatter)
  }

  /// Fields of more bytes than this are none.
  static let longest = 16 << 10

  /// Looks at the beginning of a text.
  ///
  /// - Parameter isComplete: Whether these bytes are all of the text.
  static func search(in bytes: UnsafeRawBufferPointer, isComplete: Bool) -> Search {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    var firstLine: Int?
    var hasField = false
    while offset - start <= longest {
      let end = LineMarks.end(of: offset, in: bytes)
      guard end < bytes.count || isComplete && offset < bytes.count else {
        // Most texts differ from fields in their first characters.
        let isPossible =
          firstLine != nil || [0xEF, 0xBB, 0xBF].starts(with: bytes)
          || bytes[offset...].allSatisfy { $0 == UInt8(ascii: "-") || $0.isMarkdownSpace }
        return isPossible && !isComplete ? .undecided : .absent
      }
      let line = bytes[offset..<end]
      let next = min(end + 1, bytes.count)
      if let lines = firstLine {
        if hasField, isFence(line, "---") || isFence(line, "...") {
          return .found(FrontMatter(range: start..<next, lines: lines..<offset))
        }
        switch kind(of: line) {
        case .field: hasField = true
        case .more where hasField: break
        case .nothing: break
        case .more, .other: return .absent
        }
      } else {
        guard isFence(line, "---") else { return .absent }
        firstLine = next
      }
      offset = next
    }
    return .absent
  }

  /// Returns the node of the front matter, in the text that it was found in.
  func node(in source: SourceText, isLocated: Bool) -> MarkdownNode {
    var source = source
    let kind = MarkdownNode.Kind.frontMatter(
      String(decoding: source.bytes[lines], as: UTF8.self).replacing("\r\n", with: "\n"))
    guard isLocated else { return MarkdownNode(kind: kind) }
    var identifiers = NodeIdentifiers()
    let fences = source.bytes[range].reversed().prefix { $0 == 0x0A || $0 == 0x0D }.count
    let range = range.lowerBound..<range.upperBound - fences
    return MarkdownNode(
      kind: kind, range: source.range(range),
      id: identifiers.leaf(kind, text: source.bytes[range]))
  }

  /// Returns the text with spaces in place of the front matter, so that offsets stay the same.
  func blanked(_ source: SourceText) -> [UInt8] {
    var bytes = [UInt8](source.bytes)
    for index in range where bytes[index] != 0x0A && bytes[index] != 0x0D { bytes[index] = 0x20 }
    return bytes
  }

  private enum Line {
    case field, more, nothing, other
  }

  private static func kind(of line: Slice<UnsafeRawBufferPointer>) -> Line {
    guard let first = line.first(where: { !$0.isMarkdownSpace }), first != UInt8(ascii: "#") else {
      return .nothing
    }
    if line[line.startIndex].isMarkdownSpace { return .more }
    if first == UInt8(ascii: "-") {
      return line.dropFirst().first?.isMarkdownSpace ?? true ? .more : .other
    }
    let key = line.prefix { $0 != UInt8(ascii: ":") }
    let behind = line[key.endIndex...].dropFirst()
    let isKey = key.allSatisfy { byte in
      byte >= 0x80 || byte == 0x20 || byte == 0x2D || byte == 0x2E || byte == 0x5F
        || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte &- UInt8(ascii: "0") < 10
    }
    let hasColon = key.endIndex < line.endIndex
    return isKey && hasColon && behind.first?.isMarkdownSpace ?? true ? .field : .other
  }

  private static func isFence(_ line: Slice<UnsafeRawBufferPointer>, _ mark: StaticString) -> Bool {
    line.count >= 3 && line.prefix(3).allSatisfy { $0 == mark.utf8Start.pointee }
      && line.dropFirst(3).allSatisfy(\.isMarkdownSpace)
  }
}
