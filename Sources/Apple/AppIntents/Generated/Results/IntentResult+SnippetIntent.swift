// Made by `make generate` from Tables/results.py, not by hand.

extension IntentResult {
  /// Returns a result with a snippet intent.
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self(content: .intent(snippetIntent))
  }

  /// Returns a result with a dialog and a snippet intent.
  public static func result<Snippet: SnippetIntent>(dialog: IntentDialog, snippetIntent: Snippet)
    -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(content: .intent(snippetIntent), dialog: dialog)
  }

  /// Returns a result with an intent to open and a snippet intent.
  public static func result<OpensAppIntent: AppIntent, Snippet: SnippetIntent>(
    opensIntent: OpensAppIntent, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Snippet, Never> {
    Self(opensIntent: opensIntent, content: .intent(snippetIntent))
  }

  /// Returns a result with an intent to open, a dialog and a snippet intent.
  public static func result<OpensAppIntent: AppIntent, Snippet: SnippetIntent>(
    opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Never, OpensAppIntent, Snippet, IntentDialog> {
    Self(opensIntent: opensIntent, content: .intent(snippetIntent), dialog: dialog)
  }

  /// Returns a result with a value and a snippet intent.
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
    value: Value, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, Never> {
    Self(value: value, content: .intent(snippetIntent))
  }

  /// Returns a result with a value, a dialog and a snippet intent.
  public static func result<Value: _IntentValue, Snippet: SnippetIntent>(
    value: Value, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, Never, Snippet, IntentDialog> {
    Self(value: value, content: .intent(snippetIntent), dialog: dialog)
  }

  /// Returns a result with a value, an intent to open and a snippet intent.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: SnippetIntent>(
    value: Value, opensIntent: OpensAppIntent, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Snippet, Never> {
    Self(value: value, opensIntent: opensIntent, content: .intent(snippetIntent))
  }

  /// Returns a result with a value, an intent to open, a dialog and a snippet intent.
  public static func result<Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: SnippetIntent>(
    value: Value, opensIntent: OpensAppIntent, dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self
  where Self == IntentResultContainer<Value, OpensAppIntent, Snippet, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, content: .intent(snippetIntent), dialog: dialog)
  }
}
