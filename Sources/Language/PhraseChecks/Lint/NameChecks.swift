// Checks that no phrase can be said without the app's name, as Siri requires of App Shortcuts.

import PhraseMatching

/// The check for phrases of packs that can be said without the app's name.
///
/// Those of App Shortcuts are checked when they are read: `missing-application-name`.
struct NameChecks {
  private let usable: [PhraseTemplate]

  /// - Parameter usable: The phrases that are not malformed.
  init(usable: [PhraseTemplate]) { self.usable = usable }

  func findings() -> [LintFinding] {
    usable.filter { template in
      guard let meaning = template.expression else { return false }
      return !meaning.alwaysNames(template.block?.rules ?? [:], [])
    }.map { template in
      LintFinding(
        .namelessPhrase, "“\(template.text)” can be said without the name of \(template.app).",
        of: template)
    }
  }
}

extension Expression {
  /// Returns whether everything that the expression accepts has the app's name.
  ///
  /// - Parameter underway: The rules that are being looked at; one that needs itself names nothing.
  fileprivate func alwaysNames(
    _ rules: [String: Expression], _ underway: Set<String>
  ) -> Bool {
    switch self {
    case .applicationName: true
    case .text, .slot: false
    case .sequence(let parts), .permutation(let parts):
      parts.contains { $0.alwaysNames(rules, underway) }
    case .alternatives(let parts): parts.allSatisfy { $0.alwaysNames(rules, underway) }
    case .rule(let name):
      !underway.contains(name)
        && rules[name]?.alwaysNames(rules, underway.union([name])) == true
    }
  }
}
