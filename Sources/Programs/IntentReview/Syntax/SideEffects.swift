// Finds side effects of a body, judging by names.

import SwiftSyntax

/// The side effects of a body.
struct SideEffects {
  /// A side effect.
  struct Effect {
    let node: Syntax
    /// A description, as the end of a sentence: `calls “delete”`.
    let words: String
  }

  let all: [Effect]
  var first: Effect? { all.first }

  /// The verbs that begin the names of methods with side effects.
  private static let verbs: Set<String> = [
    "add", "append", "archive", "cancel", "clear", "complete", "create", "decrement", "delete",
    "disable", "donate", "enable", "erase", "increment", "insert", "mark", "move", "order", "pay",
    "persist", "place", "post", "purchase", "remove", "rename", "replace", "reset", "save", "send",
    "set", "store", "submit", "toggle", "unlock", "update", "upload", "write",
  ]

  init(in body: CodeBlockItemListSyntax, of type: Declaration) {
    let locals = body.localNames
    let own = Set(
      type.variables.filter { !$0.isStatic }.filter { variable in
        // An injected value is not the intent's own.
        variable.attribute("Dependency", "AppDependency", "Environment") == nil
      }.map(\.name))
    let assigned = body.assignmentTargets.compactMap { target -> Effect? in
      guard let root = target.rootName, !locals.contains(root), root != "_" else { return nil }
      if root == "self" { return Self.path(of: target).count > 2 ? Effect(target) : nil }
      return own.contains(root) ? nil : Effect(target)
    }
    let called = body.calls.compactMap { call -> Effect? in
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, let verb = call.calledName.camelWords.first,
        Self.verbs.contains(verb), let root = base.rootName,
        !locals.contains(root), !own.contains(root), !Self.isView(base),
        !base.is(FunctionCallExprSyntax.self)
      else { return nil }
      // `store.order(id:)` reads and `store.place(…)` writes: a noun that is also a verb proves
      // nothing.
      if ["order", "mark", "store", "post", "place", "move", "set"].contains(verb),
        call.calledName.camelWords.count == 1, !Self.isStatement(call)
      {
        return nil
      }
      return Effect(node: Syntax(access.declName), words: "calls “\(call.calledName)”")
    }
    all = assigned + called
  }

  /// Returns the names of a chain: `self`, `store`, `count`.
  private static func path(of target: ExprSyntax) -> [String] {
    var names: [String] = []
    var node: ExprSyntax? = target
    while let current = node {
      guard let access = current.as(MemberAccessExprSyntax.self) else {
        if let name = current.lastName { names.append(name) }
        break
      }
      names.append(access.declName.baseName.plain)
      node = access.base
    }
    return names.reversed()
  }

  /// Whether the call is a statement of its own, so that only its side effect matters.
  private static func isStatement(_ call: FunctionCallExprSyntax) -> Bool {
    var node = call.parent
    while let parent = node, parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
      node = parent.parent
    }
    return node?.is(CodeBlockItemSyntax.self) ?? false
  }

  /// Whether a chain begins with a value that is created in place, as views are.
  private static func isView(_ base: ExprSyntax) -> Bool {
    guard let root = base.rootName, root.first?.isUppercase == true else { return false }
    return base.calls.contains { $0.calledName == root }
  }
}

extension SideEffects.Effect {
  fileprivate init(_ target: ExprSyntax) {
    self.init(node: Syntax(target), words: "assigns to “\(target.trimmedDescription)”")
  }
}
