// Checks for unused slots, rules and lists, and for phrases that never match.

import PhraseMatching

/// The checks for unused slots, rules and lists, and for phrases that never match.
struct UseChecks {
  private let inventory: PhraseInventory
  private let uses: [RuleUse]
  private let usable: [PhraseTemplate]

  /// - Parameters:
  ///   - inventory: All phrases, including malformed ones, whose references count as uses.
  ///   - usable: The phrases that are not malformed.
  init(_ inventory: PhraseInventory, usable: [PhraseTemplate]) {
    self.inventory = inventory
    self.usable = usable
    uses = inventory.templates.map { RuleUse($0) }
  }

  func findings() -> [LintFinding] { unusedSlots + unusedRules + unusedLists + unsayablePhrases }

  private struct Intent: Hashable {
    let app: String
    let name: String
  }

  private var unusedSlots: [LintFinding] {
    var known: [Intent: Set<String>] = [:]
    var used: [Intent: Set<String>] = [:]
    var order: [Intent] = []
    for (template, use) in zip(inventory.templates, uses) where template.expression == nil {
      let intent = Intent(app: template.app, name: template.intent)
      if known[intent] == nil { order.append(intent) }
      known[intent, default: []].formUnion(template.slots.keys)
      used[intent, default: []].formUnion(use.lists)
    }
    return order.flatMap { intent in
      (known[intent] ?? []).subtracting(used[intent] ?? []).sorted().map { slot in
        LintFinding(
          .unusedSlot, "No phrase of \(intent.app)'s \(intent.name) has a slot for ${\(slot)}.",
          app: intent.app)
      }
    }
  }

  private var unusedRules: [LintFinding] {
    var known: Set<String> = []
    var used: Set<String> = []
    var files: [String: SourcePlace] = [:]
    var seen: Set<ObjectIdentifier> = []
    for (template, use) in zip(inventory.templates, uses) {
      used.formUnion(use.rules)
      guard let block = template.block, seen.insert(ObjectIdentifier(block)).inserted else {
        continue
      }
      known.formUnion(block.rules.keys)
      for name in block.rules.keys where files[name] == nil {
        files[name] = template.place.map { SourcePlace(file: $0.file) }
      }
    }
    return known.subtracting(used).sorted().map { name in
      LintFinding(.unusedRule, "No phrase uses the rule <\(name)>.", at: files[name])
    }
  }

  private var unusedLists: [LintFinding] {
    var used: Set<String> = []
    for (template, use) in zip(inventory.templates, uses) {
      used.formUnion(use.lists.compactMap { template.slots[$0]?.valueType })
    }
    return Set(inventory.values.map(\.type)).subtracting(used).sorted().map { type in
      LintFinding(.unusedList, "No phrase has a slot for the values of {\(type)}.")
    }
  }

  private var unsayablePhrases: [LintFinding] {
    var builder = PhraseFormBuilder(inventory)
    return usable.filter { builder.form(of: $0) == nil }.map { template in
      LintFinding(
        .unsayablePhrase,
        "“\(template.text)” can never be said: a slot that it needs has no values.", of: template)
    }
  }
}
