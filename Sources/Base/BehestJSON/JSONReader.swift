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
  /// most readers. Invalid UTF-8 and lone surrogates become U+FFFD. An integer that does not fit
  /// `Int` becomes a `number`; a number that does not fit `Double` is an error.
  ///
  /// - Parameters:
  ///   - bytes: The text as UTF-8.
  ///   - maximumDepth: The deepest nesting that is allowed, which bounds the use of the stack.
  /// - Throws: `JSONError` for the first mistake.
  /// - Complexity: O(*n*) in the length of the text.
  public init(parsing bytes: some Sequence<UInt8>, maximumDepth: Int = 128) throws(JSONError) {
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
    case .number(let value, _): .number(value)
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
