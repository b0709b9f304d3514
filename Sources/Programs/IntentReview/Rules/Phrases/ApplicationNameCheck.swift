// Checks for phrases without the app's name.

/// A check for phrases of App Shortcuts without the app's name.
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

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppShortcutsProvider").flatMap { provider in
      model.shortcuts(of: provider).flatMap { shortcut in
        shortcut.phrases.filter { !$0.hasApplicationName }.map { phrase in
          ReviewFinding(
            rule, "“\(phrase.text)” does not name the app.", at: phrase.node, in: shortcut.file)
        }
      }
    }
  }
}
