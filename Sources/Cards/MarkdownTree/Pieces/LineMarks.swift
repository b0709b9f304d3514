// What the first characters of a line may mean, without knowing the blocks around it.

/// Looks at single lines.
enum LineMarks {
  /// A code fence.
  struct Fence {
    var byte: UInt8
    var length: Int
    var indent: Int
  }

  /// Where the line feed of a line is, or the end of the text.
  static func end(of start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    place(of: 0x0A, in: start..<bytes.count, bytes)
  }

  /// Whether a return stands in a line before its last byte, where it ends a line by itself.
  static func hasReturn(inside line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let end = max(line.lowerBound, line.upperBound - 1)
    return place(of: 0x0D, in: line.lowerBound..<end, bytes) < end
  }

  /// Where a byte is first in a range, or the end of the range.
  @inline(__always)
  private static func place(
    of byte: UInt8, in range: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      // A byte of the word is zero after this where it was the one looked for (Mycroft, 1987).
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      offset += 8
    }
    while offset < range.upperBound, bytes[offset] != byte { offset += 1 }
    return offset
  }

  /// Whether a byte at the beginning of a line, behind an empty one, ends all lists and quotations.
  static func endsContainers(_ byte: UInt8) -> Bool {
    switch byte {
    // An indent, items of the same list; and 0xEF may begin a byte order mark, skipped in front.
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0xEF:
      false
    default: true
    }
  }

  /// Where the text of a line begins behind what may be marks of lists and quotations.
  static func text(
    from start: Int, in line: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    var offset = start
    while offset < line.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: ">"),
        UInt8(ascii: "."), UInt8(ascii: ")"), UInt8(ascii: "0")...UInt8(ascii: "9"), 0x09, 0x20:
        offset += 1
      default: return offset
      }
    }
    return offset
  }

  /// How many marks of lists and quotations a line begins with; a rule of marks alone has none.
  static func count(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Int {
    var count = 0
    var quotes = 0
    var offset = line.lowerBound
    while offset < line.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: ">"):
        count += 1
        quotes += 1
      case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "."),
        UInt8(ascii: ")"):
        count += 1
      case 0x09, 0x20, UInt8(ascii: "0")...UInt8(ascii: "9"): break
      default: return count
      }
      offset += 1
    }
    return quotes
  }

  /// Whether a line has `]:`.
  static func hasLabelEnd(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = line.lowerBound + 1
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: ":"), bytes[offset - 1] == UInt8(ascii: "]") { return true }
      offset += 1
    }
    return false
  }

  /// The bullet of an item with text, at the margin.
  static func bullet(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> UInt8? {
    guard line.count > 2, bytes[line.lowerBound + 1] == 0x20, bytes[line.lowerBound + 2] > 0x20,
      bytes[line.lowerBound + 2] != bytes[line.lowerBound]
    else { return nil }
    let byte = bytes[line.lowerBound]
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "*")
      ? byte : nil
  }

  /// The label of the footnote that a line at the margin defines.
  static func footnoteLabel(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> String? {
    guard line.count > 4, bytes[line.lowerBound] == UInt8(ascii: "["),
      bytes[line.lowerBound + 1] == UInt8(ascii: "^")
    else { return nil }
    let label = bytes[line].dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: "]") }
    guard !label.isEmpty, label.endIndex + 1 < line.upperBound,
      bytes[label.endIndex] == UInt8(ascii: "]"), bytes[label.endIndex + 1] == UInt8(ascii: ":")
    else { return nil }
    return String(decoding: label, as: UTF8.self)
  }

  /// Whether a line that begins with a byte goes on with the paragraph before it, and is nothing else.
  static func goesOn(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF,
      UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["):
      true
    default: false
    }
  }

  /// The fence a text opens.
  static func fence(
    _ text: Range<Int>, indent: Int, _ bytes: UnsafeRawBufferPointer
  ) -> Fence? {
    guard let byte = text.isEmpty ? nil : bytes[text.lowerBound],
      byte == UInt8(ascii: "`") || byte == UInt8(ascii: "~")
    else { return nil }
    let length = bytes[text].prefix { $0 == byte }.count
    guard length >= 3 else { return nil }
    let info = bytes[text].dropFirst(length)
    return byte == UInt8(ascii: "`") && info.contains(byte)
      ? nil : Fence(byte: byte, length: length, indent: indent)
  }

  /// Whether a text closes a fence.
  static func closes(
    _ fence: Fence, _ text: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Bool {
    let length = bytes[text].prefix { $0 == fence.byte }.count
    return length >= fence.length
      && bytes[text].dropFirst(length).allSatisfy { $0.isBlankInLine }
  }

  /// Whether a text that begins with `<` may begin HTML that goes on over empty lines.
  static func beginsRawHTML(_ text: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 1 else { return false }
    switch bytes[text.lowerBound + 1] | 0x20 {
    case UInt8(ascii: "!") | 0x20, UInt8(ascii: "?") | 0x20, UInt8(ascii: "s"), UInt8(ascii: "p"),
      UInt8(ascii: "t"):
      return true
    default: return false
    }
  }

  /// Whether a text may refer to a definition: brackets around something, neither escaped.
  static func mayRefer(_ text: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var isOpen = false
    var offset = text.lowerBound
    while offset < text.upperBound {
      switch bytes[offset] {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isOpen = true
      case UInt8(ascii: "]"):
        if isOpen, bytes[offset - 1] != UInt8(ascii: "[") { return true }
        isOpen = false
      default: break
      }
      offset += 1
    }
    return false
  }

  /// Whether an HTML block has not come to the end that its beginning asks for.
  static func isOpen(html: String) -> Bool {
    let start = html.drop { $0 == " " }.prefix(9).lowercased()
    let ends: [String]
    if start.hasPrefix("<!--") {
      ends = ["-->"]
    } else if start.hasPrefix("<![cdata[") {
      ends = ["]]>"]
    } else if start.hasPrefix("<?") {
      ends = ["?>"]
    } else if start.hasPrefix("<!") {
      ends = [">"]
    } else if ["<script", "<pre", "<style", "<textarea"].contains(where: start.hasPrefix) {
      ends = ["</script>", "</pre>", "</style>", "</textarea>"]
    } else {
      return false
    }
    let text = html.lowercased()
    return !ends.contains { text.contains($0) }
  }
}
