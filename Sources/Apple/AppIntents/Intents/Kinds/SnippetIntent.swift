// Intents that draw a snippet, as often as the system likes.

public import FoundationGaps
import BehestSwiftUI

/// An intent that returns a view, and may be performed again whenever the view is refreshed.
///
/// `perform()` is free of side effects: the system runs it after every button of the snippet and
/// whenever `reload()` is called.
@_alwaysEmitConformanceMetadata
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

extension SnippetIntent {
  /// A snippet intent is not offered in lists, unless it says so.
  public static var isDiscoverable: Bool { false }

  /// Draws the snippet of this type anew, or displays it in place of another that is on screen.
  ///
  /// A snippet that is not on screen is made with `init()`. Each parameter takes the value of the one
  /// of the same name and type of the snippet on screen, or else of the intent at work; when one that
  /// is not optional has none, nothing happens.
  public static func reload() {
    IntentEnvironment.interlocutor?.reload(Self.self)
  }
}

/// A snippet intent that draws nothing.
public struct EmptySnippetIntent: SnippetIntent {
  /// What people would call it.
  public static let title: LocalizedStringResource = "Nothing"

  /// Makes the intent.
  public init() {}

  /// Draws nothing.
  public func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: EmptyView())
  }
}
