// Focus filters: intents that adapt an app to the person's Focus. A terminal has no Focus yet.

public import Foundation

/// An intent that adapts the app to the person's current Focus.
///
/// A terminal has no Focus: the intent runs when it is asked for, as any other does.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// The filter's settings that the app reports to the system.
  var appContext: FocusFilterAppContext { get }

  /// Returns the filters to suggest, the best first.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// The settings of a filter that reports none.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The filter in force: an intent with its default values, as a terminal has no Focus.
  public static var current: Self { get async throws { Self() } }

  /// Returns no suggestions.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// Reports that the app's settings have changed. Has no effect in a terminal.
  public static func invalidateFocusFilterAppContext() async throws {}
}

/// The settings of a Focus filter that an app reports to the system.
public struct FocusFilterAppContext {
  /// A predicate for the notifications that are let through; `nil` lets all through.
  public let notificationFilterPredicate: NSPredicate?

  /// The prefix of the identifiers of the scenes that are let through; `nil` lets all through.
  public let targetContentIdentifierPrefix: String?

  /// Creates settings from the notifications and scenes that are let through.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// The context that Focus filters are suggested for.
public struct FocusFilterSuggestionContext: Sendable {}
