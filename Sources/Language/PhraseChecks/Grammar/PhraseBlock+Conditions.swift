// Applies a block's conditions to values and to the context.

import PhraseMatching

extension PhraseBlock {
  /// Whether a value's facts do not contradict the conditions of the block.
  func admits(_ value: PhraseValue) -> Bool {
    for condition in requires {
      if let fact = value.context[condition.key], !condition.isMet(by: fact) { return false }
    }
    for condition in excludes {
      if let fact = value.context[condition.key], condition.isMet(by: fact) { return false }
    }
    return true
  }

  /// Returns the facts that the conditions need in addition to known ones: the first value of each.
  func missingContext(beside known: [String: JSON]) -> [String: JSON] {
    var missing: [String: JSON] = [:]
    for condition in requires where known[condition.key] == nil {
      missing[condition.key] = condition.values?.first ?? .string(condition.key)
    }
    return missing
  }
}

/// The context in which several phrases match at once.
struct SharedContext {
  private var wanted: [ContextCondition] = []
  private var unwanted: [ContextCondition] = []
  private var brought: Set<String> = []

  /// Adds the conditions of a phrase.
  ///
  /// - Parameter brought: The names of facts that the phrase's values have.
  mutating func add(_ block: PhraseBlock?, brought: Set<String>) {
    wanted += block?.requires ?? []
    unwanted += block?.excludes ?? []
    self.brought.formUnion(brought)
  }

  /// Facts under which the phrases may count, those first that leave some to what values bring along;
  /// empty when the conditions contradict each other.
  var facts: [[String: JSON]] {
    guard let least = facts(for: wanted.filter { !brought.contains($0.key) }) else { return [] }
    guard let all = facts(for: wanted), all != least else { return [least] }
    return [least, all]
  }

  private func facts(for wanted: [ContextCondition]) -> [String: JSON]? {
    var facts: [String: JSON] = [:]
    for condition in wanted where facts[condition.key] == nil {
      let conditions = wanted.filter { $0.key == condition.key }
      let choices = conditions.lazy.compactMap(\.values).first ?? [.string(condition.key)]
      let choice = choices.first { value in
        conditions.allSatisfy { $0.isMet(by: value) }
          && !unwanted.contains { $0.key == condition.key && $0.isMet(by: value) }
      }
      guard let choice else { return nil }
      facts[condition.key] = choice
    }
    return facts
  }
}
