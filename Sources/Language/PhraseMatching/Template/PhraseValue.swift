// A value a slot is known to accept.

/// A value a slot is known to accept: an entity, or a case of an enumeration.
public struct PhraseValue: Hashable, Sendable {
  /// The type the value belongs to, as `SlotType.valueType` names it.
  public var type: String
  /// What the engine knows the value by; unique within its type.
  public var id: String
  /// The title first, then synonyms. Texts without a letter, digit or symbol are never matched.
  public var texts: [String]
  /// What the value is handed on as, where that is not its identifier.
  public var output: StructuredValue?
  /// What is known once the value is named, such as `domain: light`.
  public var context: [String: StructuredValue]
  /// What is handed on with the value as it stands.
  public var metadata: StructuredValue?

  /// Creates a value.
  public init(
    type: String, id: String, texts: [String], output: StructuredValue? = nil,
    context: [String: StructuredValue] = [:], metadata: StructuredValue? = nil
  ) {
    self.type = type
    self.id = id
    self.texts = texts
    self.output = output
    self.context = context
    self.metadata = metadata
  }
}
