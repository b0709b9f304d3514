// Reads lists and dictionaries of Python, which servers print where they mean JSON.

import BehestJSON

extension JSON {
  /// Creates the value of a text that is wholly a literal as Python's `repr` writes it.
  ///
  /// Integers that are too large are texts of their digits. Sets, bytes and calls are no literals.
  ///
  /// - Returns: `nil` for other texts, and for values nested more than 64 deep.
  init?(pythonLiteral text: String) {
    var reader = PythonReader(bytes: Array(text.utf8))
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }
}

private struct PythonReader {
  let bytes: [UInt8]
  var index = 0

  /// Whether nothing but space follows.
  var isAtEnd: Bool { bytes[index...].allSatisfy(Self.isSpace) }

  mutating func value(depth: Int) -> JSON? {
    skipSpace()
    guard depth < 64, index < bytes.count else { return nil }
    switch bytes[index] {
    case UInt8(ascii: "["): return elements(closing: UInt8(ascii: "]"), depth)
    case UInt8(ascii: "("): return elements(closing: UInt8(ascii: ")"), depth)
    case UInt8(ascii: "{"): return members(depth)
    case UInt8(ascii: "'"), UInt8(ascii: "\""): return string().map { .string($0) }
    default: return word()
    }
  }

  private mutating func elements(closing: UInt8, _ depth: Int) -> JSON? {
    var elements: [JSON] = []
    let isClosed = parts(closing: closing) { reader in
      guard let element = reader.value(depth: depth + 1) else { return false }
      elements.append(element)
      return true
    }
    return isClosed ? .array(elements) : nil
  }

  private mutating func members(_ depth: Int) -> JSON? {
    var members = JSON.Members()
    let isClosed = parts(closing: UInt8(ascii: "}")) { reader in
      let start = reader.index
      guard let key = reader.value(depth: depth + 1), key.isScalar else { return false }
      let name = key.string ?? String(decoding: reader.bytes[start..<reader.index], as: UTF8.self)
      reader.skipSpace()
      guard reader.skip(UInt8(ascii: ":")), let value = reader.value(depth: depth + 1) else {
        return false
      }
      members[name] = value
      return true
    }
    return isClosed ? .object(members) : nil
  }

  /// Reads parts with commas between them, or after each, up to the closing bracket.
  private mutating func parts(closing: UInt8, _ part: (inout Self) -> Bool) -> Bool {
    index += 1
    while true {
      skipSpace()
      if skip(closing) { return true }
      guard part(&self) else { return false }
      skipSpace()
      guard skip(UInt8(ascii: ",")) else { return skip(closing) }
    }
  }

  /// Reads None, True, False or a number.
  private mutating func word() -> JSON? {
    let start = index
    while index < bytes.count, Self.isOfWord(bytes[index]) { index += 1 }
    let word = String(decoding: bytes[start..<index], as: UTF8.self)
    switch word {
    case "None": return .null
    case "True": return .boolean(true)
    case "False": return .boolean(false)
    default:
      if word.wholeMatch(of: /-?(0|[1-9][0-9]*)/) != nil {
        return Int(word).map { .integer($0) } ?? .string(word)
      }
      guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?(e[+\-]?[0-9]+)?/) != nil,
        let number = Double(word), number.isFinite
      else { return nil }
      return .number(number)
    }
  }

  private mutating func string() -> String? {
    let quote = bytes[index]
    var text: [UInt8] = []
    index += 1
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      switch byte {
      case quote: return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let scalar = escape() else { return nil }
        text += Array(String(scalar).utf8)
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  /// Reads an escape after its backslash.
  private mutating func escape() -> Unicode.Scalar? {
    guard index < bytes.count else { return nil }
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "\""): return Unicode.Scalar(byte)
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "x"): return scalar(digits: 2)
    case UInt8(ascii: "u"): return scalar(digits: 4)
    case UInt8(ascii: "U"): return scalar(digits: 8)
    default: return nil
    }
  }

  private mutating func scalar(digits count: Int) -> Unicode.Scalar? {
    let digits = bytes[index...].prefix(count)
    guard digits.count == count,
      digits.allSatisfy({ Unicode.Scalar($0).properties.isASCIIHexDigit })
    else { return nil }
    index += count
    return UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard index < bytes.count, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func skipSpace() {
    while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
  }

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || 0x09...0x0D ~= byte }

  private static func isOfWord(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return scalar.properties.isAlphabetic && scalar.isASCII || "0"..."9" ~= scalar
      || "+-._".unicodeScalars.contains(scalar)
  }
}
