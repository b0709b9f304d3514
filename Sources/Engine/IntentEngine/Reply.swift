// The output of a conversation: replies, and the updates before them.

public import BehestCards
public import PhraseMatching

/// The reply of a conversation to an input; every ordinary outcome is a case.
public indirect enum Reply: Sendable {
  /// An intent finished.
  case done(Outcome)

  /// One of several commands of a sentence finished.
  ///
  /// `Input(.proceed)` runs the next command; `rest` holds the remaining ones as they were said.
  case part(Outcome, rest: [String])

  /// A value, a choice or a confirmation is needed; the next input answers it.
  case question(Question)

  /// No phrase fits, or the fitting ones are excluded by negative phrases.
  ///
  /// Has the nearest phrases, and the readings of the person's interpreter.
  case nothingMatched(MatchResult, interpreted: [InterpretedReading] = [])

  /// The intent, or the preparation for it, failed.
  case failed(Failure)

  /// The person declined or cancelled, so that nothing more happens.
  case cancelled(Cancellation)

  /// A cancellation of a request by the person.
  public struct Cancellation: Hashable, Sendable {
    /// Whether the person answered "no" to a confirmation, instead of leaving a question.
    public var wasDeclined: Bool

    /// The name of the cancelled intent; `nil` when none had been chosen.
    public var intent: String?

    /// The remaining commands of the same sentence, which were not run, as they were said.
    public var notRun: [String]

    /// Whether the person has been told that the command was left.
    public var isTold: Bool

    /// Creates a cancellation.
    public init(
      wasDeclined: Bool = false, intent: String? = nil, notRun: [String] = [], isTold: Bool = false
    ) {
      self.wasDeclined = wasDeclined
      self.isTold = isTold
      self.intent = intent
      self.notRun = notRun
    }
  }
}

/// The outcome of an intent that finished.
public struct Outcome: Sendable {
  /// The app's display name.
  public var app: String

  /// The intent's name without "Intent": "FindDocument".
  public var intent: String

  /// The returned value; `nil` when the intent returns none.
  public var value: Value?

  /// The app's dialog; `nil` when there is none.
  public var dialog: String?

  /// The snippet as a card; `nil` when the intent shows none.
  public var card: Card?

  /// Whether `card` is the earlier card drawn again, after one of its buttons was pressed.
  public var isRefresh: Bool

  /// Whether a button on a card started the intent, so that its card is the result before its value.
  package var wasPressed = false

  /// Whether the card shows the whole value, so that a person need not see both.
  package var cardShowsValue = false

  /// Whether the question whose card's button started the intent is accepted by that.
  var acceptsQuestion = false

  /// Whether the app asks to come to the foreground (`openAppWhenRun`).
  public var opensApp: Bool

  /// The identifier of the entity that the app opens with; `nil` when there is none.
  ///
  /// It is the target of the intent that brings the app to the foreground, or the only entity among
  /// the intent's values.
  public var openedID: String?

  /// The title of the entity that the app opens with; `nil` when there is none.
  public var openedTitle: String?

  /// The steps of the run, in order, for `--trace`.
  package var steps: [Step]

  /// The performed intent with its values; `nil` in an outcome that was created by hand.
  package var performed: (any IntentCall)?

  /// The value as the app returned it; `nil` when there is none.
  package var returned: Value?

  /// Creates an outcome from the results of an intent.
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

extension Outcome {
  /// Whether the outcome has nothing to show: no value, dialog or card.
  package var isSilent: Bool { value == nil && dialog == nil && card == nil }
}

/// A text that an intent has copied, in one or several forms.
public struct Copy: Hashable, Sendable {
  /// The text without styling.
  public var plainText: String
  /// The text as an HTML fragment; `nil` when there is none.
  public var html: String?
  /// The text as Rich Text Format; `nil` when there is none.
  public var rtf: String?

  /// A sentence about a copy that did not go to an ordinary clipboard, or not all of it.
  public enum Remark: Hashable, Sendable {
    /// The sentence takes the place of the intent's own words, which would be wrong.
    case instead(String)
    /// The sentence comes after the intent's own words.
    case besides(String)
  }

  /// Creates a copy from forms of the same text.
  package init(plainText: String, html: String? = nil, rtf: String? = nil) {
    self.plainText = plainText
    self.html = html
    self.rtf = rtf
  }
}

/// A step in the run of an intent.
package struct Step: Hashable, Sendable {
  /// The kind of step.
  package enum Kind: String, Sendable {
    /// The intent was created by its empty initialiser, or taken from a button.
    case created
    /// A parameter received a value; `detail` is `name=value`.
    case parameter
    /// `perform()` was called.
    case performed
    /// A snippet intent was performed to draw the card.
    case snippet
    /// The result led to another intent.
    case opens
  }

  /// The kind of step.
  package var kind: Kind

  /// The name of the intent.
  package var intent: String

  /// Further information; `nil` when there is none.
  package var detail: String?

  /// Creates a step of an intent's run.
  package init(_ kind: Kind, intent: String, detail: String? = nil) {
    self.kind = kind
    self.intent = intent
    self.detail = detail
  }
}

/// The reason why a conversation could not do what was requested.
public struct Failure: Error, Hashable, Sendable {
  /// The kind of failure; new kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The code's name in JSON output.
    public let rawValue: String

    /// Creates a code from its name in JSON output.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The intent threw an error; `words` is its message.
    public static let intentFailed = Code(rawValue: "intentFailed")
    /// A value cannot be parsed, is out of range, or names nothing.
    public static let invalidValue = Code(rawValue: "invalidValue")
    /// No app, intent, parameter or type has this name.
    public static let unknownName = Code(rawValue: "unknownName")
    /// A required value cannot be given because there is nothing to choose from yet.
    public static let nothingToChoose = Code(rawValue: "nothingToChoose")
    /// There is no such button, or no card with a button.
    public static let nothingToPress = Code(rawValue: "nothingToPress")
    /// The words refer to an earlier command, and there is none.
    public static let nothingBefore = Code(rawValue: "nothingBefore")
    /// A dependency of the intent is not registered, or the app reports that it is not ready.
    public static let appNotReady = Code(rawValue: "appNotReady")
    /// The intent exceeded its time limit.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The person could not be authenticated as the intent requires.
    public static let authentication = Code(rawValue: "authentication")
  }

  /// The kind of failure.
  public let code: Code

  /// A sentence for people that explains the failure.
  public let words: String

  /// Further information for developers; `nil` when there is none.
  public let detail: String?

  /// The remaining commands of the same sentence, which were not run, as they were said.
  public var notRun: [String]

  /// The titles of the values of which one had to be given, or the names of what there is, in their order;
  /// empty for other failures.
  public private(set) var choices: [String] = []

  /// A phrase that makes what there is nothing of yet.
  struct Remedy: Hashable, Sendable {
    /// The sentence that there is nothing.
    let problem: String
    /// The phrase, which can be said as it stands.
    let phrase: PhraseEntry
  }

  /// The phrase that would end the failure; `nil` when none is known.
  private(set) var remedy: Remedy?

  /// Creates a failure for a value of which there are none yet, but for which there may be a phrase.
  init(nothingToChoose problem: String, but phrase: PhraseEntry?) {
    let hint = phrase.map { Sentence.sayFirst(phrase: $0.phrase) }
    self.init(.nothingToChoose, [problem, hint].sentences)
    remedy = phrase.map { Remedy(problem: problem, phrase: $0) }
  }

  /// Creates a failure for a name that is none of some names.
  ///
  /// - Parameter command: The command that lists all names.
  package init(
    unknown name: String, _ problem: String, among names: [String], listedBy command: String? = nil
  ) {
    let names = Set(names).sorted()
    self.init(
      .unknownName,
      [problem, Nearest.hint(for: name, among: names, listedBy: command)].sentences)
    choices = names
  }

  /// Creates a failure from its code and words.
  public init(_ code: Code, _ words: String, detail: String? = nil, notRun: [String] = []) {
    self.code = code
    self.words = words
    self.detail = detail
    self.notRun = notRun
  }

  /// Returns the failure with the values of which one has to be given, which its words then list.
  package func offering(_ choices: [String]) -> Failure {
    let said = words.lowercased()
    let areListed = choices.prefix(12).allSatisfy { said.contains($0.lowercased()) }
    let list = areListed ? nil : Sentence.thereIs(list: Nearest.list(choices))
    var failure = Failure(code, [words, list].sentences, detail: detail, notRun: notRun)
    failure.choices = choices
    return failure
  }
}

/// An update that is sent before the reply, usually by a running intent.
public enum Update: Sendable {
  /// The card on the screen, drawn again because an intent requested it (`reload()`).
  case card(Card)

  /// A card that replaces the one on the screen because an intent requested it (`reload()`).
  case displayed(Card)

  /// An intent that has ended requested its card to be drawn again (`reload()`), as
  /// `Conversation.redraw()` does.
  case cardIsOutdated

  /// The progress of an intent.
  case progress(Progress)

  /// The pending question has been left, because a phrase was said instead of an answer.
  ///
  /// Has the title of the intent that asked, `nil` when none had been chosen, and whether `resume`
  /// takes it up again.
  case left(String?, isKept: Bool)

  /// What the last command did has been undone, because it runs with other values; has the name of the
  /// effect, empty when the app gave it none.
  case takenBack(String)

  /// The intent of this title runs once more with other values, and what it did before stays.
  case runsOnceMore(String)

  /// Words that match nothing were taken as a phrase near to them, without asking.
  case accepted(String)

  /// The person's interpreter gave no reading, or none that can be suggested, as the sentence says.
  case interpreterProblem(String)

  /// A report of an intent's progress.
  public struct Progress: Hashable, Sendable {
    /// The app's display name.
    public var app: String

    /// The intent's title.
    public var title: String

    /// The completed fraction, from 0 to 1; `nil` when the intent does not know the total.
    public var fraction: Double?

    /// A description of the current work; `nil` when the intent gives none.
    public var words: String?

    /// Creates a report of progress.
    public init(app: String, title: String, fraction: Double? = nil, words: String? = nil) {
      self.app = app
      self.title = title
      self.fraction = fraction
      self.words = words
    }
  }
}
