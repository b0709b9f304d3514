// Relevant intents: an app reports which of its intents matter when. Not recorded yet.

/// An object that an app reports its relevant intents to.
///
/// Nothing is suggested because of them yet: they are accepted and not recorded.
public final class RelevantIntentManager: Sendable {
  /// The shared manager of the app.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Replaces the app's relevant intents. Not recorded yet.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

/// An intent and the context in which it is relevant.
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
  private let widgetKind: String

  /// Creates a relevant intent of a kind of widget and the context in which it is relevant.
  public init<IntentType: AppIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) { self.widgetKind = widgetKind }

  /// A description with the kind of widget.
  public var debugDescription: String { "RelevantIntent(\(widgetKind))" }
}
