// Checks for macros that have been renamed.

import SwiftSyntax

/// A check for `@AssistantIntent` and related macros.
enum AssistantMacroCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "assistant-macro", level: .warning,
    summary: "A deprecated @Assistant… macro names the schema.",
    help: "Write @AppIntent(schema:), @AppEntity(schema:) or @AppEnum(schema:).",
    reason: """
      `@AssistantIntent`, `@AssistantEntity` and `@AssistantEnum` are the names of 2024. Their \
      successors take the same schemas, and new schemas come to them alone.
      """)

  private static let successors = [
    "AssistantIntent": "AppIntent", "AssistantEntity": "AppEntity", "AssistantEnum": "AppEnum",
  ]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.declarations.flatMap { type in
      type.attributes.compactMap { attribute in
        guard let successor = successors[attribute.name], attribute.argument("schema") != nil else {
          return nil
        }
        return ReviewFinding(
          rule, "@\(attribute.name) on \(type.name) is deprecated.",
          advice: "Write @\(successor)(schema:).", at: attribute.node, in: type.file)
      }
    }
  }
}
