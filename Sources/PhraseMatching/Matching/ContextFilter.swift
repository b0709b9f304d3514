// What a phrase demands of the facts that are known when it is said.

/// What a phrase demands of the facts that are known when it is said.
///
/// Facts come from outside and from the values that are named; a value's facts stand over those from
/// outside. A value that contradicts a demand does not fit a slot of the phrase; a demand that
/// neither meets by the end makes the phrase unfit.
struct ContextFilter {
  private let block: PhraseBlock?
  private let facts: [String: StructuredValue]
  /// Whether values have to be looked at.
  private let isSelective: Bool

  init(_ block: PhraseBlock?, facts: [String: StructuredValue]) {
    self.block = block
    self.facts = facts
    isSelective = block.map { !$0.requires.isEmpty || !$0.excludes.isEmpty } ?? false
  }

  /// Whether the phrase can be meant at all, as far as the facts from outside tell.
  var isPossible: Bool { !isSelective || allows(facts) }

  /// Whether a value of a type that ends at a node fits.
  @inline(__always)
  func admits(_ node: UInt32, of type: UInt32, _ values: ValueIndex) -> Bool {
    var entry = values.trie.entry(at: node, of: type)
    guard isSelective else { return entry != NameTrie.none }
    while entry != NameTrie.none {
      if allows(values.context(ofValue: values.trie.entries[entry].item)) { return true }
      entry = values.trie.next(after: entry)
    }
    return false
  }

  /// Whether a value fits.
  func admits(_ value: PhraseValue) -> Bool { !isSelective || allows(value.context) }

  /// Whether some facts contradict no demand; those that are missing do not.
  private func allows(_ facts: [String: StructuredValue]) -> Bool {
    guard let block, !facts.isEmpty else { return true }
    for condition in block.requires {
      if let fact = facts[condition.key], !condition.isMet(by: fact) { return false }
    }
    for condition in block.excludes {
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
    guard let block else { return [:] }
    var facts = facts
    for value in named { facts.merge(value.context) { $1 } }
    var slots: [String: StructuredValue] = [:]
    for condition in block.requires {
      guard let fact = facts[condition.key], condition.isMet(by: fact) else { return nil }
      if let slot = condition.slot, !said.contains(slot) { slots[slot] = fact }
    }
    for condition in block.excludes {
      if let fact = facts[condition.key], condition.isMet(by: fact) { return nil }
    }
    for (slot, value) in block.fixedSlots where !said.contains(slot) { slots[slot] = value }
    return slots
  }
}
