// The interpreter that a person may add: it reads what no phrase matches.

/// A reader of utterances that match no phrase, such as a program with a language model.
///
/// Its readings are suggestions: their values are read like the words of a phrase, and nothing runs
/// before the person has accepted it.
public protocol Interpreter: Sendable {
  /// Returns possible readings of an utterance, best first; empty for none.
  ///
  /// - Throws: `Failure` with a sentence for the person, or any other error; the utterance is then
  ///   taken to have no reading.
  func readings(of request: InterpretationRequest) async throws -> [Interpretation]
}

/// An utterance with all that can be meant by it, as an interpreter gets them.
public struct InterpretationRequest: Encodable, Hashable, Sendable {
  /// An intent that may be meant.
  public struct Intent: Encodable, Hashable, Sendable {
    /// The name of the intent's app.
    public var app: String
    /// The intent's name without "Intent": "OrderSoup".
    public var name: String
    /// The intent's title.
    public var title: String
    /// The description of the intent's action; `nil` when the app gives none.
    public var explanation: String?
    /// Phrases that run the intent, parameters in braces: "Order {soup} in Soupy"; at most twenty.
    public var phrases: [String]
    /// The intent's parameters, in the order of the source.
    public var parameters: [Parameter]
  }

  /// A parameter of an intent.
  public struct Parameter: Encodable, Hashable, Sendable {
    /// The name of the parameter in the source.
    public var name: String
    /// The title of the parameter.
    public var title: String
    /// The name of the kind of value: "text", "number", "Soup".
    public var type: String
    /// Whether the parameter is asked for when it is missing.
    public var isRequired: Bool
    /// The titles of the cases, or of the known entities, at most a hundred; empty for other types.
    public var values: [String]
  }

  /// The utterance, as it was said.
  public var utterance: String
  /// The person's language as a BCP 47 tag.
  public var language: String
  /// The intents that may be meant.
  public var intents: [Intent]

  /// Creates a request for the readings of an utterance.
  public init(utterance: String, language: String, intents: [Intent]) {
    self.utterance = utterance
    self.language = language
    self.intents = intents
  }
}

/// A possible meaning of an utterance: an intent, with the values of its parameters in words.
public struct Interpretation: Hashable, Sendable {
  /// A value in words.
  public struct Value: Hashable, Sendable {
    /// The name of the parameter in the source.
    public var name: String
    /// The words of the value, or of the elements of a list.
    public var texts: [String]

    /// Creates a value for a parameter.
    public init(name: String, texts: [String]) {
      self.name = name
      self.texts = texts
    }
  }

  /// The name of the intent's app.
  public var app: String
  /// The name of the intent.
  public var intent: String
  /// The values that were said.
  public var values: [Value]

  /// Creates a reading.
  public init(app: String, intent: String, values: [Value] = []) {
    self.app = app
    self.intent = intent
    self.values = values
  }
}

/// A reading of an interpreter whose values have been read, as it is suggested.
public struct InterpretedReading: Hashable, Sendable {
  /// A value that was said.
  public struct Value: Hashable, Sendable {
    /// The name of the parameter.
    public var name: String
    /// The value as text.
    public var text: String
    /// The identifier of the entity or case; `nil` for other values.
    public var identifier: String?
  }

  /// The name of the app.
  public var app: String
  /// The name of the intent.
  public var intent: String
  /// The intent's title with its values: "Order Soup: soup Tomato Soup, size …".
  ///
  /// "…" stands for a value that cannot be read, and is asked for.
  public var title: String
  /// The values that were said and can be read, in the order of the parameters.
  public var values: [Value]
}
