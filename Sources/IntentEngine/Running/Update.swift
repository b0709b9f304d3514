// What a conversation tells while an intent is at work, before its reply.

public import Cards

/// News of an intent that is at work; its reply comes later.
public enum Update: Sendable {
  /// The card on the screen, drawn anew because an intent asked for it (`reload()`).
  case card(Card)

  /// How far an intent has got.
  case progress(ProgressReport)
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
