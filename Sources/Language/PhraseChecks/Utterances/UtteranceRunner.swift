// Says the utterances of a file one after the other, and judges each.

public import PhraseMatching

/// Says utterances, and judges what comes of each; runs no intent.
public struct UtteranceRunner: Sendable {
  /// Says what an utterance can be, given what is known.
  public typealias Matching =
    @Sendable (_ utterance: String, _ context: [String: StructuredValue]) async throws ->
    MatchResult
  /// Names the parameter that would be asked for first; `nil` when none would.
  public typealias Asking = @Sendable (Match) async throws -> String?

  private let match: Matching
  private let ask: Asking

  /// Creates a runner.
  public init(match: @escaping Matching, ask: @escaping Asking) {
    self.match = match
    self.ask = ask
  }

  /// Says one utterance.
  ///
  /// - Throws: What the closures throw.
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
