// Made by `make generate` from Tables/results.py, not by hand.

public import BehestSwiftUI

extension IntentResult {
  /// Returns a result with a view.
  public static func result<Content: View>(@ViewBuilder content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, Never> {
    Self(content: .view(SnippetView(content())))
  }

  /// Returns a result with a dialog and a view.
  public static func result<Content: View>(
    dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, Never, _SnippetViewContainer, IntentDialog> {
    Self(content: .view(SnippetView(content())), dialog: dialog)
  }

  /// Returns a result with an intent to open and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(opensIntent: opensIntent, content: .view(SnippetView(content())))
  }

  /// Returns a result with an intent to open, a dialog and a view.
  public static func result<OpensAppIntent: AppIntent, Content: View>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(opensIntent: opensIntent, content: .view(SnippetView(content())), dialog: dialog)
  }

  /// Returns a result with a value and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, Never> {
    Self(value: value, content: .view(SnippetView(content())))
  }

  /// Returns a result with a value, a dialog and a view.
  public static func result<Value: _IntentValue, Content: View>(
    value: Value, dialog: IntentDialog, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, Never, _SnippetViewContainer, IntentDialog> {
    Self(value: value, content: .view(SnippetView(content())), dialog: dialog)
  }

  /// Returns a result with a value, an intent to open and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, Never> {
    Self(value: value, opensIntent: opensIntent, content: .view(SnippetView(content())))
  }

  /// Returns a result with a value, an intent to open, a dialog and a view.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Content: View>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog,
    @ViewBuilder content: () -> Content
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, _SnippetViewContainer, IntentDialog> {
    Self(
      value: value, opensIntent: opensIntent, content: .view(SnippetView(content())), dialog: dialog
    )
  }
}
