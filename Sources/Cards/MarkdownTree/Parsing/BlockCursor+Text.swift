// Skips text in its various forms: literal, escaped, entities, typographic replacements.

extension BlockCursor {
  /// Skips the source of a text.
  ///
  /// - Parameters:
  ///   - text: The text in the parser's tree.
  ///   - isSmart: Whether quotes, dashes and dots may have become typographic.
  ///   - hasEscapes: Whether a backslash is an escape.
  mutating func skip(text: String, isSmart: Bool, hasEscapes: Bool = true) -> Bool {
    var text = text
    return text.withUTF8 { text in
      var index = 0
      while index < text.count {
        guard offset < lineEnd, let byte else { return false }
        if byte == UInt8(ascii: "&"), let skipped = skipEntity(matching: text, at: index) {
          index += skipped
        } else if byte == text[index] && (byte != UInt8(ascii: "\\") || !hasEscapes) {
          advance()
          index += 1
        } else if hasEscapes, byte == UInt8(ascii: "\\") {
          if let next = peek(1), next.isMarkdownPunctuation {
            guard next == text[index] else { return false }
            advance()
          } else if text[index] != byte {
            return false
          }
          advance()
          index += 1
        } else if isSmart, let skipped = skipTypewriterMark(for: text, at: index) {
          index += skipped
        } else {
          return false
        }
      }
      return true
    }
  }

  /// Skips `--` for a dash, and similar; returns the length of the typographic character.
  private mutating func skipTypewriterMark(
    for text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    guard index + 2 < text.count, text[index] == 0xE2, text[index + 1] == 0x80 else { return nil }
    let (mark, count): (UInt8, Int)
    switch text[index + 2] {
    case 0x93: (mark, count) = (UInt8(ascii: "-"), 2)
    case 0x94: (mark, count) = (UInt8(ascii: "-"), 3)
    case 0x98, 0x99: (mark, count) = (UInt8(ascii: "'"), 1)
    case 0x9C, 0x9D: (mark, count) = (UInt8(ascii: "\""), 1)
    case 0xA6: (mark, count) = (UInt8(ascii: "."), 3)
    default: return nil
    }
    for distance in 0..<count where peek(distance) != mark { return nil }
    advance(by: count)
    return 3
  }

  // MARK: Entities

  /// Skips an entity, and returns the length of its text; `nil` if there is none.
  private mutating func skipEntity(
    matching text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    var length = 1
    while length < 34, let byte = peek(length), byte != UInt8(ascii: ";") { length += 1 }
    guard length > 1, peek(length) == UInt8(ascii: ";") else { return nil }
    let name = (1..<length).compactMap { peek($0) }
    guard name.dropFirst().allSatisfy({ $0.isAlphanumeric }),
      name[0].isAlphanumeric || name[0] == UInt8(ascii: "#") && name.count > 1
    else { return nil }
    let expected: [UInt8]
    if name[0] == UInt8(ascii: "#") {
      guard let scalar = Self.scalar(numbered: name.dropFirst()) else { return nil }
      expected = Array(String(scalar).utf8)
    } else if let common = Self.commonEntities[String(decoding: name, as: UTF8.self)] {
      expected = [common]
    } else {
      return skipRareEntity(name, matching: text, at: index)
    }
    guard text.count - index >= expected.count, text[index...].starts(with: expected) else {
      return nil
    }
    advance(by: length + 1)
    return expected.count
  }

  /// Skips an entity that only the parser can decode: one scalar, or two for some forty names.
  private mutating func skipRareEntity(
    _ name: [UInt8], matching text: UnsafeBufferPointer<UInt8>, at index: Int
  ) -> Int? {
    let written = [UInt8(ascii: "&")] + name + [UInt8(ascii: ";")]
    if text[index...].starts(with: written) { return nil }
    advance(by: written.count)
    var end = index + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    // The second scalars: U+0338, U+20D2, U+20E5, U+FE00, U+0331, U+0333, U+200A, and "j" of fj.
    let seconds: [[UInt8]] = [
      [0xCC, 0xB8], [0xE2, 0x83, 0x92], [0xE2, 0x83, 0xA5], [0xEF, 0xB8, 0x80], [0xCC, 0xB1],
      [0xCC, 0xB3], [0xE2, 0x80, 0x8A], name.starts(with: "fj".utf8) ? [UInt8(ascii: "j")] : [],
    ]
    for second in seconds
    where !second.isEmpty && text[end...].starts(with: second) && byte != second[0] {
      return end + second.count - index
    }
    return end - index
  }

  private static let commonEntities: [String: UInt8] = [
    "amp": UInt8(ascii: "&"), "lt": UInt8(ascii: "<"), "gt": UInt8(ascii: ">"),
    "quot": UInt8(ascii: "\""), "apos": UInt8(ascii: "'"),
  ]

  /// Returns the scalar of `&#…;`, with the standard's replacements; `nil` if it is no number.
  private static func scalar(numbered digits: ArraySlice<UInt8>) -> Unicode.Scalar? {
    let text = String(decoding: digits, as: UTF8.self)
    let isHexadecimal = text.first == "x" || text.first == "X"
    guard text.utf8.count <= 8,
      let number = isHexadecimal ? UInt32(text.dropFirst(), radix: 16) : UInt32(text)
    else { return nil }
    return number == 0 ? "\u{FFFD}" : Unicode.Scalar(number) ?? "\u{FFFD}"
  }
}
