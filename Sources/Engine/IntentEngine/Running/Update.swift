// The updates that a conversation sends before its reply.

public import BehestCards

/// An update that is sent before the reply, usually by a running intent.
public enum Update: Sendable {
  /// The card on the screen, drawn again because an intent requested it (`reload()`).
  case card(Card)

  /// A card that replaces the one on the screen because an intent requested it (`reload()`).
  case displayed(Card)

  /// The progress of an intent.
  case progress(Progress)

  /// The pending question has been left, because a phrase was said instead of an answer.
  ///
  /// The associated value is the title of the intent that asked; `nil` when none had been chosen.
  case left(String?)

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
