// Checks of the intents of widgets, controls and snippets.

import ReviewReport
import SwiftSyntax

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

  static func problems(in model: IntentModel) -> [Problem] {
    let both = model.types(widget).filter { model.is($0, control) }.map { intent in
      Problem("\(intent.name) configures widgets and controls at once.", at: intent.nameToken)
    }
    return both + model.files.flatMap(\.tree.calls).compactMap { use($0, model) }
  }

  private static func use(_ call: FunctionCallExprSyntax, _ model: IntentModel) -> Problem? {
    switch call.calledName {
    case "AppIntentConfiguration": return configuration(call, of: "widget", widget, model)
    case "AppIntentControlConfiguration": return configuration(call, of: "control", control, model)
    case "Button", "Toggle", "AppShortcut", "ControlWidgetButton", "ControlWidgetToggle":
      guard let value = call.argument("intent") ?? call.argument("action"),
        let name = value.madeType, let intent = model.type(named: name, near: call),
        model.is(intent, widget) || model.is(intent, control)
      else { return nil }
      return Problem(
        "\(intent.name) is a configuration, and \(call.calledName) runs it.",
        advice: "Give \(call.calledName) an AppIntent that acts.", at: value)
    default: return nil
    }
  }

  /// Returns the problem of an intent in `intent: Choose.self` that has not the right protocol.
  private static func configuration(
    _ call: FunctionCallExprSyntax, of surface: String, _ name: String, _ model: IntentModel
  ) -> Problem? {
    guard let access = call.argument("intent")?.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "self", let type = access.base?.lastName,
      let intent = model.type(named: type, near: call), model.is(intent, "AppIntent"),
      !model.is(intent, name), model.isWholeKnown(intent)
    else { return nil }
    return Problem(
      "\(intent.name) configures a \(surface) and is no \(name).", advice: "Conform it to \(name).",
      at: access)
  }
}

enum ControlParameterCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "control-parameter", level: .warning,
    summary: "A parameter of a control is neither optional nor has a default.",
    help: "Make the parameter optional, or give it a default.",
    reason: """
      A control is added before anybody configures it, so each parameter is read once without a \
      value. Only an optional, or a default, has something to show then.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("ControlConfigurationIntent").flatMap { intent in
      model.parameters(of: intent).filter { parameter in
        !parameter.isOptional && !parameter.hasDefault && parameter.variable.type != nil
      }.map { parameter in
        Problem(
          "“\(parameter.name)” of \(intent.name) has no value until somebody configures it.",
          at: parameter.variable.token)
      }
    }
  }
}

enum MutatingConfigurationCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "mutating-configuration", level: .warning,
    summary: "The configuration of a widget or a control performs something.",
    help: "Move what changes something into an AppIntent of its own, which a button runs.",
    reason: """
      A configuration is a contract: parameters, and nothing that happens. The system reads it when \
      it pleases, and people who look at the settings of a widget expect that nothing changes.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    (model.types("WidgetConfigurationIntent") + model.types("ControlConfigurationIntent"))
      .compactMap { intent in
        intent.effects.first.map { effect in
          Problem(
            "\(intent.name) is a configuration, and its perform() \(effect.words).", at: effect.node
          )
        }
      }
  }
}

enum SnippetSideEffectCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "snippet-side-effect", level: .warning,
    summary: "A snippet intent changes something when it draws its view.",
    help: "Make the change in the intent that shows the snippet, or in one that a button runs.",
    reason: """
      The system runs a snippet intent again for every refresh: when a button was pressed, when the \
      appearance changes, when it is asked to reload. Whatever it changes is changed again each time.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("SnippetIntent").flatMap { intent in
      intent.effects.map { effect in
        Problem("perform() of the snippet \(intent.name) \(effect.words).", at: effect.node)
      }
    }
  }
}
