// Runs one intent from its parameters to its result, asking questions where necessary.

import BehestCards
import Foundation

/// The run of one intent: resolution, `perform()` and the outcome.
///
/// A question suspends the run in `Exchange.ask`, and the next input to the conversation resumes it
/// there. An intent that throws "needs a value" is performed again from the start once the value is
/// known; one that asks inside `perform()` continues.
struct IntentRun: Sendable {
  /// The exchange that takes the intent's questions.
  let exchange: Exchange

  /// The catalogue of installed apps.
  let catalog: Catalog

  /// The resolver that reads words as values.
  let resolver: ParameterResolver

  /// The authenticator that decides who may run an intent.
  let authenticator: any Authenticator

  /// The settings for converting views to cards.
  let cards: CardSettings

  /// A function that receives updates before the reply.
  var tell: @Sendable (Update) -> Void = { _ in }

  /// The stack where an undoable intent registers its effects; `nil` when there is none.
  var undoStack: (any UndoStack)?

  /// The object that draws snippets while the intent is running; `nil` where nobody sees them.
  var refresher: CardRefresher?

  /// Whether the run only determines the first question, even one that cannot be answered yet.
  var foretells = false

  /// Whether a destructive intent, or one that acts on shared entities, is confirmed first.
  var confirmsRisks = false

  /// The maximum number of intents that open one another, or of restarts with a new value, in a
  /// run.
  private static let handoverLimit = 16

  /// Runs an intent to its end, and draws snippets meanwhile.
  ///
  /// - Parameters:
  ///   - pressed: The card whose button started the intent, `nil` when no button did. It is drawn
  ///     again when the intent shows no card of its own.
  ///   - shown: The card on the screen while the intent is running; `nil` for none.
  func run(
    _ invocation: Invocation, refreshing pressed: Snippet?, whileShowing shown: Snippet?
  ) async -> RunEnd {
    let refresher = CardRefresher(app: invocation.app, shown)
    var run = self
    run.refresher = refresher
    async let drawing: Void = refresher.draw(with: self)
    let end = await run.run(invocation, refreshing: pressed)
    refresher.finish()
    await drawing
    return end
  }

  private func run(_ invocation: Invocation, refreshing pressed: Snippet?) async -> RunEnd {
    var steps: [Step] = []
    do {
      var outcome = Outcome(app: invocation.app.name, intent: invocation.name)
      var shown = try await run(invocation, depth: 0, steps: &steps, into: &outcome)
      // A card that the intent displayed has replaced the one with the button.
      let displayed = refresher?.displayed
      if shown == nil, let before = displayed ?? pressed, let source = before.source {
        steps.append(Step(.snippet, intent: source.intent.name))
        shown = try await draw(source, of: before.app)
        if let shown {
          outcome.card = shown.card
          outcome.isRefresh = true
        }
      } else if displayed != nil {
        outcome.isRefresh = true
      }
      outcome.steps = steps
      outcome.product.subjects = Product.subjects(of: invocation.call)
      outcome.performed = invocation.call
      return .done(outcome, shown)
    } catch {
      return RunEnd(error, of: invocation)
    }
  }

  private func run(
    _ invocation: Invocation, depth: Int, steps: inout [Step], into outcome: inout Outcome
  ) async throws -> Snippet? {
    try Task.checkCancellation()
    let call = invocation.call
    steps.append(Step(.created, intent: invocation.name))
    try await prepare(invocation)
    if confirmsRisks, depth == 0, let risk = RiskQuestion(before: call, of: invocation.app) {
      guard case .accepted = try await exchange.ask(risk.question) else { throw Declined() }
    }
    for field in call.fields {
      guard let value = field.value?.text.shortened else { continue }
      steps.append(Step(.parameter, intent: invocation.name, detail: "\(field.name)=\(value)"))
    }
    let result = try await perform(invocation, steps: &steps)
    let intent = call.source.facts
    if intent.opensApp || intent.endsInForeground || exchange.comesForward {
      outcome.opensApp = true
      outcome.openedID = Product.target(of: call)?.identifier
    }
    let shown = try await add(result, of: invocation, steps: &steps, to: &outcome)
    guard let next = result.next else { return shown }
    guard depth < Self.handoverLimit else {
      throw Failure(.intentFailed, "\(invocation.app.name) handed over too many times.")
    }
    steps.append(Step(.opens, intent: next.name))
    let handover = Invocation(app: invocation.app, call: next)
    return try await run(handover, depth: depth + 1, steps: &steps, into: &outcome) ?? shown
  }

  /// Prepares an intent for running: resolves dependencies, authenticates, and fills its
  /// parameters.
  func prepare(_ invocation: Invocation) async throws {
    try await invocation.call.prepare()
    try await authenticate(invocation)
    try await ParameterFiller(run: self, invocation: invocation).fill()
  }

  /// Performs an intent until it neither needs a value nor starts again.
  func perform(_ invocation: Invocation, steps: inout [Step]) async throws -> CallResult {
    let asker = PromptAnswerer(run: self, invocation: invocation)
    for _ in 0..<Self.handoverLimit {
      try Task.checkCancellation()
      steps.append(Step(.performed, intent: invocation.name))
      switch try await invocation.call.perform(with: asker) {
      case .done(let result): return result
      case .needsForeground(let need): return try await asker.goOn(need)
      case .needsValue(let parameter, let dialog):
        try parameter.assign(try await asker.askValue(parameter, dialog: dialog))
      case .needsChoice(let parameter, let values, let dialog):
        try parameter.assign(try await asker.choose(parameter, among: values, dialog: dialog))
      case .restart: continue
      }
    }
    throw Failure(.intentFailed, "\(invocation.app.name) started again too many times.")
  }

  private func authenticate(_ invocation: Invocation) async throws {
    let intent = invocation.call.source.facts
    let policy = intent.authentication
    guard policy != .alwaysAllowed else { return }
    guard
      await exchange.waiting(for: { await authenticator.admits(policy, reason: intent.title) })
    else {
      throw Failure(
        .authentication,
        "“\(intent.title)” in \(invocation.app.name) needs you to authenticate first.")
    }
  }
}

extension RunEnd {
  /// Creates the end of a run from the error that ended it.
  init(_ error: any Error, of invocation: Invocation) {
    switch error {
    case is Declined:
      self = .cancelled(wasDeclined: true)
    case is Withdrawn, is CancellationError:
      self = .cancelled(wasDeclined: false)
    default:
      let title = invocation.call.source.title
      self = .failed(
        Failure(
          of: error, in: invocation.app,
          otherwise: "\(invocation.app.name) could not finish “\(title)”."))
    }
  }
}

extension Failure {
  /// Creates the failure for an error: with the message of the app, or else a given one.
  init(of error: any Error, in app: App, otherwise plain: String) {
    self =
      error as? Failure ?? app.host.failure(for: error, of: app.name)
      ?? Failure(.intentFailed, plain, detail: String(describing: error))
  }
}
