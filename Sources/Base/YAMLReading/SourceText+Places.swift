// Finds the location in a file of a character of a value.

extension SourceText {
  /// Returns the line and column of a character of a string, after any escapes and line breaks.
  ///
  /// - Parameter utf8Offset: The character's zero-based UTF-8 offset in the string's value.
  package func position(of utf8Offset: Int, in node: SyntaxNode) -> (line: Int, column: Int) {
    guard case .string(let text) = node.value else { return position(of: node.offset) }
    let value = Array(text.utf8)
    var raw = node.offset
    var index = 0
    switch node.style {
    case .json, .doubleQuoted, .singleQuoted: raw += 1
    case .plain: break
    case .block: while raw < bytes.count, bytes[raw] != 0x0A { raw += 1 }
    }
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || isBreak(byte) }
    func isBreak(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
    let hasEscapes = node.style == .json || node.style == .doubleQuoted
    while raw < bytes.count {
      let byte = bytes[raw]
      if isSpace(byte) {
        // The style determines the value of white space around a line break.
        let end = bytes[raw...].firstIndex { !isSpace($0) } ?? bytes.count
        if bytes[raw..<end].contains(where: isBreak) {
          raw = end
          while index < min(utf8Offset, value.count), isSpace(value[index]) { index += 1 }
          continue
        }
      }
      guard index < utf8Offset else { break }
      if hasEscapes, byte == UInt8(ascii: "\\") {
        let escape = escape(at: raw)
        raw += escape.length
        index += escape.width
      } else {
        let isDoubled = node.style == .singleQuoted && byte == UInt8(ascii: "'")
        raw += isDoubled ? 2 : 1
        index += 1
      }
    }
    return position(of: min(raw, bytes.count))
  }

  /// Returns the length of an escape in the file, and that of its value in UTF-8.
  private func escape(at start: Int) -> (length: Int, width: Int) {
    func number(_ digits: Int) -> (length: Int, width: Int) {
      let text = String(decoding: bytes[(start + 2)...].prefix(digits), as: UTF8.self)
      let code = UInt32(text, radix: 16) ?? 0
      // Each half of a surrogate pair stands for two of the four bytes.
      let width =
        0xD800...0xDFFF ~= code ? 2 : code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
      return (2 + digits, width)
    }
    guard start + 1 < bytes.count else { return (1, 1) }
    switch bytes[start + 1] {
    case UInt8(ascii: "x"): return number(2)
    case UInt8(ascii: "u"): return number(4)
    case UInt8(ascii: "U"): return number(8)
    case UInt8(ascii: "N"), UInt8(ascii: "_"): return (2, 2)
    case UInt8(ascii: "L"), UInt8(ascii: "P"): return (2, 3)
    case 0x0A, 0x0D:
      let end = bytes[(start + 1)...].firstIndex { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return ((end ?? bytes.count) - start, 0)
    default: return (2, 1)
    }
  }
}
