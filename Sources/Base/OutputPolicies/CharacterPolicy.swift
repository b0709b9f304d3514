// The characters that each form of output may contain, and a filter for the others.

/// The classes of characters that a form of output may contain.
package struct CharacterPolicy: Sendable {
  private let carried: UInt32

  init(_ classes: [CharacterClass]) {
    carried = classes.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
  }

  /// The policy of text before layout, which has line breaks and break opportunities that are never
  /// written.
  package static let layout = CharacterPolicy([
    .printable, .tab, .lineFeed, .carriageReturn, .lineSeparator, .wordBreak,
  ])

  /// The policy of output to a terminal.
  package static let terminal = CharacterPolicy([.printable, .tab, .lineFeed])

  /// The policy of documents for other programs: HTML, RTF, plain text and CommonMark.
  ///
  /// Marks of direction and break opportunities are an author's own, and harmless.
  package static let document = CharacterPolicy([
    .printable, .tab, .lineFeed, .wordBreak, .bidiMark,
  ])

  /// The policy of formats that escape every other character: JSON, XML and annotations.
  package static let spelled = CharacterPolicy([.printable])

  /// Returns a Boolean value that indicates whether the output may contain characters of a class.
  package func carries(_ characterClass: CharacterClass) -> Bool {
    carried & 1 << UInt32(characterClass.rawValue) != 0
  }

  /// Returns a Boolean value that indicates whether the output may contain the scalar at an offset.
  ///
  /// - Parameter bytes: Valid UTF-8.
  @inline(__always)
  package func carries(scalarAt offset: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes.isPlain(at: offset) || carries(CharacterClass(at: offset, in: bytes))
  }

  /// Returns a text without the characters that the output excludes; line separators become spaces.
  package func filtered(_ text: String) -> String {
    var text = text
    let kept = text.withUTF8 { bytes -> [UInt8]? in
      var offset = 0
      while offset < bytes.count, carries(scalarAt: offset, in: bytes) {
        offset += bytes[offset].scalarLength
      }
      guard offset < bytes.count else { return nil }
      var kept = Array(bytes[..<offset])
      while offset < bytes.count {
        let end = offset + bytes[offset].scalarLength
        if carries(scalarAt: offset, in: bytes) {
          kept.append(contentsOf: bytes[offset..<end])
        } else if CharacterClass(at: offset, in: bytes) == .lineSeparator {
          kept.append(0x20)
        }
        offset = end
      }
      return kept
    }
    return kept.map { String(decoding: $0, as: UTF8.self) } ?? text
  }

  /// Returns a text on one line: line breaks become spaces, and tabs too unless they are kept.
  package func line(_ text: String, keepsTabs: Bool = false) -> String {
    let text = filtered(text)
    guard text.utf8.contains(where: { $0 == 0x0A || $0 == 0x09 }) else { return text }
    return String(text.map { $0 == "\n" || ($0 == "\t" && !keepsTabs) ? " " : $0 })
  }

  /// Calls a closure with each scalar of a text and whether the output may contain it.
  package func forEachScalar(of text: String, _ body: (Unicode.Scalar, Bool) -> Void) {
    var text = text
    text.withUTF8 { bytes in
      var offset = 0
      while offset < bytes.count {
        let (value, end) = bytes.scalar(at: offset)
        if let scalar = Unicode.Scalar(value) { body(scalar, carries(scalarAt: offset, in: bytes)) }
        offset = end
      }
    }
  }
}

extension Unicode.Scalar {
  /// The escape sequence of the scalar in a JSON string: `\u202e`.
  package var inJSON: String {
    utf16.reduce(into: "") { text, unit in
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
    }
  }

  /// The escape sequence of the scalar for people, as in Swift: `\u{202E}`.
  package var inWords: String {
    "\\u{\(String(value, radix: 16, uppercase: true))}"
  }
}

extension UInt8 {
  /// The number of bytes of the scalar that begins with this byte.
  var scalarLength: Int { self < 0x80 ? 1 : self < 0xE0 ? 2 : self < 0xF0 ? 3 : 4 }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the first bytes of the scalar at an offset suffice to know that it is printable.
  ///
  /// They do for most letters and symbols; `CharacterClass` decides about the others.
  @inline(__always)
  fileprivate func isPlain(at offset: Int) -> Bool {
    let first = self[offset]
    if first < 0x80 { return first >= 0x20 && first != 0x7F }
    guard offset + 2 < count else { return false }
    let second = self[offset + 1]
    switch first {
    case 0xC2: return second >= 0xA0 && second != 0xAD
    case 0xCD: return second != 0x8F
    case 0xD8: return second != 0x9C
    case 0xE1: return second != 0x85 && second != 0x9E && second != 0xA0
    case 0xE2: return second > 0x81 || (0x90..<0xA0).contains(self[offset + 2])
    case 0xE3: return second != 0x85
    case 0xEF: return second == 0xBC || second == 0xBD
    case 0xF0: return second == 0x9F && self[offset + 2] != 0xBF
    default: return first < 0xEE
    }
  }
}
