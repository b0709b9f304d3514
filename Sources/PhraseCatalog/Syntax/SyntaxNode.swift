// A value of a JSON or YAML file and where it stands.

import PhraseMatching

/// A value of a JSON or YAML file and where it stands.
struct SyntaxNode: Sendable {
  indirect enum Value: Sendable {
    /// Members in the order of the text; no key is there twice.
    case object([SyntaxMember])
    case array([SyntaxNode])
    case string(String)
    /// A number as it is spelled.
    case number(String)
    case bool(Bool)
    case null
  }

  /// How a scalar is written, which says how its text is spelled in the file.
  enum Style: Sendable {
    /// In JSON's double quotes; or not a scalar.
    case json
    /// A YAML scalar without quotes.
    case plain
    case singleQuoted
    case doubleQuoted
    /// A YAML scalar on lines of its own, after `|` or `>`.
    case block
  }

  let value: Value
  /// The zero-based offset of the value's first byte.
  let offset: Int
  let style: Style

  init(value: Value, offset: Int, style: Style = .json) {
    self.value = value
    self.offset = offset
    self.style = style
  }

  /// The kind of value, for error messages.
  var kind: String {
    switch value {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    }
  }

  /// The members, when it is an object.
  var members: [SyntaxMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The value without its place; numbers of YAML as YAML 1.1 reads them.
  var structured: StructuredValue {
    switch value {
    case .object(let members):
      .object(Dictionary(members.map { ($0.key, $0.node.structured) }) { $1 })
    case .array(let nodes): .array(nodes.map(\.structured))
    case .string(let text): .string(text)
    case .number(let text):
      if style == .plain {
        YAMLScalar.number(text) ?? .string(text)
      } else {
        Int(text).map { .integer($0) } ?? Double(text).map { .number($0) } ?? .string(text)
      }
    case .bool(let value): .boolean(value)
    case .null: .null
    }
  }
}

/// A member of an object.
struct SyntaxMember: Sendable {
  let key: String
  /// The zero-based offset of the key's first byte, which in JSON is its quotation mark.
  let keyOffset: Int
  let node: SyntaxNode
}
