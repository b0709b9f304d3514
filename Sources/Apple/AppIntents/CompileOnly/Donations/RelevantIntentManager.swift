// Telling the system which intents matter when. What is told is dropped: nothing suggests yet.

/// Takes note of which intents matter when.
///
/// Nothing is suggested because of them yet: what is told is dropped.
public final class RelevantIntentManager: Sendable {
  /// The manager of the app.
  public static let shared = RelevantIntentManager()

  private init() {}

  /// Takes note of the intents that matter. Not recorded yet.
  public func updateRelevantIntents(_ relevantIntents: [RelevantIntent]) async throws {}
}

/// An intent, and when it matters.
public struct RelevantIntent: CustomDebugStringConvertible, Sendable {
  private let widgetKind: String

  /// An intent of a kind of widget that matters in a context.
  public init<IntentType: AppIntent>(
    _ intent: IntentType, widgetKind: String, relevance: RelevantContext
  ) { self.widgetKind = widgetKind }

  /// The kind of widget.
  public var debugDescription: String { "RelevantIntent(\(widgetKind))" }
}
