// Determines the first question of an intent without performing it.

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
