// The rules, conditions and fixed slots that phrases of a pack share.

/// The rules, conditions and fixed slots that phrases of a pack share.
///
/// A class, so that thousands of phrases share one object; blocks are compared by identity.
package final class PhraseBlock: Sendable {
  /// The rules the phrases may use, by name: those of the pack, overridden by those of the block.
  package let rules: [String: Expression]
  /// The conditions that the context must meet.
  package let requires: [ContextCondition]
  /// The conditions that the context must not meet.
  package let excludes: [ContextCondition]
  /// Slots that are filled without being said, unless the phrase says them.
  package let fixedSlots: [String: JSON]
  /// The keywords of which the utterance must have one; empty if none is required.
  package let requiredKeywords: [String]
  /// Additional data, passed on unchanged with a match.
  package let metadata: JSON?

  /// Creates a block; it is validated when a phrase that uses it is compiled.
  package init(
    rules: [String: Expression] = [:], requires: [ContextCondition] = [],
    excludes: [ContextCondition] = [], fixedSlots: [String: JSON] = [:],
    requiredKeywords: [String] = [], metadata: JSON? = nil
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
  /// Whether two references are to the same block.
  package static func == (left: PhraseBlock, right: PhraseBlock) -> Bool { left === right }
  /// Hashes the block's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A condition on one fact of the context.
package struct ContextCondition: Hashable, Sendable {
  /// The fact's name.
  package var key: String
  /// The values that meet the condition; `nil` when any but null does.
  package var values: [JSON]?
  /// The slot that gets the fact's value if the phrase does not fill it.
  package var slot: String?

  /// Creates a condition.
  package init(key: String, values: [JSON]?, slot: String? = nil) {
    self.key = key
    self.values = values
    self.slot = slot
  }

  /// Whether a value of the fact meets the condition.
  package func isMet(by value: JSON) -> Bool {
    guard let values else { return value != .null }
    return values.contains(value)
  }
}
