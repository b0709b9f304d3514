// Reads JSON strictly, into any form: values alone, or nodes with their places in a file.

/// A form of JSON's values that `JSONReader` builds.
package protocol JSONForm {
  /// The members of an object that is being read.
  associatedtype Members

  /// Creates an array.
  static func array(_ elements: [Self], at offset: Int) -> Self
  /// Creates an object.
  static func object(_ members: Members, at offset: Int) -> Self
  /// Creates a string, a number or another value without parts.
  static func scalar(_ scalar: JSONScalar, at offset: Int) -> Self

  /// Creates the members of an empty object.
  static func noMembers() -> Members
  /// Adds a member to an object.
  ///
  /// - Returns: False when a repeated name is a mistake.
  static func add(_ value: Self, as name: String, at offset: Int, to members: inout Members) -> Bool
}

/// A reader of JSON as in RFC 8259, which builds a form of its caller's choice.
///
/// The functions can be inlined, as a reader that is not compiled for its form takes twice
/// as long.
package struct JSONReader<Form: JSONForm> {
  @usableFromInline var scanner: JSONScanner
  @usableFromInline var depth = 0
  @usableFromInline let maximumDepth: Int

  @usableFromInline init(_ bytes: [UInt8], maximumDepth: Int) {
    scanner = JSONScanner(bytes)
    self.maximumDepth = maximumDepth
  }

  /// Reads the single value of a text.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8, without a byte order mark.
  ///   - maximumDepth: The deepest nesting that is allowed, which bounds the use of the stack.
  @inlinable
  package static func read(_ bytes: [UInt8], maximumDepth: Int) throws(JSONError) -> Form {
    var reader = JSONReader(bytes, maximumDepth: maximumDepth)
    let value = try reader.value()
    try reader.scanner.end()
    return value
  }

  @inlinable mutating func value() throws(JSONError) -> Form {
    scanner.skipSpace()
    let start = scanner.index
    switch scanner.peek {
    case UInt8(ascii: "{"): return .object(try object(), at: start)
    case UInt8(ascii: "["): return .array(try array(), at: start)
    default: return .scalar(try scanner.scalar(), at: start)
    }
  }

  @inlinable mutating func enter() throws(JSONError) {
    depth += 1
    if depth > maximumDepth { throw scanner.error("the nesting is deeper than \(maximumDepth)") }
  }

  @inlinable mutating func object() throws(JSONError) -> Form.Members {
    try enter()
    defer { depth -= 1 }
    var members = Form.noMembers()
    let start = scanner.index
    if scanner.open(closing: UInt8(ascii: "}")) { return members }
    repeat {
      let (name, offset) = try scanner.key()
      guard Form.add(try value(), as: name, at: offset, to: &members) else {
        throw JSONError(offset: offset, words: "the key “\(name)” is there twice")
      }
    } while try scanner.goesOn(closing: UInt8(ascii: "}"), of: start)
    return members
  }

  @inlinable mutating func array() throws(JSONError) -> [Form] {
    try enter()
    defer { depth -= 1 }
    var elements: [Form] = []
    let start = scanner.index
    if scanner.open(closing: UInt8(ascii: "]")) { return elements }
    repeat {
      elements.append(try value())
    } while try scanner.goesOn(closing: UInt8(ascii: "]"), of: start)
    return elements
  }
}

extension JSON {
  /// Creates a document from its text.
  ///
  /// The grammar is that of RFC 8259, and strict. Of a repeated name the last value counts, as for
  /// most readers. Invalid UTF-8 and lone surrogates become U+FFFD. A number that neither
  /// `Int` nor `Double` keeps exactly keeps its spelling; 1.10 is 1.1.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - maximumDepth: The deepest nesting that is allowed, which bounds the use of the stack.
  /// - Throws: `JSONError` for the first mistake.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing bytes: some Sequence<UInt8>, maximumDepth: Int = 512) throws(JSONError) {
    self = try JSONReader<JSON>.read(Array(bytes), maximumDepth: maximumDepth)
  }
}

extension JSON: JSONForm {
  /// Creates an array.
  package static func array(_ elements: [JSON], at offset: Int) -> JSON { .array(elements) }

  /// Creates an object.
  package static func object(_ members: Members, at offset: Int) -> JSON { .object(members) }

  /// Creates a value without parts.
  package static func scalar(_ scalar: JSONScalar, at offset: Int) -> JSON {
    switch scalar {
    case .null: .null
    case .boolean(let value): .boolean(value)
    case .integer(let value, _): .integer(value)
    case .number(let value, let spelling):
      value.keeps(spelling)
        ? .number(value) : .spelled(String(decoding: spelling, as: UTF8.self))
    case .string(let text): .string(text)
    }
  }

  /// Creates the members of an empty object.
  package static func noMembers() -> Members { Members() }

  /// Adds a member to an object, or replaces the one of this name.
  package static func add(
    _ value: JSON, as name: String, at offset: Int, to members: inout Members
  ) -> Bool {
    members[name] = value
    return true
  }
}

extension Double {
  /// Returns whether the number, which was read from a spelling, is written with the same digits.
  fileprivate func keeps(_ spelling: ArraySlice<UInt8>) -> Bool {
    let isWhole = spelling.allSatisfy { $0 == UInt8(ascii: "-") || $0 &- UInt8(ascii: "0") < 10 }
    // Fifteen digits are kept by any number.
    if spelling.count <= 15, !spelling.contains(where: { $0 | 0x20 == UInt8(ascii: "e") }) {
      return true
    }
    return isFinite && !isWhole
      && DecimalDigits(spelling) == DecimalDigits(Array(String(self).utf8)[...])
  }
}

/// The digits of a decimal number without zeros around them, and the place of its point.
private struct DecimalDigits: Equatable {
  private var digits: ArraySlice<UInt8>
  /// The number of digits before the point; negative for zeros after it; `nil` beyond any bound.
  private var point: Int?

  init(_ spelling: ArraySlice<UInt8>) {
    let parts = spelling.split { $0 | 0x20 == UInt8(ascii: "e") }
    let mantissa = (parts.first ?? []).drop { $0 == UInt8(ascii: "-") }
    let whole = mantissa.prefix { $0 != UInt8(ascii: ".") }
    let all = Array(whole + mantissa.dropFirst(whole.count + 1))[...]
    digits = all.drop { $0 == UInt8(ascii: "0") }
    let zeros = all.count - digits.count
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    let exponent = parts.count > 1 ? Int(String(decoding: parts[1], as: UTF8.self)) : 0
    point =
      digits.isEmpty
      ? 0
      : exponent.flatMap {
        let (sum, isTooLarge) = $0.addingReportingOverflow(whole.count - zeros)
        return isTooLarge ? nil : sum
      }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.point == right.point && left.digits.elementsEqual(right.digits)
  }
}
