// Checks of App Shortcuts and their phrases.

import ReviewReport
import SwiftSyntax

enum ApplicationNameCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-application-name", level: .error,
    summary: "An App Shortcut phrase does not name the app.",
    help: "Put \\(.applicationName) into the phrase.",
    reason: """
      Phrases of all apps are heard at once, and the app's name is what tells them apart; the \
      systems refuse a phrase without it. A name that is spelled out is not enough: only the token \
      also stands for the name's translations and synonyms.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.phrases.filter { !$0.hasApplicationName }.map { phrase in
      Problem("“\(phrase.text)” does not name the app.", at: phrase.node)
    }
  }
}

enum ShortcutLimitCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "too-many-shortcuts", level: .error,
    summary: "An app has more than 10 App Shortcuts.",
    help: "Apple's systems take 10 of an app; remove the others.",
    reason: "An app may have ten App Shortcuts; what is declared behind the tenth is not there.")

  static func problems(in model: IntentModel) -> [Problem] {
    model.providersWithoutBranches.compactMap { provider in
      let shortcuts = model.shortcuts(of: provider)
      guard shortcuts.count > 10 else { return nil }
      return Problem(
        "\(provider.name) declares \(shortcuts.count) App Shortcuts.", at: shortcuts[10].call)
    }
  }
}

enum ExpansionLimitCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "too-many-expansions", level: .error,
    summary: "The App Shortcut phrases of an app are more than 1,000 once values are filled in.",
    help: "Take the slot out of some phrases, or offer fewer values.",
    reason: """
      The systems fill in every value of a slot and take 1,000 phrases of an app. From sources only \
      the cases of enumerations can be counted; entities come on top.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.providersWithoutBranches.compactMap { provider in
      let count = model.shortcuts(of: provider).flatMap(\.phrases).reduce(0) { count, phrase in
        let ways = phrase.slots.map { model.type($0.parameter?.variable.type)?.cases.count ?? 1 }
        return count + ways.reduce(1) { min(1_000_000, $0 * max(1, $1)) }
      }
      guard count > 1_000 else { return nil }
      return Problem(
        "The phrases of \(provider.name) are at least \(count) once values are filled in.",
        at: provider.nameToken)
    }
  }

}

extension IntentModel {
  /// The providers that declare no shortcut conditionally: the longest branch is not known.
  fileprivate var providersWithoutBranches: [Declaration] {
    types("AppShortcutsProvider").filter { provider in
      provider.variables.compactMap(\.getter).allSatisfy { body in
        body.all(IfExprSyntax.self).isEmpty && body.all(IfConfigDeclSyntax.self).isEmpty
          && body.all(SwitchExprSyntax.self).isEmpty
      }
    }
  }
}

enum PhraseSlotCountCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "too-many-slots", level: .error,
    summary: "An App Shortcut phrase has more than one slot.",
    help: "Leave one slot in the phrase; the other values are asked for.",
    reason: """
      Apple's systems take one parameter a phrase and refuse the others. What else an intent needs \
      is asked for when the phrase has been said.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.phrases.filter { $0.slots.count > 1 }.map { phrase in
      Problem("“\(phrase.text)” has \(phrase.slots.count) slots.", at: phrase.node)
    }
  }
}

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

  static func problems(in model: IntentModel) -> [Problem] {
    model.phrases.flatMap { phrase in
      phrase.slots.compactMap { slot -> Problem? in
        guard let parameter = slot.parameter, !parameter.hasOptions,
          let type = parameter.variable.type?.single.plainName, values.contains(type)
        else { return nil }
        return Problem(
          "The slot “\(slot.name)” of “\(phrase.text)” is of type \(type).", at: slot.node)
      }
    }
  }
}

enum StaleParametersCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "stale-phrase-values", level: .warning,
    summary: "Phrases have entities, and nothing calls updateAppShortcutParameters().",
    help: "Call updateAppShortcutParameters() at launch and when the entities change.",
    reason: """
      The system fetches the values of a phrase when `updateAppShortcutParameters()` is called. Until \
      then a phrase with an entity matches nothing; later it matches what there was.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    guard !model.files.contains(where: { $0.mentions("updateAppShortcutParameters") }) else {
      return []
    }
    return model.types("AppShortcutsProvider").compactMap { provider in
      let slots = model.shortcuts(of: provider).flatMap(\.phrases).flatMap(\.slots).lazy
      guard
        let (slot, entity) = slots.compactMap({ slot in
          model.entity(of: slot).map { (slot, $0) }
        }).first
      else { return nil }
      return Problem(
        "A phrase has a slot for \(entity.name), and nothing calls updateAppShortcutParameters().",
        advice: "Call \(provider.name).updateAppShortcutParameters() at launch and when the "
          + "entities change.", at: slot.node)
    }
  }
}
