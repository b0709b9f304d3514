// The types of result that `perform()` may return.

/// The result of an intent: any of a value, a dialog, a view and an intent to open.
public protocol IntentResult: Sendable {
  /// The type of the returned value; `Never` for none.
  associatedtype Value = Never
  /// The type of the intent that is opened next; `Never` for none.
  associatedtype OpensAppIntent = Never
  /// The type of the view or snippet intent that is shown; `Never` for none.
  associatedtype Snippet = Never
  /// The type of the dialog; `Never` for none.
  associatedtype Dialog = Never

  /// The returned value.
  var value: Value? { get }
}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult where Value: _IntentValue {
  /// The type of the returned value.
  associatedtype Value
}

/// A result with a dialog.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent that makes the view, as often as is needed.
public protocol ShowsSnippetIntent: IntentResult {}

/// A result with an intent that is opened next.
public protocol OpensIntent: IntentResult {}
