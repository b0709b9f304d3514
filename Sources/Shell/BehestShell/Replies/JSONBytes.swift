// Writes JSON straight into bytes, for answers that come by the hundred thousand.

package import PhraseMatching

/// A JSON text in the making; what is called in which order is up to the caller.
package struct JSONBytes: Sendable {
  /// The text so far, as UTF-8.
  package var bytes: [UInt8]

  /// Continues a text.
  package init(_ bytes: [UInt8] = []) { self.bytes = bytes }

  /// Adds syntax, such as `{"name":`, as it stands.
  package mutating func syntax(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Adds a whole number.
  package mutating func integer(_ value: Int) {
    guard 0..<10 ~= value else { return bytes.append(contentsOf: String(value).utf8) }
    bytes.append(UInt8(ascii: "0") + UInt8(value))
  }

  /// Adds a string, escaped as `JSONWriter` escapes it.
  package mutating func string(_ text: String) {
    let isWritten = text.utf8.withContiguousStorageIfAvailable { buffer in
      // Only these can be copied; control characters, marks of direction and the like are escaped.
      for byte in buffer where byte < 0x20 || byte >= 0x7F || byte == 0x22 || byte == 0x5C {
        return false
      }
      bytes.append(UInt8(ascii: "\""))
      bytes.append(contentsOf: buffer)
      bytes.append(UInt8(ascii: "\""))
      return true
    }
    if isWritten != true {
      bytes.append(contentsOf: JSONValue.string(text).text(isPretty: false).utf8)
    }
  }

  /// Adds a value of a phrase file, keys sorted.
  package mutating func value(_ value: StructuredValue) {
    switch value {
    case .null: syntax("null")
    case .boolean(let value): value ? syntax("true") : syntax("false")
    case .integer(let value): integer(value)
    case .number(let value):
      bytes.append(contentsOf: JSONValue.number(value).text(isPretty: false).utf8)
    case .string(let value): string(value)
    case .array(let values):
      syntax("[")
      list(values) { $0.value($1) }
      syntax("]")
    case .object(let members):
      syntax("{")
      list(members.sorted { $0.key < $1.key }) { text, member in
        text.string(member.key)
        text.syntax(":")
        text.value(member.value)
      }
      syntax("}")
    }
  }

  /// Adds elements with commas between them.
  package mutating func list<Element>(
    _ elements: some Sequence<Element>, _ write: (inout JSONBytes, Element) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { bytes.append(UInt8(ascii: ",")) }
      isFirst = false
      write(&self, element)
    }
  }
}

extension JSONValue {
  /// The document of a value of a phrase file.
  package init(_ value: StructuredValue) {
    self =
      switch value {
      case .null: .null
      case .boolean(let value): .boolean(value)
      case .integer(let value): .integer(value)
      case .number(let value): .number(value)
      case .string(let value): .string(value)
      case .array(let values): .array(values.map { JSONValue($0) })
      case .object(let members): .object(members.mapValues { JSONValue($0) })
      }
  }
}
