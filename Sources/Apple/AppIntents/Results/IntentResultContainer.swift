// The one type behind every result.

public import BehestSwiftUI

/// A result: any of a value, an intent to open, a view or snippet intent, and words.
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

/// Stands for the view of a result, whatever its type, so that branches may show different ones.
public struct _SnippetViewContainer: View, Sendable {
  /// Never read: the view travels beside its type.
  public var body: some View { EmptyView() }
}

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}

// A promise to open an intent or to show one may end a branch without it, as in the original, where
// `Never` counts as an intent. What a result really holds is known by its parts alone.
extension IntentResultContainer: ShowsSnippetIntent {}
extension IntentResultContainer: OpensIntent {}

extension IntentResultContainer: PerformedResultSource {
  var performed: PerformedResult {
    var result = parts
    if let value = value as? any _IntentValue { result.value = value.unwrapped }
    return result
  }
}
