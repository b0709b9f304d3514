// Intents that make the view of a snippet, as often as it is refreshed.

import BehestSwiftUI
public import FoundationGaps

/// An intent that returns a view, and may be performed again whenever the view is refreshed.
///
/// `perform()` is free of side effects: the system runs it after every button of the snippet and
/// whenever `reload()` is called.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// Whether lists and searches show the intent; `false` unless stated.
  public static var isDiscoverable: Bool { false }

  /// Refreshes the snippet of this type, or shows it in place of another that is on screen.
  ///
  /// A snippet that is not on screen is created with `init()`. Each parameter takes the value of
  /// the parameter of the same name and type of the snippet on screen, or else of the running
  /// intent; when one that is not optional has none, nothing happens.
  public static func reload() {
    IntentEnvironment.interlocutor?.reload(Self.self)
  }
}

/// A snippet intent with an empty view.
public struct EmptySnippetIntent: SnippetIntent {
  /// The title of the intent.
  public static let title: LocalizedStringResource = "Nothing"

  /// Creates the intent.
  public init() {}

  /// Returns an empty view.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
