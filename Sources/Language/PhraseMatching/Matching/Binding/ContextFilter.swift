// What a phrase demands of the facts that are known when it is said.

/// What a phrase demands of the facts that are known when it is said.
///
/// Facts come from outside and from the values that are named; a value's facts stand over those from
/// outside. A value that contradicts a demand does not fit a slot of the phrase; a demand that
/// neither meets by the end makes the phrase unfit.
struct ContextFilter {
  private let conditions: PhraseConditions?
  private let facts: [String: StructuredValue]
  /// Whether values have to be looked at.
  var isSelective: Bool { conditions?.isSelective ?? false }

  init(_ conditions: PhraseConditions?, facts: [String: StructuredValue]) {
    self.conditions = conditions
    self.facts = facts
  }

  /// Whether the phrase can be meant at all, as far as the facts from outside tell.
  var isPossible: Bool { !isSelective || allows(facts) }

  /// Whether a value of a type that ends at a node fits.
  @inline(__always)
  func admits(_ node: UInt32, of type: UInt32, in matcher: Matcher) -> Bool {
    var entry = matcher.values.trie.entry(at: node, of: type)
    guard isSelective else { return entry != NameTrie.none }
    while entry != NameTrie.none {
      let item = matcher.values.trie.entries[entry].item
      if allows(matcher.facts(ofValue: item)) { return true }
      entry = matcher.values.trie.next(after: entry)
    }
    return false
  }

  /// Whether a value fits.
  func admits(_ value: PhraseValue) -> Bool { !isSelective || allows(value.context) }

  /// Whether the value with a number fits.
  func admits(valueNumbered number: UInt32, in matcher: Matcher) -> Bool {
    !isSelective || allows(matcher.facts(ofValue: number))
  }

  /// Whether some facts contradict no demand; those that are missing do not.
  private func allows(_ facts: [String: StructuredValue]) -> Bool {
    guard let conditions, !facts.isEmpty else { return true }
    for condition in conditions.requires {
      if let fact = facts[condition.key], !condition.isMet(by: fact) { return false }
    }
    for condition in conditions.excludes {
      if let fact = facts[condition.key], condition.isMet(by: fact) { return false }
    }
    return true
  }

  /// The slots that are filled without being said; `nil` when a demand is not met.
  ///
  /// - Parameters:
  ///   - named: The values that were named, in order.
  ///   - said: The names of the slots that were said.
  func fixedSlots(
    named: [PhraseValue], said: Set<String>
  ) -> [String: StructuredValue]? {
    guard let conditions else { return [:] }
    var facts = facts
    for value in named { facts.merge(value.context) { $1 } }
    var slots: [String: StructuredValue] = [:]
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

/// What the phrases of a block demand, ready to be compared with.
///
/// A class, so that candidates pass it around for one count.
final class PhraseConditions: Sendable {
  let requires: [ContextCondition]
  let excludes: [ContextCondition]
  let fixedSlots: [String: StructuredValue]
  /// The words of which one has to be said, each as its folded words.
  let keywords: [[String]]
  /// Whether values and facts have to be looked at.
  let isSelective: Bool

  init(_ block: PhraseBlock) {
    requires = block.requires
    excludes = block.excludes
    fixedSlots = block.fixedSlots
    keywords = block.requiredKeywords.map { Normalizer.utterance($0).words }.filter { !$0.isEmpty }
    isSelective = !block.requires.isEmpty || !block.excludes.isEmpty
  }

  /// The first demand that some facts do not meet, as a clause: "area is kitchen".
  func unmet(by facts: [String: StructuredValue]) -> String? {
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
  /// Whether one of the words that a phrase requires is said somewhere.
  func hasKeyword(of template: Program.Template) -> Bool {
    guard let keywords = template.conditions?.keywords, !keywords.isEmpty else { return true }
    let said = utterance.words
    return keywords.contains { keyword in
      said.indices.contains { said[$0...].starts(with: keyword) }
    }
  }
}
