// Checks for configurations with side effects.

import SwiftSyntax

/// A check for configuration intents with side effects.
enum MutatingConfigurationCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "mutating-configuration", level: .warning,
    summary: "The configuration of a widget or a control performs something.",
    help: "Move what changes something into an AppIntent of its own, which a button runs.",
    reason: """
      A configuration is a contract: parameters, and nothing that happens. The system reads it when \
      it pleases, and people who look at the settings of a widget expect that nothing changes.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    (model.types("WidgetConfigurationIntent") + model.types("ControlConfigurationIntent"))
      .compactMap { intent in
        guard let perform = intent.function("perform"), let body = perform.body,
          let effect = SideEffects(in: body, of: intent).first
        else { return nil }
        return ReviewFinding(
          rule, "\(intent.name) is a configuration, and its perform() \(effect.words).",
          at: effect.node, in: perform.file)
      }
  }
}
