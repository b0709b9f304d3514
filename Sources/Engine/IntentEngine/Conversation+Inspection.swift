// Access for tests to the waiting intent and the resolution of words.

extension Conversation {
  /// The call that waits for an answer, with its current values; `nil` when none waits.
  package var waitingCall: (any IntentCall)? {
    running.last?.waiting == nil ? nil : running.last?.invocation.call
  }

  /// Returns the value that words mean for a parameter; of several entities the first.
  ///
  /// - Parameter isElement: Whether the words are one of the values of a list.
  /// - Throws: `Failure` when the words are no such value, and the errors of the app's queries.
  package func value(
    of words: String, for parameter: CallParameter, isElement: Bool = false
  ) async throws -> Value {
    let resolver = intentRun(.silent()).resolver
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
