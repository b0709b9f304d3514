// A case of an utterance file: an utterance, with the expected result.

public import PhraseMatching

/// An utterance, with the expected result.
public struct UtteranceCase: Hashable, Sendable {
  /// The engine's next question.
  public enum Question: Hashable, Sendable {
    /// No question: the intent would run.
    case nothing
    /// A question for the value of a parameter.
    case parameter(String)
  }

  /// The first suggestion, if nothing matches.
  public enum Suggestion: Hashable, Sendable {
    /// No suggestion.
    case nothing
    /// A phrase of an intent.
    case intent(String)
  }

  /// The utterance.
  public var utterance: String
  /// The expected app; `nil` for any.
  public var app: String?
  /// The expected intents: none if nothing should match, several for a question which one is meant.
  public var intents: [String]
  /// The intents of the commands that the utterance is expected to consist of, in order; `nil` for one command.
  public var commands: [String]?
  /// The expected slots, each with an identifier or the spoken words; `nil` if unchecked.
  ///
  /// A slot has several identifiers if the words name several values.
  public var values: [String: [String]]?
  /// The expected tier; `nil` for any.
  public var tier: Tier?
  /// The expected question; `nil` if unchecked.
  public var asks: Question?
  /// The expected first suggestion, where nothing should match; `nil` if unchecked.
  public var suggests: Suggestion?
  /// The context in which the utterance is spoken.
  public var context: [String: JSON]
  /// The location of the case.
  public var place: SourcePlace

  /// Creates a case from an utterance and the expected result.
  public init(
    utterance: String, app: String? = nil, intents: [String], commands: [String]? = nil,
    values: [String: [String]]? = nil, tier: Tier? = nil, asks: Question? = nil,
    suggests: Suggestion? = nil, context: [String: JSON] = [:], place: SourcePlace
  ) {
    self.utterance = utterance
    self.app = app
    self.intents = intents
    self.commands = commands
    self.values = values
    self.tier = tier
    self.asks = asks
    self.suggests = suggests
    self.context = context
    self.place = place
  }
}
