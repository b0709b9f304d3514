// Checks for calls that block a thread during asynchronous work.

import ReviewReport
import SwiftSyntax

enum BlockingPerformCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "blocking-call", level: .warning,
    summary: "An intent or a query blocks the thread it runs on.",
    help: "Await the asynchronous form instead.",
    reason: """
      `perform()` and the methods of queries run on the few threads that all asynchronous work \
      shares. One that sleeps, waits for a semaphore or loads from the network synchronously takes \
      a thread from everyone else, and cancelling it has no effect.
      """)

  private static let methods: Set<String> = [
    "perform", "entities", "suggestedEntities", "allEntities", "defaultResult", "results", "values",
    "uniqueEntity",
  ]

  static func problems(in model: IntentModel) -> [Problem] {
    let types = ["AppIntent", "EntityQuery", "DynamicOptionsProvider", "IntentValueQuery"]
      .flatMap { model.types($0) }
    return types.flatMap { type in
      type.functions.filter { methods.contains($0.name) && !$0.isStatic }.flatMap { function in
        findings(in: function)
      }
    }
  }

  private static func findings(in function: Function) -> [Problem] {
    guard let body = function.body else { return [] }
    let waiting = waitables(in: body)
    return body.calls.compactMap { call in
      // An awaited call does not block, and a closure of another type's runs elsewhere.
      guard !isAwaited(call), !isElsewhere(call, in: body),
        let (words, advice) = complaint(call, waiting: waiting)
      else { return nil }
      return Problem("\(function.name)() \(words).", advice: advice, at: call)
    }
  }

  private static func complaint(_ call: FunctionCallExprSyntax, waiting: Set<String>)
    -> (words: String, advice: String)?
  {
    let root = call.calledExpression.rootName
    let isPlain = call.calledExpression.is(DeclReferenceExprSyntax.self)
    switch call.calledName {
    case "sleep", "usleep", "nanosleep":
      guard isPlain || ["Thread", "Foundation", "Darwin"].contains(root) else { return nil }
      return ("sleeps on its thread", "Use `try await Task.sleep(for:)`.")
    case "sleepUntilDate" where root == "Thread":
      return ("sleeps on its thread", "Use `try await Task.sleep(for:)`.")
    case "wait":
      guard let root, waiting.contains(root) else { return nil }
      return ("waits for “\(root)”", "Bridge the callback with `withCheckedContinuation`.")
    case "sync" where root == "DispatchQueue":
      return ("waits for a dispatch queue", "Use an actor, or `await MainActor.run`.")
    case "sendSynchronousRequest":
      return ("loads from the network synchronously", "Use `URLSession.shared.data(for:)`.")
    case "Data", "String":
      guard let source = call.argument("contentsOf"), isRemote(source) else { return nil }
      return ("loads from the network synchronously", "Use `URLSession.shared.data(from:)`.")
    default: return nil
    }
  }

  /// Whether a URL is a literal such as `URL(string: "https://…")`.
  private static func isRemote(_ source: ExprSyntax) -> Bool {
    source.all(StringLiteralExprSyntax.self).contains { literal in
      guard case .stringSegment(let part)? = literal.segments.first else { return false }
      return part.content.text.hasPrefix("http://") || part.content.text.hasPrefix("https://")
    }
  }

  /// Returns the names of semaphores and groups that are created in the body.
  private static func waitables(in body: CodeBlockItemListSyntax) -> Set<String> {
    let kinds = ["DispatchSemaphore", "DispatchGroup", "NSCondition", "DispatchWorkItem"]
    return Set(
      body.all(PatternBindingSyntax.self).filter {
        kinds.contains($0.initializer?.value.madeType ?? "")
      }.compactMap { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.plain })
  }

  private static func isAwaited(_ call: FunctionCallExprSyntax) -> Bool {
    for node in call.ancestors.dropFirst() {
      if node.is(AwaitExprSyntax.self) { return true }
      guard node.is(MemberAccessExprSyntax.self) || node.is(TryExprSyntax.self) else {
        return false
      }
    }
    return false
  }

  /// Whether the call is in a closure that a queue or thread runs.
  private static func isElsewhere(_ call: FunctionCallExprSyntax, in body: CodeBlockItemListSyntax)
    -> Bool
  {
    call.ancestors.prefix { $0.id != body.id }.contains { node in
      guard let closure = node.as(ClosureExprSyntax.self),
        let outer = closure.ancestors.dropFirst().lazy
          .compactMap({ $0.as(FunctionCallExprSyntax.self) }).first
      else { return false }
      return ["async", "asyncAfter", "detachNewThread", "Thread"].contains(outer.calledName)
    }
  }
}
