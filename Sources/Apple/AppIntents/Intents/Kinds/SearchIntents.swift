// Intents for searching in the app, and for those that are replaced.
public import FoundationGaps

/// Where in an app a search looks. Has no effect in a terminal.
public struct StringSearchScope: Hashable, Sendable {
  private let name: String

  /// Everywhere.
  public static let general = StringSearchScope(name: "general")
  /// Among films.
  public static let movies = StringSearchScope(name: "movies")
  /// Among music.
  public static let music = StringSearchScope(name: "music")
}

/// What is searched for in an app.
public struct StringSearchCriteria: Hashable, Sendable, _IntentValue {
  /// The text to find.
  public var term: String

  /// Makes criteria.
  public init(term: String) { self.term = term }
}

/// An intent that shows what the app finds for a text.
@_alwaysEmitConformanceMetadata
public protocol ShowInAppSearchResultsIntent: SystemIntent {
  /// Where the search looks.
  static var searchScopes: [StringSearchScope] { get }

  /// What is searched for.
  var criteria: StringSearchCriteria { get }
}

extension ShowInAppSearchResultsIntent {
  /// A search shows its results in the app.
  public static var openAppWhenRun: Bool { true }
}

/// An intent that is replaced by another, which people are told. Has no effect in a terminal.
@_alwaysEmitConformanceMetadata
public protocol DeprecatedAppIntent: AppIntent {
  /// The intent to use in its place.
  associatedtype ReplacementIntent: AppIntent

  /// What people are told.
  static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}

/// What people are told about an intent that is replaced. Has no effect in a terminal.
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
  /// What people are told.
  package let message: LocalizedStringResource

  /// Says that another intent takes its place.
  public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type) {
    self.message = message
  }
}
