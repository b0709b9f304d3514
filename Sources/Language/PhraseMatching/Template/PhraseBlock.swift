// What several phrases of a pack have in common beside their words.

/// What several phrases of a pack have in common beside their words.
///
/// A class, so that thousands of phrases share it; two blocks are equal when they are the same one.
public final class PhraseBlock: Sendable {
  /// The rules the phrases may use, by name: those of the pack, with those of the block over them.
  public let rules: [String: Expression]
  /// What must be known for the phrases to count.
  public let requires: [ContextCondition]
  /// What must not be known for the phrases to count.
  public let excludes: [ContextCondition]
  /// Slots that are filled without being said, unless the phrase says them.
  public let fixedSlots: [String: StructuredValue]
  /// Words of which the utterance must have one; empty when none is needed.
  public let requiredKeywords: [String]
  /// What is handed on with a match as it stands.
  public let metadata: StructuredValue?

  /// Creates a block; nothing is checked until a phrase that uses it is compiled.
  public init(
    rules: [String: Expression] = [:], requires: [ContextCondition] = [],
    excludes: [ContextCondition] = [], fixedSlots: [String: StructuredValue] = [:],
    requiredKeywords: [String] = [], metadata: StructuredValue? = nil
  ) {
    self.rules = rules
    self.requires = requires
    self.excludes = excludes
    self.fixedSlots = fixedSlots
    self.requiredKeywords = requiredKeywords
    self.metadata = metadata
  }
}

extension PhraseBlock: Hashable {
  /// Whether two blocks are the same one.
  public static func == (left: PhraseBlock, right: PhraseBlock) -> Bool { left === right }
  /// Hashes the block's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A condition on one fact of the context.
public struct ContextCondition: Hashable, Sendable {
  /// The fact's name.
  public var key: String
  /// The values that meet the condition; `nil` when any but null does.
  public var values: [StructuredValue]?
  /// The slot that takes the fact's value when the phrase does not fill it.
  public var slot: String?

  /// Creates a condition.
  public init(key: String, values: [StructuredValue]?, slot: String? = nil) {
    self.key = key
    self.values = values
    self.slot = slot
  }

  /// Whether a value of the fact meets the condition.
  public func isMet(by value: StructuredValue) -> Bool {
    guard let values else { return value != .null }
    return values.contains(value)
  }
}
