// Checks for required parameters that the summary omits.

import SwiftSyntax

/// A check for required parameters that no summary of the intent contains.
enum HiddenParameterCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "hidden-required-parameter", level: .warning,
    summary: "A required parameter without a default is not in the parameterSummary.",
    help: "Put it into the Summary, give it a default, or make it optional.",
    reason: """
      A summary shows the parameters that it names and hides the others. A required parameter \
      that is hidden cannot be set in Shortcuts, so every run stops to ask for it.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppIntent").flatMap { intent -> [ReviewFinding] in
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
        return ReviewFinding(
          rule, "\(intent.name) needs “\(parameter.name)”, and its summary does not show it.",
          at: parameter.variable.token, in: parameter.variable.file)
      }
    }
  }

  private static let known: Set<String> = ["Summary", "When", "Switch", "Case", "DefaultCase"]
}
