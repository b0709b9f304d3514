// Finds side effects of a body, judging by names.

import SwiftSyntax

/// A side effect.
struct SideEffect {
  let node: Syntax
  /// A description, as the end of a sentence: `calls “delete”`.
  let words: String

  /// The verbs that begin the names of methods with side effects.
  fileprivate static let verbs: Set<String> = [
    "add", "append", "archive", "cancel", "clear", "complete", "create", "decrement", "delete",
    "disable", "donate", "enable", "erase", "increment", "insert", "mark", "move", "order", "pay",
    "persist", "place", "post", "purchase", "remove", "rename", "replace", "reset", "save", "send",
    "set", "store", "submit", "toggle", "unlock", "update", "upload", "write",
  ]
}

extension Declaration {
  /// The side effects of `perform()`: first assignments, then calls.
  var effects: [SideEffect] {
    guard let body = function("perform")?.body else { return [] }
    // An injected value is not the intent's own.
    let own = variables.filter {
      !$0.isStatic && $0.attribute("Dependency", "AppDependency", "Environment") == nil
    }.map(\.name)
    let harmless = body.localNames.union(own)
    let assigned = body.assignmentTargets.compactMap { target -> SideEffect? in
      guard let root = target.rootName, !harmless.contains(root), root != "_" else { return nil }
      // The type's own property is harmless, but not what an object in it has.
      if root == "self", target.pathLength <= 2 { return nil }
      return SideEffect(
        node: Syntax(target), words: "assigns to “\(target.trimmedDescription)”")
    }
    let called = body.calls.compactMap { call -> SideEffect? in
      let words = call.calledName.camelWords
      guard let access = call.calledExpression.as(MemberAccessExprSyntax.self),
        let base = access.base, let verb = words.first, SideEffect.verbs.contains(verb),
        let root = base.rootName, !harmless.contains(root), !base.isView,
        !base.is(FunctionCallExprSyntax.self)
      else { return nil }
      // `store.order(id:)` reads and `store.place(…)` writes: a noun that is also a verb proves
      // nothing.
      if ["order", "mark", "store", "post", "place", "move", "set"].contains(verb),
        words.count == 1, !call.isStatement
      {
        return nil
      }
      return SideEffect(node: Syntax(access.declName), words: "calls “\(call.calledName)”")
    }
    return assigned + called
  }
}

extension ExprSyntax {
  /// The number of names in a chain: three in `self.store.count`.
  fileprivate var pathLength: Int {
    guard let access = self.as(MemberAccessExprSyntax.self) else { return lastName == nil ? 0 : 1 }
    return 1 + (access.base?.pathLength ?? 0)
  }

  /// Whether the chain begins with a value that is created in place, as views are.
  fileprivate var isView: Bool {
    guard let root = rootName, root.first?.isUppercase == true else { return false }
    return calls.contains { $0.calledName == root }
  }
}

extension FunctionCallExprSyntax {
  /// Whether the call is a statement of its own, so that only its side effect matters.
  fileprivate var isStatement: Bool {
    let outer = ancestors.dropFirst().first {
      !$0.is(TryExprSyntax.self) && !$0.is(AwaitExprSyntax.self)
    }
    return outer?.is(CodeBlockItemSyntax.self) ?? false
  }
}
