// The results with an intent for the device's button, in the original's order of labels.

extension IntentResult {
  /// A result with an intent for the button beside it.
  public static func result<Intent: AppIntent>(actionButtonIntent: Intent) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent)
  }

  /// A result with a value and an intent for the button beside it.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, actionButtonIntent: actionButtonIntent)
  }

  /// A result with an intent for the button beside it, and the identifier of what goes on.
  public static func result<Intent: AppIntent>(
    actionButtonIntent: Intent, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self(actionButtonIntent: actionButtonIntent)
  }

  /// A result with a value, an intent for the button beside it, and the identifier of what goes on.
  public static func result<Value: _IntentValue, Intent: AppIntent>(
    value: Value, actionButtonIntent: Intent, activityIdentifier: String
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value, actionButtonIntent: actionButtonIntent)
  }
}
