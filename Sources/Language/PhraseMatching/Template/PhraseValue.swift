// A known value of a slot.

/// A known value of a slot: an entity, or a case of an enumeration.
public struct PhraseValue: Hashable, Sendable {
  /// The type that the value belongs to, as in `SlotType.valueType`.
  public var type: String
  /// The identifier, unique within the type.
  public var id: String
  /// The title, then synonyms. Texts without a letter, digit or symbol never match.
  public var texts: [String]
  /// The value to pass on instead of the identifier.
  public var output: JSON?
  /// The facts that are known once the value is named, such as `domain: light`.
  public var context: [String: JSON]
  /// Additional data, passed on unchanged with the value.
  public var metadata: JSON?

  /// Creates a value from its type, identifier and texts.
  public init(
    type: String, id: String, texts: [String], output: JSON? = nil,
    context: [String: JSON] = [:], metadata: JSON? = nil
  ) {
    self.type = type
    self.id = id
    self.texts = texts
    self.output = output
    self.context = context
    self.metadata = metadata
  }
}
