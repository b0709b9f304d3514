// What a conversation asks, as a value: the front end decides how.

public import BehestCards

/// A question that waits for an answer.
///
/// Any answer enters by `Conversation.say(_:)` as text: a number or (part of) a title picks an
/// option, a word accepts or declines, and free text is a value.
public struct Question: Sendable {
  /// What kind of answer is expected.
  public enum Kind: String, Sendable {
    /// A value in the person's own words; `options`, when there are any, are suggestions.
    case value
    /// One of `options`.
    case choice
    /// Yes or no.
    case confirmation
    /// Several phrases fit equally well: which intent is meant. One of `options`.
    case intent
  }

  /// The parameter that a question is about.
  public struct Parameter: Hashable, Sendable {
    /// Its name in the source, as `--answer` takes it: "markdownText".
    public var name: String

    /// Its title: "Markdown Text".
    public var title: String

    /// What it is for; `nil` when the application does not say.
    public var explanation: String?

    /// The kind of value in words: "text", "number", "Markdown Document".
    public var type: String

    /// Whether any text is a value, taken as it stands.
    public var isText: Bool

    /// The least and the greatest value; `nil` when any will do, an infinite end when it is open.
    public var range: ClosedRange<Double>?

    /// Values as they can be said: "90 min", "two hours"; empty for kinds that need no example.
    public var examples: [String] = []

    /// Whether the value is one between two ends, that a slider would set.
    public var isSlider: Bool

    /// Creates a parameter's description.
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

  /// One thing to choose.
  public struct Option: Hashable, Sendable {
    /// What it is called.
    public var title: String

    /// What tells it from others of the same title; `nil` when nothing does.
    public var subtitle: String?

    /// The name of a symbol for it; `nil` when it has none.
    public var symbol: String?

    /// The heading of the section it belongs to; `nil` outside sections.
    public var section: String?

    /// The other words that choose it.
    public var synonyms: [String]

    /// Whether it leaves the question rather than answering it.
    public var isCancel: Bool

    /// Whether choosing it destroys something.
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

  /// What kind of answer is expected.
  public var kind: Kind

  /// The application that asks; `nil` when it is not yet known.
  public var app: String?

  /// The intent that asks; `nil` when it is not yet known.
  public var intent: String?

  /// The question itself: "Which document?".
  public var prompt: String

  /// Why the answer before this one would not do; `nil` the first time.
  public var problem: String?

  /// What a button of the question's card had the application say; `nil` when none was pressed.
  public var dialog: String?

  /// The parameter it is about; `nil` for confirmations and choices of the intent's own.
  public var parameter: Parameter?

  /// What can be chosen, in order; empty when only words will do.
  public var options: [Option]

  /// The button that accepts, and the words that mean the same; empty unless a confirmation.
  public var acceptWords: [String]

  /// The button that declines, and the words that mean the same; empty unless a confirmation.
  public var declineWords: [String]

  /// Whether accepting destroys something.
  public var isDestructive: Bool

  /// Whether the value may well have several lines.
  public var isMultiline: Bool

  /// The card to show with the question; `nil` when there is none.
  public var card: Card?

  /// Whether the options are true and false, in this order, and a word for yes or no chooses one.
  var isTruth = false

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
