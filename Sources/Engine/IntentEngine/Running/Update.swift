// What a conversation tells before its reply.

public import BehestCards

/// News that cannot wait for the reply, most of it of an intent that is at work.
public enum Update: Sendable {
  /// The card on the screen, drawn anew because an intent asked for it (`reload()`).
  case card(Card)

  /// A card that was not on the screen, displayed because an intent asked for it (`reload()`).
  case displayed(Card)

  /// How far an intent has got.
  case progress(ProgressReport)

  /// The question that waited is left, because a phrase was said in place of an answer.
  ///
  /// The title of the intent that asked it; `nil` when no intent had been chosen.
  case left(String?)
}

/// How far an intent has got.
public struct ProgressReport: Hashable, Sendable {
  /// The application's display name.
  public var app: String

  /// The intent's title.
  public var title: String

  /// The part that is done, from 0 to 1; `nil` when the intent does not know how much there is.
  public var fraction: Double?

  /// What is being done, in words; `nil` when the intent does not say.
  public var words: String?

  /// Creates a report.
  public init(app: String, title: String, fraction: Double? = nil, words: String? = nil) {
    self.app = app
    self.title = title
    self.fraction = fraction
    self.words = words
  }
}
