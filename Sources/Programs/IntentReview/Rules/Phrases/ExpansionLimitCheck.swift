// Checks for too many phrases with their values filled in.

import SwiftSyntax

/// A check for providers with more than a thousand phrases, counting values of enumerations only.
enum ExpansionLimitCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "too-many-expansions", level: .error,
    summary: "The App Shortcut phrases of an app are more than 1,000 once values are filled in.",
    help: "Take the slot out of some phrases, or offer fewer values.",
    reason: """
      The systems fill in every value of a slot and take 1,000 phrases of an app. From sources only \
      the cases of enumerations can be counted; entities come on top.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppShortcutsProvider").compactMap { provider in
      guard !model.hasBranches(provider) else { return nil }
      var count = 0
      for shortcut in model.shortcuts(of: provider) {
        for phrase in shortcut.phrases {
          let ways = phrase.slots.map { cases(of: $0.name, shortcut, model) }
          count = ways.reduce(1) { min(1_000_000, $0 * max(1, $1)) } + count
        }
      }
      guard count > 1_000 else { return nil }
      return ReviewFinding(
        rule, "The phrases of \(provider.name) are at least \(count) once values are filled in.",
        at: provider.nameToken, in: provider.file)
    }
  }

  private static func cases(
    of slot: String, _ shortcut: ShortcutDeclaration, _ model: IntentModel
  ) -> Int {
    guard let parameter = model.parameter(slot, of: shortcut),
      let type = model.type(parameter.variable.type, from: parameter.variable.file)
    else { return 1 }
    return type.cases.count
  }
}

extension IntentModel {
  /// Whether any shortcuts are declared conditionally.
  func hasBranches(_ provider: Declaration) -> Bool {
    provider.variables.contains { variable in
      guard let body = variable.getter else { return false }
      return !body.all(IfExprSyntax.self).isEmpty || !body.all(IfConfigDeclSyntax.self).isEmpty
        || !body.all(SwitchExprSyntax.self).isEmpty
    }
  }
}
