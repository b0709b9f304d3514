// Checks for intents that are used for another surface than their protocol's.

import SwiftSyntax

/// A check for configurations of widgets and controls that are used for each other or for actions.
enum SurfaceProtocolCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "surface-protocol", level: .warning,
    summary: "An intent is used on a surface that its protocol is not made for.",
    help: "Declare one intent for each surface.",
    reason: """
      `WidgetConfigurationIntent` configures widgets, `ControlConfigurationIntent` configures \
      controls, and what a button runs is an action. A configuration has nothing to perform, and one \
      that serves two surfaces shows the parameters of one on the other.
      """)

  private static let widget = "WidgetConfigurationIntent"
  private static let control = "ControlConfigurationIntent"

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppIntent").compactMap { both($0, model) }
      + model.files.flatMap { file in
        file.tree.calls.compactMap { use($0, in: file, model) }
      }
  }

  private static func both(_ intent: Declaration, _ model: IntentModel) -> ReviewFinding? {
    guard model.is(intent, widget), model.is(intent, control) else { return nil }
    return ReviewFinding(
      rule, "\(intent.name) configures widgets and controls at once.", at: intent.nameToken,
      in: intent.file)
  }

  private static func use(
    _ call: FunctionCallExprSyntax, in file: SourceFile, _ model: IntentModel
  ) -> ReviewFinding? {
    switch call.calledName {
    case "AppIntentConfiguration":
      guard let (intent, node) = named(call, in: file, model), !model.is(intent, widget),
        model.isWholeKnown(intent)
      else { return nil }
      return ReviewFinding(
        rule, "\(intent.name) configures a widget and is no WidgetConfigurationIntent.",
        advice: "Conform it to WidgetConfigurationIntent.", at: node, in: file)
    case "AppIntentControlConfiguration":
      guard let (intent, node) = named(call, in: file, model), !model.is(intent, control),
        model.isWholeKnown(intent)
      else { return nil }
      return ReviewFinding(
        rule, "\(intent.name) configures a control and is no ControlConfigurationIntent.",
        advice: "Conform it to ControlConfigurationIntent.", at: node, in: file)
    case "Button", "Toggle", "AppShortcut", "ControlWidgetButton", "ControlWidgetToggle":
      guard let value = call.argument("intent") ?? call.argument("action"),
        let name = value.madeType, let intent = model.type(named: name, from: file),
        model.is(intent, widget) || model.is(intent, control)
      else { return nil }
      return ReviewFinding(
        rule, "\(intent.name) is a configuration, and \(call.calledName) runs it.",
        advice: "Give \(call.calledName) an AppIntent that acts.", at: value, in: file)
    default: return nil
    }
  }

  /// Returns the intent in `intent: Choose.self`.
  private static func named(
    _ call: FunctionCallExprSyntax, in file: SourceFile, _ model: IntentModel
  ) -> (Declaration, ExprSyntax)? {
    guard let value = call.argument("intent"),
      let access = value.as(MemberAccessExprSyntax.self), access.declName.baseName.text == "self",
      let name = access.base?.lastName, let intent = model.type(named: name, from: file),
      model.is(intent, "AppIntent")
    else { return nil }
    return (intent, value)
  }
}
