// What reading a sentence yields: its expression, and the names it counts on.

/// A sentence, rule or value in the notation of phrase packs, read.
public struct ParsedSentence: Hashable, Sendable {
  /// What it can be said as.
  public var expression: Expression
  /// The rules and lists it names, in the order of the text; a name may come repeatedly.
  public var references: [Reference]

  /// A rule or list that a sentence names.
  public struct Reference: Hashable, Sendable {
    /// What is named.
    public enum Kind: Hashable, Sendable { case rule, list }

    /// What is named.
    public var kind: Kind
    /// The name: that of the rule, or of the list whatever the slot is called.
    public var name: String
    /// Where the name starts in the sentence, as a zero-based UTF-8 offset.
    public var offset: Int
    /// The name the list's value is given under; `nil` for a rule, and for a value that is kept for
    /// the answer only.
    public var slot: String?

    /// Creates a reference.
    public init(kind: Kind, name: String, offset: Int, slot: String? = nil) {
      self.kind = kind
      self.name = name
      self.offset = offset
      self.slot = slot
    }
  }

  /// Creates a sentence that has been read.
  public init(expression: Expression, references: [Reference] = []) {
    self.expression = expression
    self.references = references
  }

  /// The expression of a text in which no character is special.
  public init(literal text: String) {
    self.init(expression: .text(text))
  }
}
