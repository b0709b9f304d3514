// Checks for optional parameters that an intent requires.

import SwiftSyntax

/// A check for optional parameters that `perform()` requires without asking for a value.
enum DemandedOptionalCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "demanded-optional", level: .warning,
    summary: "perform() fails without an optional parameter instead of asking for it.",
    help: "Make the parameter required, or ask: `try await $name.requestValue()`.",
    reason: """
      Nobody is asked for an optional parameter. An intent that fails without one fails for \
      everybody who says its phrase; one that requires it, or asks in `perform()`, does not.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppIntent").flatMap { intent -> [ReviewFinding] in
      // The intents of widgets and controls get their values in code.
      guard model.isListed(intent), let perform = intent.function("perform"),
        let body = perform.body
      else { return [] }
      let optional = intent.parameters.filter { $0.isOptional && !$0.hasDefault }
      return optional.compactMap { parameter in
        guard !asks(for: parameter.name, intent), let place = demand(of: parameter.name, in: body)
        else { return nil }
        return ReviewFinding(
          rule,
          "perform() fails when “\(parameter.name)” has no value, and nobody is asked for it.",
          advice: "Make it required, or ask: `try await $\(parameter.name).requestValue()`.",
          at: place, in: perform.file)
      }
    }
  }

  /// Whether any method uses the projected value, `$name`, to ask for a value.
  private static func asks(for name: String, _ intent: Declaration) -> Bool {
    intent.functions.contains { function in function.body?.mentions("$" + name) ?? false }
  }

  /// Returns the place where the value is force-unwrapped, or where its absence throws an error.
  private static func demand(of name: String, in body: CodeBlockItemListSyntax) -> Syntax? {
    for unwrap in body.all(ForceUnwrapExprSyntax.self) where isParameter(unwrap.expression, name) {
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

  private static func isParameter(_ expression: ExprSyntax, _ name: String) -> Bool {
    if let access = expression.as(MemberAccessExprSyntax.self) {
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        && access.declName.baseName.plain == name
    }
    return expression.as(DeclReferenceExprSyntax.self)?.baseName.plain == name
  }
}

extension OptionalBindingConditionSyntax {
  /// Whether it unwraps a property with this name: `let name`, `let x = name`, `let x = self.name`.
  fileprivate func isOf(_ name: String) -> Bool {
    guard let value = initializer?.value else {
      return pattern.as(IdentifierPatternSyntax.self)?.identifier.plain == name
    }
    if let access = value.as(MemberAccessExprSyntax.self) {
      return access.base?.as(DeclReferenceExprSyntax.self)?.baseName.text == "self"
        && access.declName.baseName.plain == name
    }
    return value.as(DeclReferenceExprSyntax.self)?.baseName.plain == name
  }
}
