// Checks a phrase's conditions on the context.

import CompactTables
import SpokenValues

/// A phrase's conditions, with the context they are checked against.
///
/// Facts come from the context and from the named values; a value's facts override the context's.
/// A value that contradicts a condition does not fit a slot of the phrase; a condition that no fact
/// has met in the end rules the phrase out.
struct ContextFilter {
  private let conditions: PhraseConditions?
  private let facts: [String: JSON]
  /// Whether values have to be checked.
  var isSelective: Bool { conditions?.isSelective ?? false }

  init(_ conditions: PhraseConditions?, facts: [String: JSON]) {
    self.conditions = conditions
    self.facts = facts
  }

  /// Whether the context does not contradict the phrase's conditions.
  var isPossible: Bool { !isSelective || allows(facts) }

  /// Whether a value of a type that ends at a node of the trie is admitted.
  @inline(__always)
  func admits(_ node: UInt32, of type: UInt32, in matcher: Matcher) -> Bool {
    var entry = matcher.values.trie.entry(at: node, of: type)
    guard isSelective else { return entry != NameTrie.none }
    while entry != NameTrie.none {
      let item = matcher.values.trie.entries[entry].item
      if allows(matcher.values.value(item, of: type).context) { return true }
      entry = matcher.values.trie.entries[entry].next
    }
    return false
  }

  /// Whether a value is admitted.
  func admits(_ value: PhraseValue) -> Bool { !isSelective || allows(value.context) }

  /// Whether some facts contradict no demand; those that are missing do not.
  private func allows(_ facts: [String: JSON]) -> Bool {
    guard let conditions, !facts.isEmpty else { return true }
    for condition in conditions.requires {
      if let fact = facts[condition.key], !condition.isMet(by: fact) { return false }
    }
    for condition in conditions.excludes {
      if let fact = facts[condition.key], condition.isMet(by: fact) { return false }
    }
    return true
  }

  /// Returns the slots that are filled without being spoken; `nil` if a condition is not met.
  ///
  /// - Parameters:
  ///   - named: The named values, in order.
  ///   - said: The names of the slots that the utterance fills.
  func fixedSlots(
    named: [PhraseValue], said: Set<String>
  ) -> [String: JSON]? {
    guard let conditions else { return [:] }
    var facts = facts
    for value in named { facts.merge(value.context) { $1 } }
    var slots: [String: JSON] = [:]
    for condition in conditions.requires {
      guard let fact = facts[condition.key], condition.isMet(by: fact) else { return nil }
      if let slot = condition.slot, !said.contains(slot) { slots[slot] = fact }
    }
    for condition in conditions.excludes {
      if let fact = facts[condition.key], condition.isMet(by: fact) { return nil }
    }
    for (slot, value) in conditions.fixedSlots where !said.contains(slot) { slots[slot] = value }
    return slots
  }
}

/// The conditions of a block's phrases, prepared for comparison.
///
/// A class: passing it costs one retain instead of one for each array.
final class PhraseConditions: Sendable {
  let requires: [ContextCondition]
  let excludes: [ContextCondition]
  let fixedSlots: [String: JSON]
  /// The required keywords, each as folded words; an utterance must have one of them.
  let keywords: [[String]]
  /// Whether values and facts have to be checked.
  let isSelective: Bool

  init(_ block: PhraseBlock) {
    requires = block.requires
    excludes = block.excludes
    fixedSlots = block.fixedSlots
    keywords = block.requiredKeywords.map { Normalizer.utterance($0).words }.filter { !$0.isEmpty }
    isSelective = !block.requires.isEmpty || !block.excludes.isEmpty
  }

  /// The first demand that some facts do not meet, as a clause: "area is kitchen".
  func unmet(by facts: [String: JSON]) -> String? {
    for condition in requires where !(facts[condition.key].map(condition.isMet) ?? false) {
      guard let values = condition.values else { return "\(condition.key) is known" }
      return "\(condition.key) is \(values.map(\.words).joined(separator: " or "))"
    }
    for condition in excludes {
      guard let fact = facts[condition.key], condition.isMet(by: fact) else { continue }
      return "\(condition.key) is not \(condition.values == nil ? "known" : fact.words)"
    }
    return nil
  }
}

extension Matcher {
  /// Whether the utterance has one of the phrase's required keywords.
  func hasKeyword(of template: Program.Template) -> Bool {
    guard let keywords = template.conditions?.keywords, !keywords.isEmpty else { return true }
    let said = utterance.words
    return keywords.contains { keyword in
      said.indices.contains { said[$0...].starts(with: keyword) }
    }
  }
}
