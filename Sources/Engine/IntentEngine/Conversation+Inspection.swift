// Access to questions, waiting intents and values, without performing an intent.

public import PhraseMatching

extension Conversation {
  /// Returns the question that is asked before a match's intent is performed; `nil` when there is
  /// none.
  ///
  /// The app may be queried for its entities. Questions that `perform()` itself would ask are not
  /// known.
  ///
  /// - Throws: `Failure` when a value cannot be read, or a query fails.
  public func question(before match: Match) async throws(Failure) -> Question? {
    guard let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match)
    else {
      throw Failure(.unknownName, Sentence.noIntent(name: match.intent))
    }
    await launcher.launch(app)
    var run = makeRun(of: intent.makeCall(), in: app)
    run.given = IntentRun.Given.all(of: match)
    run.foretells = true
    let exchange = run.exchange
    let task = Task { [run] in
      do {
        try await run.call.prepare()
        try await run.fill()
        exchange.finish(.cancelled(wasDeclined: false))
      } catch {
        exchange.finish(RunEnd(error, of: run))
      }
    }
    let event = await exchange.next()
    exchange.cancel()
    await task.value
    switch event {
    case .question(let question, _): return question
    case .finished(.failed(let failure)): throw failure
    case .finished: return nil
    }
  }

  /// Returns the titles of the values that are suggested for a parameter of an intent, at most a hundred.
  ///
  /// - Returns: No titles for an unknown intent or parameter, and where the app's query fails.
  package func suggestedValues(
    of parameter: String, intent: String, in app: String
  ) async -> [String] {
    guard let (app, intent) = try? catalog.intent(named: intent, in: app) else { return [] }
    await launcher.launch(app)
    let call = intent.makeCall()
    let titles = try? await app.speaking {
      try await call.prepare()
      guard let field = call.fields.first(where: { $0.name == parameter }) else {
        return [String]()
      }
      return try await Suggestions(for: field).options.map(\.title)
    }
    return titles ?? []
  }

  /// The call that waits for an answer, with its current values; `nil` when none waits.
  package var waitingCall: (any IntentCall)? {
    running.last?.waiting == nil ? nil : running.last?.run.call
  }

  /// Returns the value that words mean for a parameter; of several entities the first.
  ///
  /// - Parameter isElement: Whether the words are one of the values of a list.
  /// - Throws: `Failure` when the words are no such value, and the errors of the app's queries.
  package func value(
    of words: String, for parameter: CallParameter, isElement: Bool = false
  ) async throws -> Value {
    let resolver = settings.resolver
    let resolution =
      isElement
      ? try await resolver.element(words, for: parameter)
      : try await resolver.resolve(words, for: parameter)
    switch resolution {
    case .value(let value): return value
    case .several(let entities): return entities[0]
    case .unsettled(let elements): return .list(elements.compactMap(\.first))
    case .tooFew(_, let problem), .nothing(let problem): throw Failure(.invalidValue, problem)
    }
  }
}
