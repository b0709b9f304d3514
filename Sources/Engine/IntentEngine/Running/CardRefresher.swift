// Draws a snippet while an intent is still at work.

import BehestCards
import Synchronization

/// Draws a snippet whenever an intent asks for it (`reload()`), and tells the front end.
///
/// A snippet that is on the screen is drawn anew; another one is displayed in its place, once it can
/// be made: each parameter it cannot do without takes the value of the parameter of the same name and
/// type of the snippet on the screen, or else of the intent at work. Requests come without waiting;
/// drawings are made one after another by `draw(with:)`, and those asked for while one is being made
/// become one.
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

  /// A refresher for an intent of an app, with the card on the screen; `nil` for none.
  init(app: App, _ shown: Snippet?) {
    self.app = app
    state = Mutex(State(visible: shown, isOnScreen: shown != nil))
    (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The snippet that was displayed while the intent was at work, drawn last; `nil` when none was.
  var displayed: Snippet? { state.withLock { $0.displayed } }

  /// Notes the card of a question that the intent asks.
  func note(_ asked: Snippet) {
    state.withLock { $0.visible = asked }
  }

  /// Asks for a snippet to be drawn, on behalf of an intent.
  func redraw(_ snippet: any IntentSource, for call: any IntentCall) {
    let source = state.withLock { $0.visible?.source }
    if let source, source.intent.id == snippet.id {
      request.yield(source)
    } else if let source = Snippet.Source(snippet, filledFrom: source, call) {
      request.yield(source)
    }
  }

  /// Draws until `finish()`; what cannot be drawn is left as it is.
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

  /// Ends the drawing.
  func finish() {
    request.finish()
  }
}
