// A value of a JSON or YAML file and where it stands.

/// A value of a JSON or YAML file and where it stands.
package struct SyntaxNode: Sendable {
  /// A value of a JSON or YAML file.
  package indirect enum Value: Sendable {
    /// Members in the order of the text; no key is there twice.
    case object([SyntaxMember])
    /// The elements, in the order of the text.
    case array([SyntaxNode])
    /// A text, without quotation marks and escapes.
    case string(String)
    /// A number as it is spelled.
    case number(String)
    /// A truth value, and how it is spelled.
    case bool(Bool, String)
    /// Nothing: `null`, `~` or blank.
    case null
  }

  /// How a scalar is written, which says how its text is spelled in the file.
  package enum Style: Sendable {
    /// In JSON's double quotes; or not a scalar.
    case json
    /// A YAML scalar without quotes.
    case plain
    /// A YAML scalar in single quotes.
    case singleQuoted
    /// A YAML scalar in double quotes.
    case doubleQuoted
    /// A YAML scalar on lines of its own, after `|` or `>`.
    case block
  }

  /// The value without its place.
  package let value: Value
  /// The zero-based offset of the value's first byte, after its anchor and tag.
  package let offset: Int
  /// The spelling of a scalar's text.
  package let style: Style

  /// Creates a node.
  package init(value: Value, offset: Int, style: Style = .json) {
    self.value = value
    self.offset = offset
    self.style = style
  }

  /// The kind of value, for error messages.
  package var kind: String {
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
  package var members: [SyntaxMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The elements, when it is an array.
  package var elements: [SyntaxNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The text of a scalar, a number and a truth value as they are spelled; `nil` for null.
  package var text: String? {
    switch value {
    case .string(let text), .number(let text), .bool(_, let text): text
    case .object, .array, .null: nil
    }
  }

  /// A Boolean value that indicates whether the value is null.
  package var isNull: Bool {
    guard case .null = value else { return false }
    return true
  }
}

/// A member of an object.
package struct SyntaxMember: Sendable {
  /// The key, without quotation marks and escapes.
  package let key: String
  /// The zero-based offset of the key's first byte, which in JSON is its quotation mark.
  package let keyOffset: Int
  /// The value.
  package let node: SyntaxNode

  /// Creates a member.
  package init(key: String, keyOffset: Int, node: SyntaxNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.node = node
  }
}
