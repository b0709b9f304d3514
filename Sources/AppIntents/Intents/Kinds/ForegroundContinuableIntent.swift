// Intents that start behind the screen and may ask for the app in front of it.

/// An intent that starts in the background and may ask to continue in the foreground.
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
  /// An error that ends the run and asks the person to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil,
    continuation: (@MainActor @Sendable () async throws -> Void)? = nil
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog: dialog))
  }

  /// Asks the person to continue in the app; throws when they do not want to.
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
  /// Brings the app to the front, after asking the person when that is called for.
  ///
  /// There is no app to bring forward in a terminal. With a question to put, the person is asked
  /// to confirm; without one, this returns.
  public func continueInForeground(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) async throws {
    guard alwaysConfirm || dialog != nil else { return }
    try await confirm(actionName: .continue, dialog: dialog, content: nil)
  }

  /// An error that ends the run and asks the person to continue in the app.
  public func needsToContinueInForegroundError(
    _ dialog: IntentDialog? = nil, alwaysConfirm: Bool = true
  ) -> AppIntentError {
    AppIntentError(.needsForeground(dialog: dialog))
  }
}
