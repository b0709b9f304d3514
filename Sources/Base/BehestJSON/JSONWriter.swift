// Writes JSON as UTF-8: whole documents, or many lines without a document for each.

import OutputPolicies

/// A writer of JSON text: of whole documents, or of lines with one object each.
///
/// Strings are escaped if they contain control, bidirectional or invisible characters. Keys of
/// objects are sorted, so that equal values have equal text.
package struct JSONWriter: Sendable {
  /// The text written so far, as UTF-8.
  package var bytes: [UInt8] = []

  private let isPretty: Bool
  private let keepsOrder: Bool
  private var indentation = 0

  /// Creates an empty writer.
  ///
  /// - Parameters:
  ///   - isPretty: Whether documents are formatted in several lines.
  ///   - keepsOrder: Whether members of objects are in their own order instead of that of their names.
  package init(isPretty: Bool = false, keepsOrder: Bool = false) {
    self.isPretty = isPretty
    self.keepsOrder = keepsOrder
  }

  /// Adds a document.
  package mutating func value(_ value: JSON) {
    switch value {
    case .null: syntax("null")
    case .boolean(let value): value ? syntax("true") : syntax("false")
    case .integer(let value): integer(value)
    // JSON has no infinity and no NaN; null stands for them.
    case .number(let value):
      bytes.append(contentsOf: (value.isFinite ? String(value) : "null").utf8)
    case .spelled(let text): bytes.append(contentsOf: text.utf8)
    case .string(let value): string(value)
    case .array(let values):
      lines(values, between: "[", and: "]") { $0.value($1) }
    case .object(let members):
      lines(
        keepsOrder ? Array(members) : members.sorted { $0.key < $1.key }, between: "{", and: "}"
      ) { text, member in
        text.string(member.key)
        text.isPretty ? text.syntax(": ") : text.syntax(":")
        text.value(member.value)
      }
    }
  }

  private mutating func syntax(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func integer(_ value: Int) {
    guard 0..<10 ~= value else { return bytes.append(contentsOf: String(value).utf8) }
    bytes.append(UInt8(ascii: "0") + UInt8(value))
  }

  /// Adds a string in quotation marks.
  package mutating func string(_ text: String) {
    let isWritten = text.utf8.withContiguousStorageIfAvailable { buffer in
      // Only printable ASCII is copied; other characters may need escapes.
      for byte in buffer where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C {
        return false
      }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: buffer)
      bytes.append(UInt8(ascii: "\""))
      return true
    }
    if isWritten != true { escaped(text) }
  }

  /// Adds an array, whose elements a closure writes.
  package mutating func array<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    syntax("[")
    list(elements, write)
    syntax("]")
  }

  /// Adds an object, whose members a closure adds in the order of their names.
  package mutating func object(_ members: (inout JSONWriter) -> Void) {
    syntax("{")
    members(&self)
    syntax("}")
  }

  /// Adds an object and the end of its line.
  package mutating func line(_ members: (inout JSONWriter) -> Void) {
    object(members)
    syntax("\n")
  }

  /// Adds a member to an object, whose value a closure writes.
  package mutating func member(_ name: String, _ write: (inout JSONWriter) -> Void) {
    if bytes.last != UInt8(ascii: "{") { syntax(",") }
    string(name)
    syntax(":")
    write(&self)
  }

  /// Adds a member to an object.
  package mutating func member(_ name: String, _ text: String) {
    member(name) { $0.string(text) }
  }

  /// Adds a member to an object.
  package mutating func member(_ name: String, _ value: JSON) {
    member(name) { $0.value(value) }
  }

  private mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
  }

  private mutating func escaped(_ string: String) {
    var text = "\""
    CharacterPolicy.spelled.forEachScalar(of: string) { scalar, isCarried in
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where !isCarried: text += scalar.inJSON
      default: text.unicodeScalars.append(scalar)
      }
    }
    bytes.append(contentsOf: (text + "\"").utf8)
  }

  private mutating func lines<Element>(
    _ elements: [Element], between open: StaticString, and close: StaticString,
    _ write: (inout JSONWriter, Element) -> Void
  ) {
    syntax(open)
    indentation += 1
    list(elements) { text, element in
      text.breakLine()
      write(&text, element)
    }
    indentation -= 1
    if !elements.isEmpty { breakLine() }
    syntax(close)
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<indentation { syntax("  ") }
  }
}
