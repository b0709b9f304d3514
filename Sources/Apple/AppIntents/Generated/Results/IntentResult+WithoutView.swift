// Made by `make generate` from Tables/results.py, not by hand.

extension IntentResult {
  /// Returns a result without contents, where other results show a view.
  @_disfavoredOverload public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self()
  }

  /// Returns a result with a dialog, where other results show a view.
  @_disfavoredOverload public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(dialog: dialog)
  }

  /// Returns a result with an intent to open, where other results show a view.
  @_disfavoredOverload public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent)
  }

  /// Returns a result with an intent to open and a dialog, where other results show a view.
  @_disfavoredOverload public static func result<OpensAppIntent: AppIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  /// Returns a result with a value, where other results show a view.
  @_disfavoredOverload public static func result<Value: _IntentValue>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value)
  }

  /// Returns a result with a value and a dialog, where other results show a view.
  @_disfavoredOverload public static func result<Value: _IntentValue>(
    value: Value, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// Returns a result with a value and an intent to open, where other results show a view.
  @_disfavoredOverload public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// Returns a result with a value, an intent to open and a dialog, where other results show a view.
  @_disfavoredOverload public static func result<Value: _IntentValue, OpensAppIntent: AppIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }
}
