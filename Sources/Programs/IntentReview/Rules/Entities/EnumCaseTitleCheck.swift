// Checks for enumeration cases without a title, or with two.

import SwiftSyntax

/// A check for cases without an entry in `caseDisplayRepresentations`.
enum EnumCaseTitleCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "enum-case-title", level: .error,
    summary: "A case of an AppEnum has no title, or two.",
    help: "Give caseDisplayRepresentations one entry for each case.",
    reason: """
      A case without an entry has no name in a list and cannot be said; the systems' tools refuse \
      it. A key that stands twice in the literal ends the app when the dictionary is made.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppEnum").flatMap { type -> [ReviewFinding] in
      guard type.kind == .enumeration, let titles = type.variable("caseDisplayRepresentations"),
        let literal = titles.value?.as(DictionaryExprSyntax.self),
        let keys = keys(of: literal)
      else { return [] }
      let titled = Set(keys.map(\.name))
      let missing = type.cases.filter { !titled.contains($0.name) }.map { item in
        ReviewFinding(
          rule, "\(type.name).\(item.name) has no entry in caseDisplayRepresentations.",
          advice: "Add `.\(item.name): \"…\"` to caseDisplayRepresentations.", at: item.token,
          in: item.file)
      }
      return missing + twice(keys, type, titles.file)
    }
  }

  private static func twice(
    _ keys: [(name: String, node: ExprSyntax)], _ type: Declaration, _ file: SourceFile
  ) -> [ReviewFinding] {
    var seen: Set<String> = []
    return keys.filter { !seen.insert($0.name).inserted }.map { key in
      ReviewFinding(
        rule, "\(type.name).\(key.name) has two entries in caseDisplayRepresentations.",
        advice: "Remove one of them: a literal with a key that stands twice fails when it runs.",
        at: key.node, in: file)
    }
  }

  /// Returns the keys, `.small` or `Size.small`; `nil` if any key is another expression.
  private static func keys(of literal: DictionaryExprSyntax) -> [(name: String, node: ExprSyntax)]?
  {
    guard case .elements(let elements) = literal.content else { return [] }
    var keys: [(name: String, node: ExprSyntax)] = []
    for element in elements {
      guard let access = element.key.as(MemberAccessExprSyntax.self) else { return nil }
      keys.append((access.declName.baseName.plain, element.key))
    }
    return keys
  }
}
