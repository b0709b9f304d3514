// Checks for snippets with side effects.

/// A check for snippet intents with side effects.
enum SnippetSideEffectCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "snippet-side-effect", level: .warning,
    summary: "A snippet intent changes something when it draws its view.",
    help: "Make the change in the intent that shows the snippet, or in one that a button runs.",
    reason: """
      The system runs a snippet intent again for every refresh: when a button was pressed, when the \
      appearance changes, when it is asked to reload. Whatever it changes is changed again each time.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("SnippetIntent").flatMap { intent -> [ReviewFinding] in
      guard let perform = intent.function("perform"), let body = perform.body else { return [] }
      return SideEffects(in: body, of: intent).all.map { effect in
        ReviewFinding(
          rule, "perform() of the snippet \(intent.name) \(effect.words).", at: effect.node,
          in: perform.file)
      }
    }
  }
}
