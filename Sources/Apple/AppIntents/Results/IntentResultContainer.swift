// The one type of all results.

public import BehestSwiftUI

/// A result: any of a value, an intent to open, a view or snippet intent, and a dialog.
public struct IntentResultContainer<Value: Sendable, OpensAppIntent, Snippet, Dialog>: IntentResult,
  Sendable
{
  /// The returned value.
  public let value: Value?

  let parts: PerformedResult

  init(
    value: Value? = nil, opensIntent: (any AppIntent)? = nil, content: SnippetContent? = nil,
    dialog: IntentDialog? = nil, actionButtonIntent: (any AppIntent)? = nil
  ) {
    self.value = value
    parts = PerformedResult(
      dialog: dialog, content: content, opensIntent: opensIntent,
      actionButtonIntent: actionButtonIntent)
  }
}

/// A stand-in for the view of a result, so that branches may return results with different views.
public struct _SnippetViewContainer: View, Sendable {
  /// The body of the view. Never read: the view travels beside its type.
  public var body: some View { EmptyView() }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet == _SnippetViewContainer {}

// A result whose type says that it opens or shows an intent may lack one, as in Apple's framework,
// where `Never` counts as an intent. Only the result's parts tell what it holds.
extension IntentResultContainer: ShowsSnippetIntent {}
extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: PerformedResultSource {
  var performed: PerformedResult {
    var result = parts
    if let value = value as? any _IntentValue { result.value = value.unwrapped }
    return result
  }
}
