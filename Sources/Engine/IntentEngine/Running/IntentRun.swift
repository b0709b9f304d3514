// Runs one intent from its parameters to its result, asking on the way.

import BehestCards
import Foundation

/// One intent's way through resolution, `perform()` and the making of its reply.
///
/// It is straight-line code: a question suspends it in `Exchange.ask`, and the next input to the
/// conversation resumes it there. An intent that throws "needs a value" is performed again from
/// the top once the value is known; one that asks inside `perform()` goes on where it was.
struct IntentRun: Sendable {
  /// Where questions go.
  let exchange: Exchange

  /// What is installed.
  let catalog: Catalog

  /// Reads words as values.
  let resolver: ParameterResolver

  /// Decides who may run an intent.
  let authenticator: any Authenticator

  /// The values that views become cards with.
  let cards: CardSettings

  /// Takes news before the reply.
  var tell: @Sendable (Update) -> Void = { _ in }

  /// Where an undoable intent registers how to take its effect back; `nil` for nowhere.
  var undoStack: (any UndoStack)?

  /// Draws snippets while the intent is at work; `nil` where nobody sees them.
  var refresher: CardRefresher?

  /// Whether questions are only foretold: they are asked whether or not there is an answer yet.
  var foretells = false

  /// Whether an intent that destroys something, or acts on what is shared, is confirmed first.
  var confirmsRisks = false

  /// How many times one run may hand over to another intent, or start again with a new value.
  private static let handoverLimit = 16

  /// Runs an intent to its end.
  ///
  /// - Parameters:
  ///   - pressed: the card whose button started the intent. It is drawn again when the intent shows
  ///     no card of its own; `nil` when no button did.
  ///   - shown: the card on the screen while the intent is at work; `nil` for none.
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
      // A card that the intent had displayed has taken the place of the one with the button.
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

  /// Makes an intent ready to perform: it may run, and has every value it cannot do without.
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
  /// What an error that ended a run means to the person.
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
  /// The failure of an intent that threw: its own sentence, or a plain one.
  init(of error: any Error, in app: App, otherwise plain: String) {
    self =
      error as? Failure ?? app.host.failure(for: error, of: app.name)
      ?? Failure(.intentFailed, plain, detail: String(describing: error))
  }
}
