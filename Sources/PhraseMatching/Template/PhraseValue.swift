// A value a slot is known to accept.

/// A value a slot is known to accept: an entity, or a case of an enumeration.
public struct PhraseValue: Hashable, Sendable {
  /// The type the value belongs to, as `SlotType.valueType` names it.
  public var type: String
  /// What the engine knows the value by; unique within its type.
  public var id: String
  /// The title first, then synonyms. Texts without a letter, digit or symbol are never matched.
  public var texts: [String]

  /// Creates a value.
  public init(type: String, id: String, texts: [String]) {
    self.type = type
    self.id = id
    self.texts = texts
  }
}
