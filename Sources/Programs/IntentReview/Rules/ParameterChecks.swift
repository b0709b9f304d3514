// Checks of the parameters of intents.

import ReviewReport
import SwiftSyntax

enum MissingSummaryCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-summary", level: .warning,
    summary: "An intent has parameters and no parameterSummary.",
    help: "Declare `static var parameterSummary` with a Summary that names the parameters.",
    reason: """
      Without a summary Shortcuts lists the parameters under the title, one below the other. A \
      sentence with the parameters in it says what the action does and can be filled in where it \
      stands. Intents of schemas and the systems' own kinds have their sentence already.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppIntent").compactMap { intent in
      let count = model.parameters(of: intent).count
      guard count > 0, model.isListed(intent), !intent.hasSchema, model.isWholeKnown(intent),
        ![
          "SystemIntent", "SetValueIntent", "ShowInAppSearchResultsIntent", "DeleteIntent",
          "URLRepresentableIntent",
        ].contains(where: { model.is(intent, $0) }),
        model.variable("parameterSummary", of: intent) == nil
      else { return nil }
      let parameters = count == 1 ? "a parameter" : "\(count) parameters"
      return Problem(
        "\(intent.name) has \(parameters) and no parameterSummary.", at: intent.nameToken)
    }
  }
}

enum HiddenParameterCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "hidden-required-parameter", level: .warning,
    summary: "A required parameter without a default is not in the parameterSummary.",
    help: "Put it into the Summary, give it a default, or make it optional.",
    reason: """
      A summary shows the parameters that it names and hides the others. A required parameter \
      that is hidden cannot be set in Shortcuts, so every run stops to ask for it.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppIntent").flatMap { intent -> [Problem] in
      guard model.isListed(intent), let summary = intent.variable("parameterSummary"),
        let body = summary.getter, body.calls.contains(where: { $0.calledName == "Summary" })
      else { return [] }
      let shown = Set(
        body.all(KeyPathExprSyntax.self).compactMap { ExprSyntax($0).projectedProperty })
      // A summary that uses other declarations is not checked.
      guard body.calls.allSatisfy({ known.contains($0.calledName) }) else { return [] }
      return intent.parameters.compactMap { parameter in
        guard !shown.contains(parameter.name), !parameter.isOptional, !parameter.hasDefault,
          parameter.variable.type != nil
        else { return nil }
        return Problem(
          "\(intent.name) needs “\(parameter.name)”, and its summary does not show it.",
          at: parameter.variable.token)
      }
    }
  }

  private static let known: Set<String> = ["Summary", "When", "Switch", "Case", "DefaultCase"]
}

enum DemandedOptionalCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "demanded-optional", level: .warning,
    summary: "perform() fails without an optional parameter instead of asking for it.",
    help: "Make the parameter required, or ask: `try await $name.requestValue()`.",
    reason: """
      Nobody is asked for an optional parameter. An intent that fails without one fails for \
      everybody who says its phrase; one that requires it, or asks in `perform()`, does not.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("AppIntent").flatMap { intent -> [Problem] in
      // The intents of widgets and controls get their values in code.
      guard model.isListed(intent), let body = intent.function("perform")?.body else { return [] }
      let optional = intent.parameters.filter { $0.isOptional && !$0.hasDefault }
      return optional.compactMap { parameter in
        guard !asks(for: parameter.name, intent), let place = demand(of: parameter.name, in: body)
        else { return nil }
        return Problem(
          "perform() fails when “\(parameter.name)” has no value, and nobody is asked for it.",
          advice: "Make it required, or ask: `try await $\(parameter.name).requestValue()`.",
          at: place)
      }
    }
  }

  /// Whether any method uses the projected value, `$name`, to ask for a value.
  private static func asks(for name: String, _ intent: Declaration) -> Bool {
    intent.functions.contains { function in function.body?.mentions("$" + name) ?? false }
  }

  /// Returns the place where the value is force-unwrapped, or where its absence throws an error.
  private static func demand(of name: String, in body: CodeBlockItemListSyntax) -> Syntax? {
    for unwrap in body.all(ForceUnwrapExprSyntax.self) where unwrap.expression.isOwn(name) {
      // After a test the value is not nil.
      if !body.all(ConditionElementSyntax.self).contains(where: { $0.mentions(name) }) {
        return Syntax(unwrap)
      }
    }
    // Only a guard at the top level is always reached.
    for item in body {
      guard let check = item.item.as(GuardStmtSyntax.self), check.conditions.count == 1,
        let binding = check.conditions.first?.condition.as(OptionalBindingConditionSyntax.self),
        binding.isOf(name), let last = check.body.statements.last?.item.as(ThrowStmtSyntax.self),
        check.body.statements.count == 1
      else { continue }
      return Syntax(last)
    }
    return nil
  }
}

extension ExprSyntax {
  /// Whether it is the property with this name: `name` or `self.name`.
  fileprivate func isOwn(_ name: String) -> Bool {
    if let access = self.as(MemberAccessExprSyntax.self) {
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        && access.declName.baseName.plain == name
    }
    return self.as(DeclReferenceExprSyntax.self)?.baseName.plain == name
  }
}

extension OptionalBindingConditionSyntax {
  /// Whether it unwraps a property with this name: `let name`, `let x = name`, `let x = self.name`.
  fileprivate func isOf(_ name: String) -> Bool {
    initializer?.value.isOwn(name)
      ?? (pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name)
  }
}
