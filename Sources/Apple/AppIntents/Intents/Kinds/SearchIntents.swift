// Intents that search in the app, and intents that are deprecated.
public import FoundationGaps

/// The scope of a search in an app. Has no effect in a terminal.
public enum StringSearchScope: Hashable, Sendable {
  /// The scope of everything in the app.
  case general
  /// The scope of films.
  case movies
  /// The scope of music.
  case music
  /// The scope of television: shows, seasons and episodes.
  case tv
  /// The scope of videos without a structure, such as those that people upload.
  case freeformVideo
}

/// The criteria of a search in an app.
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
  /// The text to find.
  public var term: String

  /// Creates criteria from a text.
  public init(term: String) { self.term = term }
}

extension StringSearchCriteria: SpokenValue {
  /// The name of the type for people.
  package static var spokenName: String { "search text" }

  /// Creates criteria from what is said.
  package init(spokenAs words: String) { self.init(term: words) }

  /// The text to find.
  package var words: String { term }
}

/// An intent that shows the results of a search in the app.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// The scopes of the search.
  static var searchScopes: [StringSearchScope] { get }

  /// The criteria of the search.
  var criteria: StringSearchCriteria { get }
}

extension ShowInAppSearchResultsIntent {
  /// Whether the system opens the app before it performs the intent: `true`.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that is replaced by another. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// The type of the intent that replaces this one.
  associatedtype ReplacementIntent: AppIntent

  /// The notice of deprecation for people.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// A notice that an intent is replaced by another. Has no effect in a terminal.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// The text of the notice.
  package let message: LocalizedStringResource

  /// Creates a notice from a text and the type of the replacement.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.message = message
  }
}
