// What comes out of a conversation: a result, a question, or the reason for neither.

public import BehestCards
public import PhraseMatching

/// The only thing a conversation answers with; every ordinary outcome is a case.
public enum Reply: Sendable {
  /// An intent ran to its end.
  case done(Outcome)

  /// One of several commands of a sentence ran to its end.
  ///
  /// `Input(.proceed)` goes on to the next; `rest` has those that are left, as they were said.
  case part(Outcome, rest: [String])

  /// A value, a choice or a confirmation is needed; the next input answers it.
  case question(Question)

  /// No phrase fits, or the only ones that fit are vetoed; carries the nearest phrases.
  case nothingMatched(MatchResult)

  /// The intent, or what was asked of it, went wrong.
  case failed(Failure)

  /// The person declined or cancelled; nothing more happens.
  case cancelled(Cancellation)
}

/// What an intent gave back.
public struct Outcome: Sendable {
  /// The application's display name.
  public var app: String

  /// The intent's name without "Intent": "FindDocument".
  public var intent: String

  /// The returned value; `nil` when the intent returns none.
  public var value: Value?

  /// What the application says; `nil` when it says nothing.
  public var dialog: String?

  /// The snippet as a card; `nil` when the intent shows none.
  public var card: Card?

  /// Whether `card` is the earlier card drawn anew, after one of its buttons was pressed.
  public var isRefresh: Bool

  /// Whether the application asks to come to the front (`openAppWhenRun`).
  public var opensApp: Bool

  /// The identifier of the entity that the application opens on: the target of the intent that
  /// brings it to the front, or the only entity among its values; `nil` when there is none.
  public var openedID: String?

  /// What was done, in order; for `--trace`.
  package var steps: [Step]

  /// What the next command of the same sentence may take.
  var product = Product()

  /// The intent that was run, with its parameters' values; `nil` in an outcome made by hand.
  package var performed: (any IntentCall)?

  /// The value as the application returned it; `nil` when there is none.
  package var returned: Value? { product.returned }

  /// Creates an outcome.
  package init(
    app: String, intent: String, value: Value? = nil, dialog: String? = nil,
    card: Card? = nil, isRefresh: Bool = false, opensApp: Bool = false, steps: [Step] = []
  ) {
    self.app = app
    self.intent = intent
    self.value = value
    self.dialog = dialog
    self.card = card
    self.isRefresh = isRefresh
    self.opensApp = opensApp
    self.steps = steps
  }
}

/// One stage that an intent went through.
package struct Step: Hashable, Sendable {
  /// What happened.
  package enum Kind: String, Sendable {
    /// The intent was made by its empty initialiser, or taken from a button.
    case created
    /// A parameter was given a value; `detail` is `name=value`.
    case parameter
    /// `perform()` ran.
    case performed
    /// A snippet intent took over to draw the card.
    case snippet
    /// The result handed over to another intent.
    case opens
  }

  /// What happened.
  package var kind: Kind

  /// The name of the intent it happened to.
  package var intent: String

  /// What there is to add; `nil` when nothing.
  package var detail: String?

  /// Creates a step.
  package init(_ kind: Kind, intent: String, detail: String? = nil) {
    self.kind = kind
    self.intent = intent
    self.detail = detail
  }
}

/// Why a conversation could not do what it was asked.
public struct Failure: Error, Hashable, Sendable {
  /// The kind of failure; new kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name in JSON output.
    public let rawValue: String

    /// Creates a code.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The intent threw; `words` is what it said.
    public static let intentFailed = Code(rawValue: "intentFailed")
    /// A given value does not parse, is out of range, or names nothing.
    public static let invalidValue = Code(rawValue: "invalidValue")
    /// No application, intent, parameter or type has this name.
    public static let unknownName = Code(rawValue: "unknownName")
    /// A value that the intent cannot do without cannot be given: there is nothing to choose from yet.
    public static let nothingToChoose = Code(rawValue: "nothingToChoose")
    /// There is no such button, or no card to press one on.
    public static let nothingToPress = Code(rawValue: "nothingToPress")
    /// A dependency of the intent is not registered, or the application says it is not ready.
    public static let appNotReady = Code(rawValue: "appNotReady")
    /// The intent worked for longer than it may.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The person could not be authenticated as the intent demands.
    public static let authentication = Code(rawValue: "authentication")
  }

  /// The kind of failure.
  public let code: Code

  /// One sentence for people.
  public let words: String

  /// What a developer would want to know besides; `nil` when nothing.
  public let detail: String?

  /// The commands of the same sentence that were therefore not run, as they were said.
  public var notRun: [String]

  /// Creates a failure.
  public init(_ code: Code, _ words: String, detail: String? = nil, notRun: [String] = []) {
    self.code = code
    self.words = words
    self.detail = detail
    self.notRun = notRun
  }
}

/// A request that somebody withdrew.
public struct Cancellation: Hashable, Sendable {
  /// Whether the person answered "no" to a confirmation, rather than leaving a question.
  public var wasDeclined: Bool

  /// The name of the intent that was withdrawn; `nil` when none had been chosen.
  public var intent: String?

  /// The commands of the same sentence that were therefore not run, as they were said.
  public var notRun: [String]

  /// Creates a cancellation.
  public init(wasDeclined: Bool = false, intent: String? = nil, notRun: [String] = []) {
    self.wasDeclined = wasDeclined
    self.intent = intent
    self.notRun = notRun
  }
}
