// Checks for snippet views that use features without effect on a card.

import ReviewReport
import SwiftSyntax

enum MissedInSnippetCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missed-in-snippet", level: .warning,
    summary: "A snippet view uses what a card in a terminal leaves out.",
    help: "Show it as text, or run an intent with a Button or a Toggle.",
    reason: """
      A terminal shows a snippet as a card of text, and its buttons and toggles run intents. What \
      needs a pointer, a window or a closure of the app compiles and is left out. Only what loses \
      words or actions is told of, not what is decoration; the page of the supported API lists all.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    var search = SnippetSearch(model)
    for intent in model.types("AppIntent") {
      let calls = intent.functions.compactMap(\.body).flatMap(\.calls)
      for call in calls where Self.showing.contains(call.calledName) {
        for argument in call.arguments where ["view", "content"].contains(argument.label?.plain) {
          search.look(in: argument.expression, of: intent)
        }
        if let closure = call.trailingClosure { search.look(in: closure.statements, of: intent) }
      }
    }
    return search.problems
  }

  /// The calls that present a view.
  private static let showing: Set<String> = ["result", "requestConfirmation", "requestChoice"]
}

/// A search of the views of snippets, from one type of the sources to the next.
private struct SnippetSearch {
  private let model: IntentModel
  private(set) var problems: [Problem] = []
  private var seen: Set<ObjectIdentifier> = []

  init(_ model: IntentModel) { self.model = model }

  /// Searches the calls in a syntax node, and the bodies of the views that it creates.
  mutating func look(in syntax: some SyntaxProtocol, of owner: Declaration) {
    for call in syntax.calls {
      let name = call.calledName
      if let type = model.type(named: name, near: call) {
        guard model.is(type, "View") || model.is(type, "ViewModifier"),
          seen.insert(ObjectIdentifier(type)).inserted
        else { continue }
        for body in type.bodies { look(in: body, of: type) }
      } else if let missed = MissedAPI.byName[name]?.first(where: { $0.fits(call) }),
        missed.isView ? call.makesView : call.modifiesView(of: owner)
      {
        let called = call.calledExpression
        problems.append(
          Problem(
            "“\(name)” in a snippet comes to nothing in a terminal: \(missed.loss).",
            at: called.as(MemberAccessExprSyntax.self).map { ExprSyntax($0.declName) } ?? called))
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether it calls a type rather than a member.
  fileprivate var makesView: Bool {
    if calledExpression.is(DeclReferenceExprSyntax.self) { return true }
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    return access.base?.lastName == "SwiftUI"
  }

  /// Whether it is applied to a view: to one created in place, or to one of the type's own.
  fileprivate func modifiesView(of owner: Declaration) -> Bool {
    guard let access = calledExpression.as(MemberAccessExprSyntax.self) else { return false }
    guard let base = access.base, let root = base.rootName else { return true }
    if root.first?.isUppercase ?? false { return true }
    if root == "content", owner.function("body") != nil { return true }
    let name = root == "self" ? base.lastName ?? root : root
    let type = owner.variable(name)?.type ?? owner.functions(name).first?.returnType
    return ["View", "Text", "Image"].contains(type?.plainName ?? "")
  }
}
