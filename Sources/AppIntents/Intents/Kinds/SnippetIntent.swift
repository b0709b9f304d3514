// Intents that draw a snippet, as often as the system likes.

/// An intent that returns a view, and may be performed again whenever the view is refreshed.
///
/// `perform()` is free of side effects: the system runs it after every button of the snippet and
/// whenever `reload()` is called.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// A snippet intent is not offered in lists, unless it says so.
  public static var isDiscoverable: Bool { false }

  /// Refreshes the snippet of this type that is on screen, if there is one.
  public static func reload() {
    IntentEnvironment.interlocutor?.reload(Self.self)
  }
}
