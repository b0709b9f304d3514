// Checks for slots of phrases that the systems cannot fill.

import SwiftSyntax

/// A check for phrases with a slot that is neither an entity nor an enumeration.
enum PhraseSlotCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "slot-type", level: .error,
    summary: "A slot of an App Shortcut phrase is no entity or enumeration.",
    help: "Leave the slot out; the value is asked for when the phrase has been said.",
    reason: """
      The systems know a phrase before it is said, so the values of its slot must be known too: the \
      cases of an enumeration or the entities a query suggests. Free text, numbers and dates are \
      asked for instead.
      """)

  private static let values: Set<String> = [
    "Bool", "Int", "Double", "Float", "String", "AttributedString", "Date", "DateComponents",
    "Decimal", "Duration", "URL", "IntentFile", "IntentPerson", "Measurement",
    "IntentCurrencyAmount",
  ]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppShortcutsProvider").flatMap { provider in
      model.shortcuts(of: provider).flatMap { shortcut in
        shortcut.phrases.flatMap { phrase in
          phrase.slots.compactMap { slot -> ReviewFinding? in
            guard let parameter = model.parameter(slot.name, of: shortcut),
              let type = parameter.variable.type?.single.plainName, values.contains(type),
              !parameter.hasOptions
            else { return nil }
            return ReviewFinding(
              rule, "The slot “\(slot.name)” of “\(phrase.text)” is of type \(type).",
              at: slot.node, in: shortcut.file)
          }
        }
      }
    }
  }
}
