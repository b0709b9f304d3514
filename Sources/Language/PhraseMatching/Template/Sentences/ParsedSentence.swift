// The result of parsing a sentence: its expression, and the names it refers to.

/// A parsed sentence, rule or value of a phrase pack.
package struct ParsedSentence: Hashable, Sendable {
  /// The parsed expression.
  package var expression: Expression
  /// The rules and lists it refers to, in the order of the text; names may repeat.
  package var references: [Reference]

  /// A reference to a rule or list.
  package struct Reference: Hashable, Sendable {
    /// The kinds of references.
    package enum Kind: Hashable, Sendable { case rule, list }

    /// The kind of reference.
    package var kind: Kind
    /// The name of the rule or of the list, whatever the slot's name.
    package var name: String
    /// The start of the name in the sentence, as a zero-based UTF-8 offset.
    package var offset: Int
    /// The name under which the list's value is passed on; `nil` for a rule, and for a value that
    /// is kept for the reply only.
    package var slot: String?

    /// Creates a reference from its kind, name and offset.
    package init(kind: Kind, name: String, offset: Int, slot: String? = nil) {
      self.kind = kind
      self.name = name
      self.offset = offset
      self.slot = slot
    }
  }

  /// Creates a parsed sentence from its expression and references.
  package init(expression: Expression, references: [Reference] = []) {
    self.expression = expression
    self.references = references
  }
}
