// Reads JSON strictly, with the location of every value.

import YAMLReading

/// A reader of JSON as in RFC 8259, with locations, which Foundation's reader does not give.
struct JSONReader {
  private static let maximumDepth = 64

  private let source: SourceText
  private var index = 0
  private var depth = 0

  /// Reads the single value of a text.
  static func read(_ source: SourceText) throws(PhraseFileError) -> SyntaxNode {
    var reader = JSONReader(source: source)
    let node = try reader.value()
    reader.skipSpace()
    if let byte = reader.peek {
      throw reader.failure("\(describe(byte)) after the end of the JSON value")
    }
    return node
  }

  private init(source: SourceText) { self.source = source }

  private var peek: UInt8? { index < source.bytes.count ? source.bytes[index] : nil }

  private func failure(_ words: String) -> PhraseFileError {
    source.error(.malformed, at: index, words)
  }

  private static func describe(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? "“\(Character(Unicode.Scalar(byte)))”" : "an unexpected character"
  }

  private var found: String { peek.map(Self.describe) ?? "the end of the file" }

  private mutating func skipSpace() {
    while index < source.bytes.count {
      switch source.bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  private mutating func value() throws(PhraseFileError) -> SyntaxNode {
    skipSpace()
    let start = index
    switch peek {
    case UInt8(ascii: "{"): return SyntaxNode(value: .object(try object()), offset: start)
    case UInt8(ascii: "["): return SyntaxNode(value: .array(try array()), offset: start)
    case UInt8(ascii: "\""): return SyntaxNode(value: .string(try string()), offset: start)
    case let byte? where byte == UInt8(ascii: "-") || byte &- 48 < 10:
      return SyntaxNode(value: .number(try number()), offset: start)
    case UInt8(ascii: "t") where skip("true"):
      return SyntaxNode(value: .bool(true, "true"), offset: start)
    case UInt8(ascii: "f") where skip("false"):
      return SyntaxNode(value: .bool(false, "false"), offset: start)
    case UInt8(ascii: "n") where skip("null"): return SyntaxNode(value: .null, offset: start)
    default: throw failure("a value is expected, not \(found)")
    }
  }

  /// Skips a word if it is next.
  private mutating func skip(_ word: StaticString) -> Bool {
    let isNext = word.withUTF8Buffer { source.bytes[index...].starts(with: $0) }
    if isNext { index += word.utf8CodeUnitCount }
    return isNext
  }

  private mutating func enter() throws(PhraseFileError) {
    depth += 1
    if depth > Self.maximumDepth {
      throw failure("the nesting is deeper than \(Self.maximumDepth)")
    }
    index += 1
    skipSpace()
  }

  private mutating func object() throws(PhraseFileError) -> [SyntaxMember] {
    let start = index
    try enter()
    defer { depth -= 1 }
    var members: [SyntaxMember] = []
    // While there are few members, comparing keys is faster than hashing.
    var keys: Set<String>?
    if peek == UInt8(ascii: "}") {
      index += 1
      return members
    }
    while true {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else {
        throw failure("a key in quotation marks is expected, not \(found)")
      }
      let keyOffset = index
      let key = try string()
      if members.count == 16 { keys = Set(members.map(\.key)) }
      let isNew = keys?.insert(key).inserted ?? !members.contains { $0.key == key }
      guard isNew else {
        throw source.error(.malformed, at: keyOffset, "the key “\(key)” is there twice")
      }
      skipSpace()
      guard peek == UInt8(ascii: ":") else { throw failure("“:” is expected, not \(found)") }
      index += 1
      members.append(SyntaxMember(key: key, keyOffset: keyOffset, node: try value()))
      if try isLast(closing: UInt8(ascii: "}"), of: start) { return members }
    }
  }

  private mutating func array() throws(PhraseFileError) -> [SyntaxNode] {
    let start = index
    try enter()
    defer { depth -= 1 }
    var nodes: [SyntaxNode] = []
    if peek == UInt8(ascii: "]") {
      index += 1
      return nodes
    }
    while true {
      nodes.append(try value())
      if try isLast(closing: UInt8(ascii: "]"), of: start) { return nodes }
    }
  }

  /// Reads the comma or the bracket after an element.
  private mutating func isLast(
    closing: UInt8, of start: Int
  ) throws(PhraseFileError) -> Bool {
    skipSpace()
    if peek == closing {
      index += 1
      return true
    }
    guard peek == UInt8(ascii: ",") else {
      let line = source.position(of: start).line
      throw failure(
        "“,” or \(Self.describe(closing)) (for line \(line)) is expected, not \(found)")
    }
    index += 1
    return false
  }

  private mutating func number() throws(PhraseFileError) -> String {
    let start = index
    while let byte = peek, "+-.eE0123456789".utf8.contains(byte) { index += 1 }
    let text = String(decoding: source.bytes[start..<index], as: UTF8.self)
    guard Double(text) != nil else {
      throw source.error(.malformed, at: start, "“\(text)” is not a number")
    }
    return text
  }

  private mutating func string() throws(PhraseFileError) -> String {
    let start = index
    index += 1
    let plain = source.bytes[index...].prefix { $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C }
    index = plain.endIndex
    if peek == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: plain, as: UTF8.self)
    }
    var bytes = Array(plain)
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: bytes, as: UTF8.self)
      case UInt8(ascii: "\\"):
        bytes.append(contentsOf: try escape())
      case 0..<0x20:
        throw failure("a string does not end before a line break or control character")
      default:
        bytes.append(byte)
        index += 1
      }
    }
    throw source.error(.malformed, at: start, "the string does not end")
  }

  private mutating func escape() throws(PhraseFileError) -> [UInt8] {
    let start = index
    index += 1
    guard let byte = peek else { throw failure("the file ends in an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"):
      var units = [try hexadecimal(from: start)]
      if 0xD800..<0xDC00 ~= units[0], source.bytes[index...].starts(with: [0x5C, 0x75]) {
        index += 2
        units.append(try hexadecimal(from: start))
      }
      // A lone surrogate becomes U+FFFD, as other invalid text does.
      return Array(String(decoding: units, as: UTF16.self).utf8)
    default:
      throw source.error(.malformed, at: start, "“\\” is followed by \(Self.describe(byte))")
    }
  }

  private mutating func hexadecimal(from start: Int) throws(PhraseFileError) -> UInt16 {
    guard let unit = source.unit(at: index, digits: 4, radix: 16) else {
      throw source.error(.malformed, at: start, "“\\u” is not followed by four hexadecimal digits")
    }
    index += 4
    return unit
  }
}
