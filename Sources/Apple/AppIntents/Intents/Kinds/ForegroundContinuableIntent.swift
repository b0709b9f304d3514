// Intents that start in the background and may ask to continue in the foreground.

/// An intent that starts in the background and may ask to continue in the foreground.
@_alwaysEmitConformanceMetadata
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// Returns an error that ends the run and asks the person to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(.init(dialog: dialog, asks: true, continuation: continuation)))
  }

  /// Asks the person to continue in the app; throws when they decline.
  public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {
    try await continueInForeground(dialog)
  }

  /// Asks the person to continue in the app, then runs `continuation` there.
  public func requestToContinueInForeground<Result: Sendable>(
    _ dialog: IntentDialog? = nil,
    continuation: @MainActor @Sendable () async throws -> Result
  ) async throws -> Result {
    try await continueInForeground(dialog)
    return try await continuation()
  }
}

extension AppIntent {
  /// Brings the app to the foreground, after asking the person where that is required.
  ///
  /// If there is a question, the person is asked to confirm it. In a terminal the app is opened
  /// once the intent has ended, provided that it has a view.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    if alwaysConfirm || dialog != nil {
      try await confirm(actionName: .continue, dialog: dialog, content: nil)
    }
    IntentEnvironment.interlocutor?.comeForward()
  }

  /// Returns an error that ends the run and asks the person to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(
      .needsForeground(
        .init(dialog: dialog, asks: alwaysConfirm || dialog != nil, continuation: nil)))
  }
}
