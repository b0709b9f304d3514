// The one type behind every result.

public import SwiftUI

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

extension IntentResultContainer: ReturnsValue where Value: _IntentValue {}
extension IntentResultContainer: ProvidesDialog where Dialog == IntentDialog {}
extension IntentResultContainer: ShowsSnippetView where Snippet: View {}
extension IntentResultContainer: ShowsSnippetIntent where Snippet: SnippetIntent {}
extension IntentResultContainer: OpensIntent where OpensAppIntent: AppIntent {}

extension IntentResultContainer: PerformedResultSource {
  var performed: PerformedResult {
    var result = parts
    if let value = value as? any _IntentValue { result.value = value.unwrapped }
    return result
  }
}
