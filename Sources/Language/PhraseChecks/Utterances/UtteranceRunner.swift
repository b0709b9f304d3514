// Runs the cases of an utterance file.

public import PhraseMatching

/// A runner that compares the results of cases with the expected ones, without performing intents.
public struct UtteranceRunner: Sendable {
  /// A function that matches an utterance in a context.
  public typealias Matching =
    @Sendable (_ utterance: String, _ context: [String: JSON]) async throws ->
    MatchResult
  /// A function that returns the first parameter to ask for; `nil` if none.
  public typealias Asking = @Sendable (Match) async throws -> String?

  private let match: Matching
  private let ask: Asking

  /// Creates a runner from the functions that match and ask.
  public init(match: @escaping Matching, ask: @escaping Asking) {
    self.match = match
    self.ask = ask
  }

  /// Runs one case.
  ///
  /// - Throws: The errors of the closures.
  public func verdict(on example: UtteranceCase) async throws -> UtteranceVerdict {
    let clock = ContinuousClock()
    let start = clock.now
    let result = try await match(example.utterance, example.context)
    let duration = clock.now - start
    var asked: String?
    if example.asks != nil, result.best.count == 1, let only = result.best.first {
      asked = try await ask(only)
    }
    return UtteranceVerdict(example, result, asked: asked, duration: duration)
  }
}
