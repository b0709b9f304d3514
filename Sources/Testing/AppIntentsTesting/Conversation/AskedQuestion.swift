// A question as a test compares it.

import IntentEngine

/// What an app asked.
public struct AskedQuestion: Hashable, Sendable {
  /// What kind of answer is expected; new kinds may be added.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String

    /// Creates a kind.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value in the person's own words; options, when there are any, are suggestions.
    public static let value = Kind(rawValue: "value")
    /// One of the options.
    public static let choice = Kind(rawValue: "choice")
    /// Yes or no.
    public static let confirmation = Kind(rawValue: "confirmation")
    /// Several phrases fit equally well: which intent is meant. One of the options.
    public static let intent = Kind(rawValue: "intent")
  }

  /// The question's words: "What size?".
  public let text: String
  /// What kind of answer is expected.
  public let kind: Kind
  /// The titles of what can be chosen, in order; empty when only words will do.
  public let options: [String]
  /// What tells each option from others, in the same order; empty where nothing does.
  public let subtitles: [String]
  /// The name of the parameter it is about; `nil` for questions of the intent's own.
  public let parameter: String?
  /// Why the answer before this one would not do; `nil` the first time.
  public let problem: String?
  /// The words that accept, those of the button first; empty unless a confirmation.
  public let acceptWords: [String]
  /// The words that decline, those of the button first; empty unless a confirmation.
  public let declineWords: [String]
  /// Whether accepting destroys something.
  public let isDestructive: Bool

  init(_ question: Question) {
    text = question.prompt
    kind = Kind(rawValue: question.kind.rawValue)
    options = question.options.map(\.title)
    subtitles = question.options.map { $0.subtitle ?? "" }
    parameter = question.parameter?.name
    problem = question.problem
    acceptWords = question.acceptWords
    declineWords = question.declineWords
    isDestructive = question.isDestructive
  }
}
