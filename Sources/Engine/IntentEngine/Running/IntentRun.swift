// Runs one intent from its parameters to its result, asking on the way.

import AppIntents
import BehestCards
import Foundation
import BehestSwiftUI

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

  /// Takes news before the reply.
  var tell: @Sendable (Update) -> Void = { _ in }

  /// Where an undoable intent registers how to take its effect back; `nil` for nowhere.
  var undoing: IntentUndoing?

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
    _ invocation: Invocation, refreshing pressed: Presented?, whileShowing shown: Presented?
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

  private func run(_ invocation: Invocation, refreshing pressed: Presented?) async -> RunEnd {
    var steps: [Step] = []
    do {
      var outcome = Outcome(app: invocation.app.name, intent: invocation.name)
      var presented = try await run(invocation, depth: 0, steps: &steps, into: &outcome)
      // A card that the intent had displayed has taken the place of the one with the button.
      let displayed = refresher?.displayed
      if presented == nil, let shown = displayed ?? pressed, let source = shown.snippet.source {
        steps.append(Step(.snippet, intent: source.type.shortName))
        if let snippet = try await ReplyBuilder(run: self, app: shown.app).draw(source) {
          presented = Presented(app: shown.app, snippet: snippet)
          outcome.card = snippet.card
          outcome.isRefresh = true
        }
      } else if displayed != nil {
        outcome.isRefresh = true
      }
      outcome.steps = steps
      outcome.product.subjects = Product.subjects(of: invocation.intent)
      outcome.performed = invocation.intent
      return .done(outcome, presented)
    } catch {
      return RunEnd(error, of: invocation)
    }
  }

  private func run(
    _ invocation: Invocation, depth: Int, steps: inout [Step], into outcome: inout Outcome
  ) async throws -> Presented? {
    try Task.checkCancellation()
    let intent = invocation.intent
    steps.append(Step(.created, intent: invocation.name))
    try await prepare(invocation)
    if confirmsRisks, depth == 0, let risk = RiskQuestion(before: intent, of: invocation.app) {
      guard case .accepted = try await exchange.ask(risk.question) else { throw Declined() }
    }
    for field in intent.parameterFields where field.parameter.anyValue != nil {
      let value = ReturnedValue(field.parameter.anyValue).text.shortened
      steps.append(Step(.parameter, intent: invocation.name, detail: "\(field.name)=\(value)"))
    }
    let result = try await perform(invocation, steps: &steps)
    if opensApp(type(of: intent)) {
      outcome.opensApp = true
      outcome.openedID = Product.target(of: intent)?.erasedID
    }
    let shown = try await ReplyBuilder(run: self, app: invocation.app)
      .add(result, of: intent, steps: &steps, to: &outcome)
    guard let next = result.opensIntent else { return shown }
    guard depth < Self.handoverLimit else {
      throw Failure(.intentFailed, "\(invocation.app.name) handed over too many times.")
    }
    steps.append(Step(.opens, intent: type(of: next).shortName))
    let handover = Invocation(app: invocation.app, intent: next)
    return try await run(handover, depth: depth + 1, steps: &steps, into: &outcome) ?? shown
  }

  /// Whether the app comes to the front: the intent always has it so, or has asked for it.
  private func opensApp(_ intent: any AppIntent.Type) -> Bool {
    intent.openAppWhenRun || exchange.comesForward
      || !intent.supportedModes.isDisjoint(with: [.foreground(.immediate), .foreground(.deferred)])
  }

  /// Makes an intent ready to perform: it may run, and has every value it cannot do without.
  func prepare(_ invocation: Invocation) async throws {
    try await invocation.intent.prepareDependencies()
    try await authenticate(invocation.intent, of: invocation.app)
    try await ParameterFiller(run: self, invocation: invocation).fill()
  }

  /// Runs `perform()` until it neither asks for a value by an error nor starts again.
  func perform(_ invocation: Invocation, steps: inout [Step]) async throws -> PerformedResult {
    let intent = invocation.intent
    let asker = PromptAnswerer(run: self, invocation: invocation)
    for _ in 0..<Self.handoverLimit {
      try Task.checkCancellation()
      steps.append(Step(.performed, intent: invocation.name))
      do {
        return try await performOnce(intent, asker)
      } catch let error as AppIntentError {
        if case .needsForeground(let need) = error.kind { return try await asker.goOn(need) }
        guard try await asker.supply(what: error) else { throw error }
      }
    }
    throw Failure(.intentFailed, "\(invocation.app.name) started again too many times.")
  }

  /// Runs `perform()` with those it may ask and report to.
  private func performOnce(
    _ intent: any AppIntent, _ asker: PromptAnswerer
  ) async throws -> PerformedResult {
    try await IntentEnvironment.$cancellation.withValue(exchange.cause) {
      try await IntentEnvironment.$undoing.withValue(undoing) {
        try await IntentEnvironment.$interlocutor.withValue(asker) {
          try await performReporting(intent)
        }
      }
    }
  }

  private func performReporting(_ intent: any AppIntent) async throws -> PerformedResult {
    // A snippet may be drawn in the middle of work whose progress is watched.
    guard intent is any ProgressReportingIntent else { return try await intent.performErased() }
    let progress = Progress(totalUnitCount: 0)
    exchange.report(to: progress)
    defer { exchange.report(to: nil) }
    return try await IntentEnvironment.$progress.withValue(progress) {
      try await intent.performErased()
    }
  }

  private func authenticate(_ intent: any AppIntent, of app: InstalledApp) async throws {
    let policy = type(of: intent).authenticationPolicy
    guard policy != .alwaysAllowed else { return }
    let reason = type(of: intent).title.text
    guard await exchange.waiting(for: { await authenticator.admits(policy, reason: reason) }) else {
      throw Failure(
        .authentication,
        "“\(type(of: intent).title.text)” in \(app.name) needs you to authenticate first.")
    }
  }
}

extension RunEnd {
  /// What an error that ended a run means to the person.
  init(_ error: any Error, of invocation: Invocation) {
    switch error {
    case is Declined:
      self = .cancelled(wasDeclined: true)
    case is IntentCancellation, is CancellationError:
      self = .cancelled(wasDeclined: false)
    default:
      let title = type(of: invocation.intent).title.text
      self = .failed(
        Failure(
          of: error, in: invocation.app,
          otherwise: "\(invocation.app.name) could not finish “\(title)”."))
    }
  }
}

extension Failure {
  /// The failure of an intent that threw: its own sentence, or a plain one.
  init(of error: any Error, in app: InstalledApp, otherwise plain: String) {
    if let failure = error as? Failure {
      self = failure
      return
    }
    if let missing = error as? MissingDependencyError {
      self.init(
        .appNotReady,
        "\(app.name) is not ready: \(missing.owner) needs \(missing.typeName), "
          + "which nothing registered.", detail: missing.description)
      return
    }
    self.init(.intentFailed, error.ownWords ?? plain, detail: String(describing: error))
  }
}

extension Error {
  /// The sentence that the application gave the error for people; `nil` when it gave none.
  var ownWords: String? {
    (self as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource.text.nonEmpty
  }
}
