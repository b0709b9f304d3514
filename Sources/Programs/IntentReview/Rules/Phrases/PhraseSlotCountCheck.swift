// Checks for phrases with more slots than the systems fill.

/// A check for phrases with more than one slot.
enum PhraseSlotCountCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "too-many-slots", level: .error,
    summary: "An App Shortcut phrase has more than one slot.",
    help: "Leave one slot in the phrase; the other values are asked for.",
    reason: """
      Apple's systems take one parameter a phrase and refuse the others. What else an intent needs \
      is asked for when the phrase has been said.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppShortcutsProvider").flatMap { provider in
      model.shortcuts(of: provider).flatMap { shortcut in
        shortcut.phrases.filter { $0.slots.count > 1 }.map { phrase in
          ReviewFinding(
            rule, "“\(phrase.text)” has \(phrase.slots.count) slots.", at: phrase.node,
            in: shortcut.file)
        }
      }
    }
  }
}
