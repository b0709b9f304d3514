// Which values a block's conditions leave, and what else has to be known.

import PhraseMatching

extension PhraseBlock {
  /// Whether a value may be said in a phrase of the block, as far as what it brings along goes.
  func admits(_ value: PhraseValue) -> Bool {
    for condition in requires {
      if let fact = value.context[condition.key], !condition.isMet(by: fact) { return false }
    }
    for condition in excludes {
      if let fact = value.context[condition.key], condition.isMet(by: fact) { return false }
    }
    return true
  }

  /// What has to be known beside some facts for the conditions to be met: the first value of each.
  func missingContext(beside known: [String: StructuredValue]) -> [String: StructuredValue] {
    var missing: [String: StructuredValue] = [:]
    for condition in requires where known[condition.key] == nil {
      missing[condition.key] = condition.values?.first ?? .string(condition.key)
    }
    return missing
  }
}
