// Made by `make generate` from Tables/results.py, not by hand.

extension IntentResult {
  /// Returns a result with an intent for the action button.
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent)
  }

  /// Returns a result with an intent for the action button and the identifier of an activity.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent)
  }

  /// Returns a result with a value and an intent for the action button.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, actionButtonIntent: actionButtonIntent)
  }

  /// Returns a result with a value, an intent for the action button and the identifier of an activity.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, actionButtonIntent: actionButtonIntent)
  }
}
