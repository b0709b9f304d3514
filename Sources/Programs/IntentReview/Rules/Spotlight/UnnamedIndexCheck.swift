// Checks for entities in the default index.

import SwiftSyntax

/// A check for entities that are added to or removed from the default index.
enum UnnamedIndexCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unnamed-index", level: .warning,
    summary: "Entities go into the default Spotlight index.",
    help: "Use an index with a name: `CSSearchableIndex(name: \"Recipes\")`.",
    reason: """
      The default index takes no batches and no client state, so an update that is interrupted \
      cannot go on where it ended; and whatever else the app puts there is cleared with it.
      """)

  private static let methods: Set<String> = ["indexAppEntities", "deleteAppEntities"]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.files.flatMap { file -> [ReviewFinding] in
      let calls = file.tree.calls.filter { methods.contains($0.calledName) }
      guard !calls.isEmpty else { return [] }
      let unnamed = unnamedIndexes(in: file)
      return calls.compactMap { call in
        guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
          let base = access.base?.bare,
          isDefaultIndex(base) || base.lastName.map(unnamed.contains) ?? false
        else { return nil }
        return ReviewFinding(
          rule, "\(call.calledName) is called on the default index.", at: access.declName, in: file)
      }
    }
  }

  /// Returns the variables of a file that hold only the default index.
  private static func unnamedIndexes(in file: SourceFile) -> Set<String> {
    var isDefault: [String: Bool] = [:]
    for binding in file.tree.all(PatternBindingSyntax.self) {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain,
        let value = binding.initializer?.value
      else { continue }
      isDefault[name] = (isDefault[name] ?? true) && isDefaultIndex(value.bare)
    }
    return Set(isDefault.filter(\.value).keys)
  }

  /// Whether a value is `CSSearchableIndex.default()` or `CSSearchableIndex()`.
  private static func isDefaultIndex(_ value: ExprSyntax) -> Bool {
    guard let call = value.as(FunctionCallExprSyntax.self), call.arguments.isEmpty else {
      return false
    }
    if value.madeType == "CSSearchableIndex" { return true }
    return call.calledName == "default" && call.calledExpression.rootName == "CSSearchableIndex"
  }
}
