// Checks for apps that never update the values in their phrases.

import SwiftSyntax

/// A check for apps that have entities in phrases and never update them.
enum StaleParametersCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "stale-phrase-values", level: .warning,
    summary: "Phrases have entities, and nothing calls updateAppShortcutParameters().",
    help: "Call updateAppShortcutParameters() at launch and when the entities change.",
    reason: """
      The system fetches the values of a phrase when `updateAppShortcutParameters()` is called. Until \
      then a phrase with an entity matches nothing; later it matches what there was.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    let providers = model.types("AppShortcutsProvider")
    guard !providers.isEmpty,
      !model.files.contains(where: { $0.mentions("updateAppShortcutParameters") })
    else { return [] }
    return providers.compactMap { provider in
      for shortcut in model.shortcuts(of: provider) {
        for slot in shortcut.phrases.flatMap(\.slots) {
          guard let parameter = model.parameter(slot.name, of: shortcut),
            let entity = model.type(parameter.variable.type, from: parameter.variable.file),
            model.is(entity, "AppEntity")
          else { continue }
          return ReviewFinding(
            rule,
            "A phrase has a slot for \(entity.name), and nothing calls updateAppShortcutParameters().",
            advice:
              "Call \(provider.name).updateAppShortcutParameters() at launch and when the entities change.",
            at: slot.node, in: shortcut.file)
        }
      }
      return nil
    }
  }
}
