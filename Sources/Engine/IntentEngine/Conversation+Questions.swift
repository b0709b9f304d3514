// Foretells the first question of an intent, without performing it.

public import PhraseMatching

extension Conversation {
  /// The question that comes before the intent of a match is performed; `nil` when none does.
  ///
  /// The application may be asked for its entities, and need not have any; what `perform()` itself
  /// would ask is not known.
  ///
  /// - Throws: `Failure` when a value cannot be read, or a query fails.
  public func question(before match: Match) async throws(Failure) -> Question? {
    guard let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match)
    else {
      throw Failure(.unknownName, "There is no intent “\(match.intent)”.")
    }
    await launch(app)
    let exchange = Exchange()
    var run = intentRun(exchange)
    run.foretells = true
    let invocation = Invocation(
      app: app, call: intent.makeCall(), given: Invocation.Given.all(of: match))
    let task = Task { [run] in
      do {
        try await invocation.call.prepare()
        try await ParameterFiller(run: run, invocation: invocation).fill()
        exchange.finish(.cancelled(wasDeclined: false))
      } catch {
        exchange.finish(RunEnd(error, of: invocation))
      }
    }
    let event = await exchange.next()
    exchange.abandon()
    await task.value
    switch event {
    case .question(let question, _): return question
    case .finished(.failed(let failure)): throw failure
    case .finished: return nil
    }
  }
}
