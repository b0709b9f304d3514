// The input to a conversation: words, a named intent, a pressed button, or a cancellation.

public import Foundation

/// An input of a person or a script to a conversation.
///
/// A string literal is an utterance or, while a question is pending, its answer: `await
/// conversation.say("find document in MarkdownSnippet")`.
public struct Input: Sendable, ExpressibleByStringLiteral {
  /// The content of an input.
  public enum Content: Hashable, Sendable {
    /// An utterance or, while a question is pending, its answer.
    case text(String)

    /// An intent by name, without a phrase: "FindDocument".
    case run(intent: String)

    /// A button of the card shown last, by number: 1 for the first.
    case press(Int)

    /// A button of the card shown last, by number or label; the words are never an utterance.
    case pressNamed(String)

    /// The next command of a sentence, after `Reply.part`.
    case proceed

    /// A cancellation of the pending question and the intent that asked it.
    case cancel

    /// A cancellation after which "resume" takes the command up again, if it can be kept.
    case leave
  }

  /// A value for a parameter, as text.
  public struct Value: Hashable, Sendable {
    /// The name of the parameter in the source: "markdownText".
    public var name: String

    /// The text of the value, interpreted according to the parameter's type.
    public var text: String

    /// The value itself, where it is known; it is not read from the text, but its limits are checked.
    package var exact: IntentEngine.Value?

    /// The texts of the elements of a list, where they are known one by one; `nil` for other values.
    package var elements: [String]?

    /// Creates a value for a parameter.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The content of the input.
  public var content: Content

  /// Values given by name before anything is asked; of several for one name the last wins.
  public var values: [Value]

  /// The only app that may handle the input, by name; `nil` admits all.
  public var app: String?

  /// A function that returns data for the first text or file parameter that has no other value.
  ///
  /// It is called at most once, and only when there is such a parameter: input that is not needed
  /// is never read. It returns `nil` when there is nothing to read.
  public var attachment: (@Sendable () async -> Data?)?

  /// Whether a value that cannot be read is asked for, instead of failing the input.
  package var asksAgain = false

  /// Whether a script gave the words in advance, so that they are an answer and nothing else.
  package var isScripted = false

  /// Whether a command instead of an answer does not run, and the pending question is the reply:
  /// see `Question.isUnanswered`.
  package var keepsQuestion = false

  /// The answer to the pending question, where it is not in words.
  package var answer: Answer?

  /// The intent to run with its parameters filled, instead of a new call by name.
  package var prepared: (any IntentCall)?

  /// Creates an input.
  public init(
    _ content: Content, values: [Value] = [], app: String? = nil,
    attachment: (@Sendable () async -> Data?)? = nil
  ) {
    self.content = content
    self.values = values
    self.app = app
    self.attachment = attachment
  }

  /// Returns the input with other words.
  func saying(_ words: String) -> Input {
    var input = self
    input.content = .text(words)
    return input
  }

  /// Creates an utterance or an answer from a string literal.
  public init(stringLiteral value: String) {
    self.init(.text(value))
  }
}
