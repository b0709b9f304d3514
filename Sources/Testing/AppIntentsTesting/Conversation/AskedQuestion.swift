// A question of an app, in a form that tests compare.

import IntentEngine

/// A question that an app asked.
public struct AskedQuestion: Hashable, Sendable {
  /// The kind of answer that a question expects; new kinds may be added.
  public struct Kind: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A value in the person's own words; the options are suggestions.
    public static let value = Kind(rawValue: "value")
    /// One of the options.
    public static let choice = Kind(rawValue: "choice")
    /// Yes or no.
    public static let confirmation = Kind(rawValue: "confirmation")
    /// One of the options: an intent, of those whose phrases fit equally well.
    public static let intent = Kind(rawValue: "intent")
  }

  /// The text of the question: "What size?".
  public let text: String
  /// The kind of answer that the question expects.
  public let kind: Kind
  /// The titles of the options in order; empty when the question has none.
  public let options: [String]
  /// The subtitles of the options, in the same order; empty strings where there are none.
  public let subtitles: [String]
  /// The name of the parameter that the question is about; `nil` for the intent's own questions.
  public let parameter: String?
  /// The reason why the previous answer was not accepted; `nil` the first time.
  public let problem: String?
  /// The title of the accepting button and words that mean the same; empty unless a confirmation.
  public let acceptWords: [String]
  /// The title of the declining button and words that mean the same; empty unless a confirmation.
  public let declineWords: [String]
  /// Whether accepting is destructive.
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
