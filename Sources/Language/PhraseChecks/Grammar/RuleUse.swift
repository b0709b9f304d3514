// Finds the rules and lists that a phrase uses.

import PhraseMatching

/// The rules and lists that a phrase uses, directly or through rules.
struct RuleUse {
  /// The used rules, including missing ones.
  private(set) var rules: Set<String> = []
  /// The missing rules.
  private(set) var unknownRules: Set<String> = []
  /// The lists of the slots.
  private(set) var lists: Set<String> = []
  /// Whether a rule refers to itself.
  private(set) var isRecursive = false
  /// The largest number of parts of a permutation.
  private(set) var permutation = 0

  private var underway: Set<String> = []

  init(_ template: PhraseTemplate) {
    if let meaning = try? template.meaning(requiresApplicationName: false) {
      visit(meaning, template.block?.rules ?? [:])
    }
  }

  private mutating func visit(_ expression: Expression, _ known: [String: Expression]) {
    switch expression {
    case .text, .applicationName: break
    case .sequence(let parts), .alternatives(let parts): for part in parts { visit(part, known) }
    case .permutation(let parts):
      permutation = max(permutation, parts.count)
      for part in parts { visit(part, known) }
    case .slot(let slot): lists.insert(slot.list)
    case .rule(let name):
      if underway.contains(name) { isRecursive = true }
      guard rules.insert(name).inserted else { return }
      guard let meaning = known[name] else {
        unknownRules.insert(name)
        return
      }
      underway.insert(name)
      visit(meaning, known)
      underway.remove(name)
    }
  }
}
