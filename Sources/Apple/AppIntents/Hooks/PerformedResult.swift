// Type-erased results for the engine.

/// The result of an intent, whatever its type.
package struct PerformedResult: Sendable {
  /// The returned value, without optionality; `nil` when there is none.
  package var value: (any Sendable)?
  /// The dialog for the person; `nil` for none.
  package var dialog: IntentDialog?
  /// The view or snippet intent to show; `nil` for none.
  package var content: SnippetContent?
  /// The intent to perform next; `nil` for none.
  package var opensIntent: (any AppIntent)?
  /// The intent of the button beside the result; `nil` when there is no button.
  package var actionButtonIntent: (any AppIntent)?

  /// Creates a result from its parts.
  package init(
    value: (any Sendable)? = nil, dialog: IntentDialog? = nil, content: SnippetContent? = nil,
    opensIntent: (any AppIntent)? = nil, actionButtonIntent: (any AppIntent)? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.content = content
    self.opensIntent = opensIntent
    self.actionButtonIntent = actionButtonIntent
  }

  init(_ result: some IntentResult) {
    self = (result as? any PerformedResultSource)?.performed ?? PerformedResult()
  }
}

/// The content of a result's snippet.
package enum SnippetContent: Sendable {
  /// A view, drawn once.
  case view(SnippetView)
  /// An intent that makes the view, as often as is needed.
  case intent(any SnippetIntent)
}

protocol PerformedResultSource {
  var performed: PerformedResult { get }
}

extension AppIntent {
  /// Performs the intent and erases the type of its result.
  ///
  /// - Throws: `MissingDependencyError` before anything runs, or what `perform()` throws.
  package func performErased() async throws -> PerformedResult {
    try await prepareDependencies()
    return PerformedResult(try await perform())
  }
}

extension _IntentValue {
  /// The value without optionality; `nil` for `nil`.
  var unwrapped: (any Sendable)? { self as? UnwrappedType }
}
