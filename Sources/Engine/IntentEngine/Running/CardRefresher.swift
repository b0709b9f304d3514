// Draws snippets while an intent is running.

import BehestCards
import Synchronization

/// An object that draws a snippet whenever an intent requests it (`reload()`), and notifies the
/// front end.
///
/// A snippet on the screen is drawn again. Another one replaces it if it can be created: each
/// required parameter takes the value of the parameter of the same name and type of the snippet on
/// the screen, or else of the running intent. Requests return at once; `draw(with:)` draws one
/// snippet after another, and combines requests that arrive while it draws.
final class CardRefresher: Sendable {
  private struct State {
    var visible: Snippet?
    var isOnScreen: Bool
    var displayed: Snippet?
  }

  private let app: App
  private let state: Mutex<State>
  private let requests: AsyncStream<Snippet.Source>
  private let request: AsyncStream<Snippet.Source>.Continuation

  /// Creates a refresher for an intent of an app, with the card on the screen; `nil` for none.
  init(app: App, _ shown: Snippet?) {
    self.app = app
    state = Mutex(State(visible: shown, isOnScreen: shown != nil))
    (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The last drawing of a snippet displayed while the intent was running; `nil` when there is
  /// none.
  var displayed: Snippet? { state.withLock { $0.displayed } }

  /// Records the card of a question that the intent asks.
  func note(_ asked: Snippet) {
    state.withLock { $0.visible = asked }
  }

  /// Requests the drawing of a snippet on behalf of an intent.
  func redraw(_ snippet: any IntentSource, for call: any IntentCall) {
    let source = state.withLock { $0.visible?.source }
    if let source, source.intent.id == snippet.id {
      request.yield(source)
    } else if let source = Snippet.Source(snippet, filledFrom: source, call) {
      request.yield(source)
    }
  }

  /// Draws requested snippets until `finish()`; a snippet that cannot be drawn is not updated.
  func draw(with run: IntentRun) async {
    for await source in requests {
      guard let drawn = try? await run.draw(source, of: app) else { continue }
      let isAnew = state.withLock { state in
        let isSame =
          state.isOnScreen && state.displayed == nil
          && state.visible?.source?.intent.id == source.intent.id
        if !isSame { state.displayed = drawn }
        defer { (state.visible, state.isOnScreen) = (drawn, true) }
        return state.isOnScreen
      }
      run.tell(isAnew ? .card(drawn.card) : .displayed(drawn.card))
    }
  }

  /// Ends the drawing of snippets.
  func finish() {
    request.finish()
  }
}
