// Interprets the first characters of a line, without knowing the enclosing blocks.

/// Properties of single lines.
enum LineMarks {
  /// A code fence.
  struct Fence {
    var byte: UInt8
    var length: Int
    var indent: Int
  }

  /// Returns the offset of the line feed at the end of a line, or the end of the text.
  static func end(of start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    place(of: 0x0A, in: start..<bytes.count, bytes)
  }

  /// Whether a line contains a carriage return before its last byte, which alone ends a line.
  static func hasReturn(inside line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    let end = max(line.lowerBound, line.upperBound - 1)
    return place(of: 0x0D, in: line.lowerBound..<end, bytes) < end
  }

  /// Returns the first offset of a byte in a range, or the end of the range.
  @inline(__always)
  private static func place(
    of byte: UInt8, in range: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) -> Int {
    let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
    var offset = range.lowerBound
    while offset + 8 <= range.upperBound {
      // A byte of the word is zero after this where it equals the one searched for (Mycroft, 1987).
      let word = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) ^ pattern
      if (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080 != 0 { break }
      offset += 8
    }
    while offset < range.upperBound, bytes[offset] != byte { offset += 1 }
    return offset
  }

  /// Whether a first byte of a line, after an empty one, ends all lists and quotations.
  static func endsContainers(_ byte: UInt8) -> Bool {
    switch byte {
    // An indent, items of the same list; and 0xEF may begin a byte order mark, skipped at the
    // start.
    case 0x09, 0x0A, 0x0D, 0x20, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0xEF:
      false
    default: true
    }
  }

  /// Returns the start of a line's text after possible list and quotation markers.
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

  /// Returns the number of list and quotation markers of a line; zero for a thematic break.
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

  /// Whether a line contains `]:`.
  static func hasLabelEnd(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    var offset = line.lowerBound + 1
    while offset < line.upperBound {
      if bytes[offset] == UInt8(ascii: ":"), bytes[offset - 1] == UInt8(ascii: "]") { return true }
      offset += 1
    }
    return false
  }

  /// Returns the bullet of an item with text, at the margin; `nil` for other lines.
  static func bullet(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> UInt8? {
    guard line.count > 2, bytes[line.lowerBound + 1] == 0x20, bytes[line.lowerBound + 2] > 0x20,
      bytes[line.lowerBound + 2] != bytes[line.lowerBound]
    else { return nil }
    let byte = bytes[line.lowerBound]
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "*")
      ? byte : nil
  }

  /// Returns the label of the footnote that a line at the margin defines; `nil` for other lines.
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

  /// Whether a line that begins with a byte can only continue the paragraph before it.
  static func goesOn(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"), 0x80...0xFF,
      UInt8(ascii: "("), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "["):
      true
    default: false
    }
  }

  /// Returns the fence that a text opens; `nil` if it opens none.
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

  /// Whether a text that begins with `<` may begin HTML that contains empty lines.
  static func beginsRawHTML(_ text: Range<Int>, _ bytes: UnsafeRawBufferPointer) -> Bool {
    guard text.count > 1 else { return false }
    switch bytes[text.lowerBound + 1] | 0x20 {
    case UInt8(ascii: "!") | 0x20, UInt8(ascii: "?") | 0x20, UInt8(ascii: "s"), UInt8(ascii: "p"),
      UInt8(ascii: "t"):
      return true
    default: return false
    }
  }

  /// Whether a text may refer to a definition: it has brackets that are not escaped.
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

  /// Whether an HTML block lacks the end that its beginning requires.
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
