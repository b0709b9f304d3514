// Draws the cards of results and questions, and adds an intent's result to the outcome.

import BehestCards

extension IntentRun {
  /// Adds an intent's result to the outcome.
  ///
  /// - Returns: The card that is now shown; `nil` when the intent shows none.
  func add(
    _ result: CallResult, of invocation: Invocation, steps: inout [Step], to outcome: inout Outcome
  ) async throws -> Snippet? {
    if let value = result.value {
      outcome.value = try await value.complete().plain
      outcome.product.returned = value
    }
    if case .intent(let snippet)? = result.content {
      steps.append(Step(.snippet, intent: snippet.name))
    }
    var snippet = try await snippet(result.content, of: invocation.app)
    if invocation.call.source.traits.contains(.isSnippet) {
      snippet?.source = Snippet.Source(invocation.call)
    }
    if let dialog = result.dialog {
      // The dialog of an intent that opens another one comes first.
      let words = [outcome.dialog, dialog.spoken(withCard: snippet != nil)]
      outcome.dialog = words.compactMap { $0 }.joined(separator: "\n")
    }
    if let snippet { outcome.card = snippet.card }
    return snippet
  }

  /// Draws the content of a result or question; `nil` when there is none.
  func snippet(_ content: CardSource?, of app: App) async throws -> Snippet? {
    switch content {
    case nil: nil
    case .view(let draw)?: Snippet(await draw(cards), of: app)
    case .intent(let call)?: try await draw(Snippet.Source(call), of: app)
    }
  }

  /// Performs a snippet intent with its parameters resolved anew, and draws its view.
  func draw(_ source: Snippet.Source, of app: App) async throws -> Snippet? {
    let invocation = Invocation(app: app, call: try await source.restored())
    var steps: [Step] = []
    let result = try await perform(invocation, steps: &steps)
    guard case .view(let draw)? = result.content else { return nil }
    return Snippet(await draw(cards), of: app, source: source)
  }
}
