// Runs one intent from its parameters to its result, and watches its time.

import BehestCards
import Foundation

/// The run of one intent: what it was given, whom it asks, and how it ends.
///
/// A question suspends the run in `Exchange.ask`, and the next input to the conversation resumes it
/// there. An intent that throws "needs a value" is performed again from the start once the value is
/// known; one that asks inside `perform()` continues.
///
/// The run goes from `toEnd` to `fill`, which asks for missing values (`askValue`), to the call's own
/// `perform`, whose requests come back to `ask`, and to `add`, which draws the card of the result.
struct IntentRun: Sendable {
  /// The surroundings of a run.
  ///
  /// A class: passing a run costs one retain for all of them.
  private final class Surroundings: Sendable {
    let app: App
    let exchange: Exchange
    let catalog: Catalog
    let settings: Conversation.Settings

    init(_ app: App, _ exchange: Exchange, _ catalog: Catalog, _ settings: Conversation.Settings) {
      self.app = app
      self.exchange = exchange
      self.catalog = catalog
      self.settings = settings
    }
  }

  private let surroundings: Surroundings

  /// The call of the intent, new or from a button.
  var call: any IntentCall

  /// The values as text, in order; of several for one parameter the last wins.
  var given: [Given] = []

  /// A function that returns data for the first text or file parameter without a value.
  var attachment: (@Sendable () async -> Data?)?

  /// The outcome of the command before in the same sentence; `nil` when there is none.
  var previous: Outcome?

  /// The names of parameters that are asked for although they may be left out or have a default.
  var wanted: Set<String> = []

  /// The values of a run before this one, of which an answer may change a part: the day and not the time.
  var before: [String: Value] = [:]

  /// The values that the person does not want, by the names of parameters.
  var unwanted: [String: [Value]] = [:]

  /// The stack where an undoable intent registers its effects; `nil` when there is none.
  var undoStack: (any UndoStack)?

  /// The object that draws snippets while the intent is running; `nil` where nobody sees them.
  var refresher: CardRefresher?

  /// Whether the run only determines the first question, even one that cannot be answered yet.
  var foretells = false

  /// Whether an intent that deletes, sends or acts on shared entities is confirmed first.
  var confirmsRisks = false
  /// Whether it has run before with other values, and what it did then stays.
  var repeats = false
  /// The commands that it runs instead of, which are taken back once it is confirmed.
  var replaces: Conversation.Replaced?
  /// The commands that were taken back for it, which run again if it is cancelled or fails.
  var tookBack: [Conversation.Performed] = []

  /// Creates a run of an intent of an app, whose questions go to `exchange`.
  init(
    of call: any IntentCall, in app: App, asking exchange: Exchange, catalog: Catalog,
    settings: Conversation.Settings
  ) {
    surroundings = Surroundings(app, exchange, catalog, settings)
    self.call = call
  }

  /// The app that the intent belongs to.
  var app: App { surroundings.app }

  /// The exchange that takes the intent's questions.
  var exchange: Exchange { surroundings.exchange }

  /// The catalogue of installed apps.
  var catalog: Catalog { surroundings.catalog }

  /// The settings of the conversation.
  var settings: Conversation.Settings { surroundings.settings }

  /// The intent's name without "Intent".
  var name: String { call.name }

  /// The maximum number of intents that open one another, or of restarts with a new value, in a
  /// run.
  private static let handoverLimit = 16

  /// Returns the run of another intent of the app, which asks the same person.
  func run(of call: any IntentCall) -> IntentRun {
    var run = self
    run.call = call
    run.given = []
    run.wanted = []
    run.before = [:]
    run.unwanted = [:]
    run.attachment = nil
    run.previous = nil
    return run
  }

  /// Runs the intent to its end, and draws snippets meanwhile.
  ///
  /// - Parameters:
  ///   - pressed: The card whose button started the intent, `nil` when no button did. It is drawn
  ///     again when the intent shows no card of its own.
  ///   - shown: The card on the screen while the intent is running; `nil` for none.
  func toEnd(refreshing pressed: Snippet?, whileShowing shown: Snippet?) async -> RunEnd {
    let refresher = CardRefresher(shown, updates: settings.updates)
    async let drawing: Void = refresher.draw(with: self)
    var run = self
    run.refresher = refresher
    let end = await run.outcome(refreshing: pressed)
    refresher.finish()
    await drawing
    return end
  }

  private func outcome(refreshing pressed: Snippet?) async -> RunEnd {
    do {
      var outcome = Outcome(app: app.name, intent: name)
      var shown = try await performChain(depth: 0, into: &outcome)
      // A card that the intent displayed has replaced the one with the button.
      let displayed = refresher?.displayed
      if shown == nil, let source = (displayed ?? pressed)?.source {
        outcome.steps.append(Step(.snippet, intent: source.intent.name))
        shown = try await draw(source)
        outcome.card = shown?.card
        outcome.isRefresh = shown != nil
      } else if displayed != nil {
        outcome.isRefresh = true
      }
      outcome.performed = call
      outcome.wasPressed = pressed != nil
      return .done(outcome, shown)
    } catch {
      return RunEnd(error, of: self)
    }
  }

  /// Performs the intent and those that it leads to, and adds their results to the outcome.
  ///
  /// - Returns: The card that is now shown; `nil` when there is none.
  private func performChain(depth: Int, into outcome: inout Outcome) async throws -> Snippet? {
    try Task.checkCancellation()
    outcome.steps.append(Step(.created, intent: name))
    try await prepare()
    if confirmsRisks, depth == 0, let question = riskQuestion {
      guard case .accepted = try await exchange.ask(question) else { throw Declined() }
    }
    for field in call.fields {
      guard let value = field.value?.text.shortened else { continue }
      outcome.steps.append(Step(.parameter, intent: name, detail: "\(field.name)=\(value)"))
    }
    let result = try await perform(steps: &outcome.steps)
    let isForward = call.source.has(.opensApp) || call.source.has(.endsInForeground)
    if isForward || exchange.comesForward {
      outcome.opensApp = true
      outcome.openedID = openedEntity?.identifier
      outcome.openedTitle = openedEntity?.option.title
    }
    let shown = try await add(result, to: &outcome)
    guard let next = result.next else { return shown }
    guard depth < Self.handoverLimit else {
      throw Failure(.intentFailed, Sentence.handedOver(app: app.name))
    }
    outcome.steps.append(Step(.opens, intent: next.name))
    return try await run(of: next).performChain(depth: depth + 1, into: &outcome) ?? shown
  }

  /// The entity that the intent opens: its target, or the only entity among its values.
  private var openedEntity: Value? {
    if call.source.has(.opens) { return call.target }
    let entities = call.fields.compactMap(\.value).filter(\.isEntity)
    return entities.count == 1 ? entities[0] : nil
  }

  /// Prepares the intent: resolves dependencies, authenticates, and fills its parameters.
  func prepare() async throws {
    try await call.prepare()
    try await authenticate()
    try await fill()
  }

  /// Performs the intent until it neither needs a value nor starts again.
  func perform(steps: inout [Step]) async throws -> CallResult {
    for _ in 0..<Self.handoverLimit {
      try Task.checkCancellation()
      steps.append(Step(.performed, intent: name))
      switch try await call.perform(with: self) {
      case .done(var result):
        if let copied = result.copy, let copy = settings.copy {
          let remark = try await copy(copied)
          // Nobody should paste what they do not know an app of another program has copied.
          let start = copied.plainText.split(whereSeparator: \.isNewline).joined(separator: " ")
            .prefix(60)
          result.copyRemark =
            remark ?? (app.host.isInProcess ? nil : .besides(Sentence.copied(text: String(start))))
        }
        return result
      case .needsForeground(let asks, let dialog, let accept, let decline, let goOn):
        if asks {
          let dialog = dialog ?? Dialog(Sentence.continueIn(app: app.name))
          _ = try await ask(
            .confirmation(
              accept: accept, decline: decline, isDestructive: false, dialog: dialog,
              showsDialog: true, content: nil))
        }
        comeForward()
        try await goOn()
        return CallResult()
      case .needsValue(let parameter, let dialog):
        try parameter.assign(try await askValue(parameter, dialog: dialog))
      case .needsChoice(let parameter, let values, let dialog):
        try parameter.assign(try await choose(parameter, among: values, dialog: dialog))
      case .restart: continue
      }
    }
    throw Failure(.intentFailed, Sentence.startedAgain(app: app.name))
  }

  private func authenticate() async throws {
    let policy = call.source.authentication
    guard policy != .alwaysAllowed else { return }
    let title = call.source.title
    // A person who is logged in is authenticated; only an authenticator can ask for a new proof.
    let isAdmitted = await exchange.waiting {
      await settings.authenticator?.admits(policy, reason: title)
        ?? (policy != .requiresLocalDeviceAuthentication)
    }
    guard isAdmitted else {
      throw Failure(
        .authentication, Sentence.authenticate(title: title, app: app.name))
    }
  }
}

// MARK: Time and progress

extension IntentRun {
  /// Reports the intent's progress until its time is used up, or the calling task is cancelled.
  ///
  /// Only work counts, not the time a question waits for the person. With every step of progress the
  /// time starts anew. An intent that opens its app, or declares that it is long-running, has no
  /// limit.
  ///
  /// - Returns: The failure to end the intent with; `nil` when it ended by itself.
  func watch() async -> Failure? {
    var worked = Duration.zero
    var told: (report: Update.Progress, step: Int64)?
    while true {
      guard let slept = try? await settings.clock.slept(for: .milliseconds(100)) else { return nil }
      if exchange.isAsking { worked = .zero } else { worked += slept }
      if let progress = exchange.progress {
        let (report, step) = (report(of: progress), progress.completedUnitCount)
        if report != told?.report || step != told?.step {
          told = (report, step)
          worked = .zero
          settings.updates(.progress(report))
        }
      }
      guard let budget = settings.budget, worked >= budget,
        !call.source.has(.isLongRunning), !call.source.has(.opensApp)
      else { continue }
      let seconds = budget.components.seconds
      return Failure(
        .timedOut,
        Sentence.tookTooLong(app: app.name, title: call.source.title, seconds: Int(seconds)))
    }
  }

  private func report(of progress: Progress) -> Update.Progress {
    let completed = Double(progress.completedUnitCount)
    let total = Double(progress.totalUnitCount)
    return Update.Progress(
      app: app.name, title: call.source.title,
      fraction: total > 0 ? min(1, max(0, completed / total)) : nil,
      words: progress.localizedDescription?.nonEmpty)
  }
}

extension Clock<Duration> {
  /// Sleeps for a duration, and returns the time that has passed.
  fileprivate func slept(for duration: Duration) async throws -> Duration {
    let start = now
    try await sleep(for: duration)
    return start.duration(to: now)
  }
}

// MARK: Ends

/// The end of a run.
indirect enum RunEnd: Sendable {
  case done(Outcome, Snippet?)
  case failed(Failure)
  case cancelled(wasDeclined: Bool)

  /// Whether the intent was performed.
  var isDone: Bool { if case .done = self { true } else { false } }

  /// The names of the intents that the run has performed; empty when it did not finish.
  var performed: [String] {
    guard case .done(let outcome, _) = self else { return [] }
    return outcome.steps.filter { $0.kind == .performed }.map(\.intent)
  }

  /// Creates the end of a run from the error that ended it.
  init(_ error: any Error, of run: IntentRun) {
    switch error {
    case is Declined:
      self = .cancelled(wasDeclined: true)
    case is Withdrawn, is CancellationError:
      self = .cancelled(wasDeclined: false)
    default:
      let plain = Sentence.couldNotFinish(
        app: run.app.name, title: run.call.source.title)
      self = .failed(Failure(of: error, in: run.app, otherwise: plain))
    }
  }
}
