// Reads the strings, numbers and punctuation of a JSON text.

/// A value without parts, as a text spells it.
package enum JSONScalar: Sendable {
  /// The null value.
  case null
  /// A Boolean.
  case boolean(Bool)
  /// An integer, with its spelling.
  case integer(Int, ArraySlice<UInt8>)
  /// Another number, with its spelling; infinite when it is too large.
  case number(Double, ArraySlice<UInt8>)
  /// A string, without quotation marks and escapes.
  case string(String)
}

/// A scanner of JSON's words, each of which is checked to be spelled as in RFC 8259.
package struct JSONScanner: Sendable {
  private let bytes: [UInt8]
  /// The zero-based offset of the next byte.
  package private(set) var index = 0

  /// Creates a scanner at the beginning of a text in UTF-8.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte; `nil` at the end.
  package var peek: UInt8? { index < bytes.count ? bytes[index] : nil }

  /// Returns an error at the next byte.
  package func error(_ words: String) -> JSONError { JSONError(offset: index, words: words) }

  private static func describe(_ byte: UInt8) -> String {
    byte > 0x20 && byte < 0x7F ? "“\(Character(Unicode.Scalar(byte)))”" : "an unexpected character"
  }

  private var found: String { peek.map(Self.describe) ?? "the end of the file" }

  /// Skips white space.
  package mutating func skipSpace() {
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default: return
      }
    }
  }

  /// Checks that nothing but white space follows.
  package mutating func end() throws(JSONError) {
    skipSpace()
    if let byte = peek { throw error("\(Self.describe(byte)) after the end of the JSON value") }
  }

  // MARK: Punctuation

  /// Reads an opening bracket, and the closing one if it follows.
  ///
  /// - Returns: Whether the closing one was read.
  package mutating func open(closing: UInt8) -> Bool {
    index += 1
    skipSpace()
    guard peek == closing else { return false }
    index += 1
    return true
  }

  /// Reads the comma or the closing bracket after an element.
  ///
  /// - Parameter start: The offset of the opening bracket.
  /// - Returns: Whether another element follows.
  package mutating func goesOn(closing: UInt8, of start: Int) throws(JSONError) -> Bool {
    skipSpace()
    let next = peek
    guard next == closing || next == UInt8(ascii: ",") else {
      let line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
      throw error("“,” or \(Self.describe(closing)) (for line \(line)) is expected, not \(found)")
    }
    index += 1
    return next != closing
  }

  /// Reads the name of a member with the colon after it, and returns it with its offset.
  package mutating func key() throws(JSONError) -> (name: String, offset: Int) {
    skipSpace()
    guard peek == UInt8(ascii: "\"") else {
      throw error("a key in quotation marks is expected, not \(found)")
    }
    let start = index
    let name = try string()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw error("“:” is expected, not \(found)") }
    index += 1
    return (name, start)
  }

  // MARK: Values

  /// Reads a value that is neither an array nor an object.
  package mutating func scalar() throws(JSONError) -> JSONScalar {
    switch peek {
    case UInt8(ascii: "\""): return .string(try string())
    case let byte? where byte == UInt8(ascii: "-") || byte &- UInt8(ascii: "0") < 10:
      return try number()
    case UInt8(ascii: "t") where skip("true"): return .boolean(true)
    case UInt8(ascii: "f") where skip("false"): return .boolean(false)
    case UInt8(ascii: "n") where skip("null"): return .null
    default: throw error("a value is expected, not \(found)")
    }
  }

  /// Skips a word if it is next.
  private mutating func skip(_ word: StaticString) -> Bool {
    let isNext = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if isNext { index += word.utf8CodeUnitCount }
    return isNext
  }

  private mutating func number() throws(JSONError) -> JSONScalar {
    let start = index
    let isNegative = peek == UInt8(ascii: "-")
    if isNegative { index += 1 }
    let (digits, count) = digits()
    var isValid = count == 1 || count > 1 && bytes[index - count] != UInt8(ascii: "0")
    var isInteger = true
    if peek == UInt8(ascii: ".") {
      index += 1
      isInteger = false
      isValid = self.digits().count > 0 && isValid
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      index += 1
      isInteger = false
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { index += 1 }
      isValid = self.digits().count > 0 && isValid
    }
    let spelling = bytes[start..<index]
    if isValid, isInteger, let digits {
      return .integer(isNegative ? -digits : digits, spelling)
    }
    let text = String(decoding: spelling, as: UTF8.self)
    if isValid, isInteger, let smallest = Int(text) { return .integer(smallest, spelling) }
    guard isValid, let number = Double(text) else {
      throw JSONError(offset: start, words: "“\(text)” is not a number")
    }
    return .number(number, spelling)
  }

  /// Reads digits, and returns their value, which is `nil` when it does not fit, and their number.
  private mutating func digits() -> (value: Int?, count: Int) {
    let start = index
    var value: Int? = 0
    while let byte = peek, byte &- UInt8(ascii: "0") < 10 {
      index += 1
      guard let old = value else { continue }
      let (product, overflows) = old.multipliedReportingOverflow(by: 10)
      let (sum, isTooLarge) = product.addingReportingOverflow(Int(byte - UInt8(ascii: "0")))
      value = overflows || isTooLarge ? nil : sum
    }
    return (value, index - start)
  }

  // MARK: Strings

  private mutating func string() throws(JSONError) -> String {
    let start = index
    index += 1
    skipPlain()
    if peek == UInt8(ascii: "\"") {
      index += 1
      return String(decoding: bytes[(start + 1)..<(index - 1)], as: UTF8.self)
    }
    var text = Array(bytes[(start + 1)..<index])
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        index += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        try escape(into: &text)
      case 0..<0x20:
        throw error("a string does not end before a line break or control character")
      default:
        let plain = index
        skipPlain()
        text += bytes[plain..<index]
      }
    }
    throw JSONError(offset: start, words: "the string does not end")
  }

  /// Skips bytes of a string that stand for themselves.
  private mutating func skipPlain() {
    while index < bytes.count {
      let byte = bytes[index]
      guard byte >= 0x20, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { return }
      index += 1
    }
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    let start = index
    index += 1
    guard let byte = peek else { throw error("the file ends in an escape") }
    index += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      var code = try hexadecimal(from: start)
      // Only a pair is read together: an escape after a lone surrogate stands for itself.
      if 0xD800..<0xDC00 ~= code, bytes[index...].starts(with: [0x5C, 0x75]) {
        let second = index
        index += 2
        let next = try hexadecimal(from: second)
        if 0xDC00..<0xE000 ~= next {
          code = 0x10000 + (code - 0xD800) << 10 + (next - 0xDC00)
        } else {
          index = second
        }
      }
      text += String(Character(Unicode.Scalar(code) ?? "\u{FFFD}")).utf8
    default:
      throw JSONError(offset: start, words: "“\\” is followed by \(Self.describe(byte))")
    }
  }

  private mutating func hexadecimal(from start: Int) throws(JSONError) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      switch peek {
      case let byte? where UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte:
        code = code << 4 | UInt32(byte - UInt8(ascii: "0"))
      case let byte? where UInt8(ascii: "a")...UInt8(ascii: "f") ~= byte | 0x20:
        code = code << 4 | UInt32(byte | 0x20 - UInt8(ascii: "a") + 10)
      default:
        throw JSONError(
          offset: start, words: "“\\u” is not followed by four hexadecimal digits")
      }
      index += 1
    }
    return code
  }
}
