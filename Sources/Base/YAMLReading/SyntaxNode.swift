// A value of a JSON or YAML file, with its location.

/// A value of a JSON or YAML file, with its location.
package struct SyntaxNode: Sendable {
  /// A value of a JSON or YAML file.
  package indirect enum Value: Sendable {
    /// An object, with its members in the order of the text; keys are unique.
    case object([SyntaxMember])
    /// An array, with its elements in the order of the text.
    case array([SyntaxNode])
    /// A string, without quotation marks and escapes.
    case string(String)
    /// A number as it is spelled.
    case number(String)
    /// A Boolean value, with its spelling.
    case bool(Bool, String)
    /// The null value: `null`, `~` or blank.
    case null
  }

  /// The style of a scalar, which determines the spelling of its text in the file.
  package enum Style: Sendable {
    /// JSON's double quotes; also the style of values that are not scalars.
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

  /// The value without its location.
  package let value: Value
  /// The zero-based offset of the value's first byte, after its anchor and tag.
  package let offset: Int
  /// The spelling of a scalar's text.
  package let style: Style

  /// Creates a node from a value and its location.
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

  /// The members of an object; `nil` for other values.
  package var members: [SyntaxMember]? {
    guard case .object(let members) = value else { return nil }
    return members
  }

  /// The elements of an array; `nil` for other values.
  package var elements: [SyntaxNode]? {
    guard case .array(let elements) = value else { return nil }
    return elements
  }

  /// The text of a scalar, with numbers and Boolean values as spelled; `nil` for null.
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
  /// The member's value.
  package let node: SyntaxNode

  /// Creates a member from its key and value.
  package init(key: String, keyOffset: Int, node: SyntaxNode) {
    self.key = key
    self.keyOffset = keyOffset
    self.node = node
  }
}
