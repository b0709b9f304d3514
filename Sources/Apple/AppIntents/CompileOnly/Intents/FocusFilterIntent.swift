// Intents that adapt an app to what the person wants to attend to. Nothing here has such modes yet.

public import Foundation

/// An intent that adapts the app when the person turns to something.
///
/// There are no such modes here: the intent runs when it is asked for, as any other does.
@_alwaysEmitConformanceMetadata
public protocol SetFocusFilterIntent: AppIntent, InstanceDisplayRepresentable {
  /// What the app tells the system about this configuration.
  var appContext: FocusFilterAppContext { get }

  /// The configurations to suggest, the best first.
  static func suggestedFocusFilters(for context: FocusFilterSuggestionContext) async -> [Self]
}

extension SetFocusFilterIntent {
  /// Nothing to tell.
  public var appContext: FocusFilterAppContext { FocusFilterAppContext() }

  /// The configuration in force. There is none here: an intent with its defaults.
  public static var current: Self { get async throws { Self() } }

  /// None.
  public static func suggestedFocusFilters(
    for context: FocusFilterSuggestionContext
  ) async -> [Self] { [] }

  /// Says that what the app tells has changed; nobody asks here.
  public static func invalidateFocusFilterAppContext() async throws {}
}

/// What an app tells the system about a configuration.
public struct FocusFilterAppContext {
  /// Which of the app's notifications are let through; `nil` means all.
  public let notificationFilterPredicate: NSPredicate?

  /// What the identifiers of the app's scenes begin with; `nil` means anything.
  public let targetContentIdentifierPrefix: String?

  /// Tells which notifications and scenes are let through.
  public init(
    notificationFilterPredicate: NSPredicate? = nil, targetContentIdentifierPrefix: String? = nil
  ) {
    self.notificationFilterPredicate = notificationFilterPredicate
    self.targetContentIdentifierPrefix = targetContentIdentifierPrefix
  }
}

/// What is known of the mode that configurations are suggested for.
public struct FocusFilterSuggestionContext: Sendable {}
