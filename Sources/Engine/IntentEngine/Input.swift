// What enters a conversation: words, a named intent, a pressed button, or a cancellation.

public import Foundation

/// One thing a person or a script says to a conversation.
///
/// A string literal is an utterance or, while a question waits, its answer:
/// `await conversation.say("find document in MarkdownSnippet")`.
public struct Input: Sendable, ExpressibleByStringLiteral {
  /// What is said.
  public enum Content: Hashable, Sendable {
    /// An utterance or, while a question waits, its answer.
    case text(String)

    /// An intent by name ("FindDocument"), without a phrase.
    case run(intent: String)

    /// A button of the card shown last, by its number: 1 for the first.
    case press(Int)

    /// A button of the card shown last, by its number or its words, and nothing else.
    case pressNamed(String)

    /// Goes on to the next command of a sentence, after `Reply.part`.
    case proceed

    /// Ends the waiting question, and the intent that asked it.
    case cancel
  }

  /// A parameter's value as somebody wrote it.
  public struct Value: Hashable, Sendable {
    /// The parameter's name in the source: "markdownText".
    public var name: String

    /// The value in words, read as the parameter's type says.
    public var text: String

    /// Creates a value for a parameter.
    public init(name: String, text: String) {
      self.name = name
      self.text = text
    }
  }

  /// What is said.
  public var content: Content

  /// Values given by name, before anything is asked; a later one for the same name wins.
  public var values: [Value]

  /// The only application that may answer, by name or identifier; `nil` admits all.
  public var app: String?

  /// Content for the first text or file parameter that nothing else has filled.
  ///
  /// Called at most once, and only when there is such a parameter: a pipe that nobody needs is
  /// never read. `nil` from the call means there was nothing to read.
  public var attachment: (@Sendable () async -> Data?)?

  /// The intent to run, its parameters already filled, in place of a fresh one of that name.
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

  /// Creates an utterance or an answer.
  public init(stringLiteral value: String) {
    self.init(.text(value))
  }
}
