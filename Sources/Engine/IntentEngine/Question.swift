// A question of a conversation, as a value that a front end presents.

public import BehestCards

/// A question that waits for an answer.
///
/// Answers are given as text by `Conversation.say(_:)`: a number or (part of) a title chooses an
/// option, a word accepts or declines, and free text is a value.
public struct Question: Sendable {
  /// The kind of answer that a question expects.
  public enum Kind: String, Sendable {
    /// A value in the person's own words; `options` are suggestions.
    case value
    /// One of `options`.
    case choice
    /// Yes or no.
    case confirmation
    /// One of `options`: an intent, of those whose phrases fit equally well.
    case intent
    /// One of `options`, which are near to what was said and matched nothing: the first by yes, or
    /// none by no; any other words are another utterance.
    case suggestion
  }

  /// The parameter that a question is about.
  public struct Parameter: Hashable, Sendable {
    /// The parameter's name in the source, as in `--answer`: "markdownText".
    public var name: String

    /// The parameter's title: "Markdown Text".
    public var title: String

    /// The description of the parameter's purpose; `nil` when the app gives none.
    public var explanation: String?

    /// The name of the kind of value: "text", "number", "Markdown Document".
    public var type: String

    /// Whether any text is a value as it stands.
    public var isText: Bool

    /// The range of allowed values, an open end infinite; `nil` for any value.
    public var range: ClosedRange<Double>?

    /// Example values as a person would say them: "90 min", "two hours"; empty for kinds that need
    /// none.
    public var examples: [String] = []

    /// Whether the value lies between two ends, and a slider would be its control.
    public var isSlider: Bool

    /// Whether the value is a file, which a path names.
    package var isFile = false

    /// Whether the value is a whole number.
    package var isWhole = false

    /// The most elements of a list; `nil` for a value that is no list.
    package var mostElements: Int?

    /// Creates a description of a parameter.
    public init(
      name: String, title: String, explanation: String? = nil, type: String, isText: Bool = false,
      range: ClosedRange<Double>? = nil, isSlider: Bool = false
    ) {
      self.range = range
      self.isSlider = isSlider
      self.name = name
      self.title = title
      self.explanation = explanation
      self.type = type
      self.isText = isText
    }
  }

  /// An option to choose.
  public struct Option: Hashable, Sendable {
    /// The title of the option.
    public var title: String

    /// The subtitle, which distinguishes options of the same title; `nil` when there is none.
    public var subtitle: String?

    /// The name of the option's symbol; `nil` when it has none.
    public var symbol: String?

    /// The heading of the option's section; `nil` outside sections.
    public var section: String?

    /// Other words that choose the option.
    public var synonyms: [String]

    /// Whether the option cancels the question instead of answering it.
    public var isCancel: Bool

    /// Whether choosing the option is destructive.
    public var isDestructive: Bool

    /// Creates an option.
    public init(
      title: String, subtitle: String? = nil, symbol: String? = nil, section: String? = nil,
      synonyms: [String] = [], isCancel: Bool = false, isDestructive: Bool = false
    ) {
      self.title = title
      self.subtitle = subtitle
      self.symbol = symbol
      self.section = section
      self.synonyms = synonyms
      self.isCancel = isCancel
      self.isDestructive = isDestructive
    }
  }

  /// The kind of answer that the question expects.
  public var kind: Kind

  /// The app that asks; `nil` when it is not yet known.
  public var app: String?

  /// The intent that asks; `nil` when it is not yet known.
  public var intent: String?

  /// The text of the question: "Which document?".
  public var prompt: String

  /// The reason why the previous answer was not accepted; `nil` the first time.
  public var problem: String?

  /// The app's dialog after a button of the question's card was pressed; `nil` when none was.
  public var dialog: String?

  /// The parameter that the question is about; `nil` for confirmations and the intent's own
  /// choices.
  public var parameter: Parameter?

  /// The options in order; empty when the question has none.
  public var options: [Option]

  /// All entities that could be the answer, of which the options are only some; `nil` where they are not
  /// known.
  package var entities: [Value]?

  /// The elements of a list that are known already, and to which an answer adds more.
  public var chosen: [Option] { gathered.map(\.option) }

  /// Those as values.
  package var gathered: [Value] = []

  /// The title of the accepting button and words that mean the same; empty unless a confirmation.
  public var acceptWords: [String]

  /// The title of the declining button and words that mean the same; empty unless a confirmation.
  public var declineWords: [String]

  /// Whether accepting is destructive.
  public var isDestructive: Bool

  /// Whether the value may have several lines.
  public var isMultiline: Bool

  /// Whether the answer is not shown as it is typed, such as a password.
  public var isSecret = false

  /// The answer that an empty line stands for; `nil` when there is none.
  public var defaultAnswer: String?

  /// The card to show with the question; `nil` when there is none.
  public var card: Card?

  /// Whether the question has just been asked with all its options, so that one line is enough.
  public var isRepeated = false

  /// Whether the command that asks was left, and has just been taken up again.
  package var isResumed = false
  /// Whether the last words were a command instead of an answer, and were not run.
  package var isUnanswered = false

  /// The identifiers of the entities and cases that the options stand for, in their order; `nil` for
  /// other values, and empty when they are not known.
  package var identifiers: [String?] { values.map(\.identifier) }

  /// The values that the options stand for, in their order; empty when they are not known.
  var values: [Value] = []

  /// The name that the last answer probably meant, which `yes` gives; `nil` for none.
  package var near: String?

  /// The failure of the button that was pressed before the question is asked again; `nil` for none.
  package var failure: Failure?

  /// Whether the card is all that is asked, so that its buttons come before accepting words.
  var isOfCardAlone = false

  /// Whether the options are true and false, in this order, so that yes or no chooses one.
  package var isTruth = false

  /// Creates a question.
  public init(
    kind: Kind, app: String? = nil, intent: String? = nil, prompt: String,
    problem: String? = nil, parameter: Parameter? = nil, options: [Option] = [],
    acceptWords: [String] = [], declineWords: [String] = [], isDestructive: Bool = false,
    isMultiline: Bool = false, card: Card? = nil
  ) {
    self.kind = kind
    self.app = app
    self.intent = intent
    self.prompt = prompt
    self.problem = problem
    self.parameter = parameter
    self.options = options
    self.acceptWords = acceptWords
    self.declineWords = declineWords
    self.isDestructive = isDestructive
    self.isMultiline = isMultiline
    self.card = card
  }
}

extension Question {
  /// The values that the options stand for, in their order; empty when they are not known.
  package var optionValues: [Value] { values }

  /// Whether 1 and 2 accept and decline: not where the card has buttons with these numbers.
  package var hasNumberedAnswers: Bool {
    kind == .confirmation && card?.controls.allSatisfy { $0.number == nil } != false
  }

  /// Returns the question with some of its options, by their indices.
  func offering(_ indices: [Int]) -> Question {
    var question = self
    question.options = indices.map { options[$0] }
    if !values.isEmpty { question.values = indices.map { values[$0] } }
    return question
  }
}

extension Question.Option {
  /// The title and the synonyms of the option.
  var names: [String] { [title] + synonyms }
}

extension Question {
  /// Returns whether words answer the question by themselves: a whole title, a number, yes or no.
  func isAnsweredExactly(by words: String) -> Bool {
    if kind == .confirmation {
      if case .answer = AnswerReader.read(words, for: self) { return true }
      return false
    }
    if case .answer? = AnswerReader.wholeOption(words, options) { return true }
    return false
  }
}
