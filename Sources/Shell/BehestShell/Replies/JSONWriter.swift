// Writes JSON documents as text.

import OutputPolicies

/// Writes a JSON document with the keys of objects sorted, as RFC 8259 has it.
struct JSONWriter {
  private let isPretty: Bool
  private var indentation = 0
  private(set) var text = ""

  init(isPretty: Bool) {
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    // JSON has no infinities; a null says there is no number to give.
    case .number(let value): text += value.isFinite ? String(value) : "null"
    case .string(let value): write(value)
    case .array(let values):
      write(values, between: "[", and: "]") { $0.write($1) }
    case .object(let members):
      write(members.sorted { $0.key < $1.key }, between: "{", and: "}") { writer, member in
        writer.write(member.key)
        writer.text += writer.isPretty ? ": " : ":"
        writer.write(member.value)
      }
    }
  }

  private mutating func write<Element>(
    _ elements: [Element], between open: String, and close: String,
    _ body: (inout JSONWriter, Element) -> Void
  ) {
    text += open
    indentation += 1
    for (index, element) in elements.enumerated() {
      if index > 0 { text += "," }
      breakLine()
      body(&self, element)
    }
    indentation -= 1
    if !elements.isEmpty { breakLine() }
    text += close
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  private mutating func write(_ string: String) {
    text += "\""
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
    text += "\""
  }
}
