// Checks for mutable state that several tasks could change at once.

import SwiftSyntax

/// A check for mutable state that makes it unsafe to pass an intent between tasks.
enum MutableIntentCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "shared-mutable-state", level: .warning,
    summary: "An intent, entity or query keeps state that several tasks can change at once.",
    help: "Make it a structure, and keep changing state in an actor or behind a @Dependency.",
    reason: """
      Intents, entities and queries are `Sendable`: the system makes them where it likes, runs them \
      on any thread and runs several at once. A stored `var` of a class, or a static one that is \
      assigned to, is a race; and what an instance remembers is gone with the next run.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    ["AppIntent", "AppEntity", "EntityQuery", "IntentValueQuery"].flatMap { model.types($0) }
      .flatMap { instanceState($0) + staticState($0) }
  }

  private static func instanceState(_ type: Declaration) -> [ReviewFinding] {
    guard type.kind == .reference,
      !type.attributes.contains(where: { $0.name.hasSuffix("Actor") || $0.name == "Model" })
    else { return [] }
    return type.variables.filter { variable in
      variable.isStored && !variable.isLet && !variable.isStatic && variable.attributes.isEmpty
        && !variable.modifiers.contains("lazy") && !variable.modifiers.contains("override")
    }.map { variable in
      ReviewFinding(
        rule, "\(type.name) is a class, and its “\(variable.name)” can change while it is shared.",
        at: variable.token, in: variable.file)
    }
  }

  private static func staticState(_ type: Declaration) -> [ReviewFinding] {
    let stored = type.variables.filter {
      $0.isStatic && $0.isStored && !$0.isLet && $0.attributes.isEmpty
    }
    guard !stored.isEmpty else { return [] }
    let bodies =
      type.functions.compactMap(\.body) + type.initializers.compactMap(\.body)
      + type.variables.compactMap(\.getter)
    let targets = Set(bodies.flatMap { $0.assignmentTargets.compactMap { owned($0, by: type) } })
    return stored.filter { targets.contains($0.name) }.map { variable in
      ReviewFinding(
        rule, "\(type.name) assigns to its static “\(variable.name)”, which all tasks share.",
        at: variable.token, in: variable.file)
    }
  }

  /// Returns the name in `Self.count` or `Counter.count`; `nil` for another target.
  private static func owned(_ target: ExprSyntax, by type: Declaration) -> String? {
    guard let access = target.as(MemberAccessExprSyntax.self),
      let base = access.base?.as(DeclReferenceExprSyntax.self)?.baseName.plain,
      base == "Self" || base == type.shortName
    else { return nil }
    return access.declName.baseName.plain
  }
}
