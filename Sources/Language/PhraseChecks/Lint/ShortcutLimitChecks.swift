// Checks App Shortcut phrases against Apple's limits.

import PhraseMatching

/// The checks of App Shortcut phrases against Apple's limits.
struct ShortcutLimitChecks {
  private static let shortcutLimit = 10
  private static let expansionLimit = 1_000

  private let inventory: PhraseInventory
  private let files: [LintSubject.AppFiles]
  /// The App Shortcut phrases; the limits do not apply to those of packs.
  private let templates: [PhraseTemplate]

  init(_ inventory: PhraseInventory, files: [LintSubject.AppFiles]) {
    self.inventory = inventory
    self.files = files
    templates = inventory.templates.filter { $0.expression == nil }
  }

  func findings() -> [LintFinding] {
    tooManyShortcuts + templates.flatMap(findings) + tooManyExpansions
  }

  private var tooManyShortcuts: [LintFinding] {
    files.filter { $0.shortcutCount > Self.shortcutLimit }.map { files in
      LintFinding(
        .tooManyShortcuts,
        "\(files.app) has \(files.shortcutCount) App Shortcuts; \(Self.shortcutLimit) are the most.",
        app: files.app)
    }
  }

  private func findings(of template: PhraseTemplate) -> [LintFinding] {
    var findings: [LintFinding] = []
    let slots = RuleUse(template).lists.sorted()
    if slots.count > 1 {
      findings.append(
        LintFinding(
          .tooManySlots, "“\(template.text)” has \(slots.count) slots; one is the most.",
          of: template))
    }
    for slot in slots where template.slots[slot]?.valueType == nil {
      findings.append(
        LintFinding(
          .slotType, "“\(template.text)”: ${\(slot)} is neither an entity nor an enumeration.",
          of: template))
    }
    return findings
  }

  /// The findings for too many expansions, counted by language, because a person uses one.
  private var tooManyExpansions: [LintFinding] {
    let counts = Dictionary(grouping: inventory.values, by: \.type).mapValues(\.count)
    var totals: [String: [String: Int]] = [:]
    // The product is bounded so that it does not overflow.
    let most = 1_000_000_000
    for template in templates {
      let ways = RuleUse(template).lists.reduce(1) { product, slot in
        min(most, product * max(1, template.slots[slot]?.valueType.flatMap { counts[$0] } ?? 1))
      }
      totals[template.app, default: [:]][template.language ?? "", default: 0] += ways
    }
    return totals.sorted { $0.key < $1.key }.flatMap { app, languages in
      languages.sorted { $0.key < $1.key }.filter { $0.value > Self.expansionLimit }.map {
        language, total in
        LintFinding(
          .tooManyExpansions,
          "The phrases of \(app)\(language.isEmpty ? "" : " in \(language)") are \(total) once "
            + "values are filled in; \(Self.expansionLimit) are the most.", app: app)
      }
    }
  }
}
