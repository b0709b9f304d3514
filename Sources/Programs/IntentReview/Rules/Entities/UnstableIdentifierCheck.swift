// Checks for identifiers that change with every launch.

import SwiftSyntax

/// A check for entities whose identifier is generated when they are loaded.
enum UnstableIdentifierCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unstable-identifier", level: .warning,
    summary: "The identifier of an entity is made anew whenever the entity is.",
    help: "Take the identifier of the record that the entity stands for.",
    reason: """
      Shortcuts, widgets and Spotlight keep the identifier alone and ask `entities(for:)` for the \
      entity days later. One that `UUID()` or a hash value makes at load finds nothing then: hash \
      values differ with every launch.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppEntity").compactMap { entity in
      guard let id = entity.variable("id"), !id.isStatic, let maker = maker(of: id) else {
        return nil
      }
      if id.isStored, !id.isLet, isReplaced(entity) { return nil }
      return ReviewFinding(
        rule, "The identifier of \(entity.name) is \(maker), which is another every time.",
        at: id.token, in: id.file)
    }
  }

  private static func maker(of id: Variable) -> String? {
    var pieces: [Syntax] = []
    if let value = id.initializer { pieces.append(Syntax(value)) }
    if let getter = id.getter { pieces.append(Syntax(getter)) }
    for piece in pieces {
      for call in piece.calls where call.arguments.isEmpty {
        if ["UUID", "NSUUID"].contains(ExprSyntax(call).madeType ?? "") { return "a new UUID" }
        if call.calledName == "init", call.calledExpression.trimmedDescription == ".init",
          id.type?.plainName == "UUID"
        {
          return "a new UUID"
        }
      }
      for call in piece.calls where call.calledName == "random" { return "a random value" }
      for call in piece.calls where call.calledName == "ObjectIdentifier" {
        return "an address in memory"
      }
      for access in piece.all(MemberAccessExprSyntax.self)
      where access.declName.baseName.text == "hashValue" {
        return "a hash value"
      }
      if id.getter != nil,
        piece.all(DeclReferenceExprSyntax.self).contains(where: { $0.baseName.text == "hashValue" })
      {
        return "a hash value"
      }
    }
    return nil
  }

  /// Whether `var id = UUID()` is only a default that an initializer replaces.
  private static func isReplaced(_ entity: Declaration) -> Bool {
    // The memberwise initializer of a structure takes `id:`.
    if entity.initializers.allSatisfy({ $0.labels.isEmpty }) { return entity.kind == .structure }
    return entity.initializers.contains { initializer in
      initializer.labels.contains("from")
        || initializer.body?.assignmentTargets.contains { $0.lastName == "id" } ?? false
    }
  }
}
