// Draws a snippet while an intent is still at work.

import AppIntents
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
    var visible: Presented?
    var isOnScreen: Bool
    var displayed: Presented?
  }

  private let app: InstalledApp
  private let state: Mutex<State>
  private let requests: AsyncStream<StoredSnippet>
  private let request: AsyncStream<StoredSnippet>.Continuation

  /// A refresher for an intent of an app, with the card on the screen; `nil` for none.
  init(app: InstalledApp, _ shown: Presented?) {
    self.app = app
    state = Mutex(State(visible: shown, isOnScreen: shown != nil))
    (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// The snippet that was displayed while the intent was at work, drawn last; `nil` when none was.
  var displayed: Presented? { state.withLock { $0.displayed } }

  /// Notes the card of a question that the intent asks.
  func note(_ asked: Snippet) {
    state.withLock { $0.visible = Presented(app: app, snippet: asked) }
  }

  /// Asks for a snippet of this type to be drawn, on behalf of an intent.
  func reload(_ type: any SnippetIntent.Type, for intent: any AppIntent) {
    let source = state.withLock { $0.visible?.snippet.source }
    if let source, ObjectIdentifier(source.type) == ObjectIdentifier(type) {
      request.yield(source)
    } else if let snippet = StoredSnippet(type, filledFrom: source, intent) {
      request.yield(snippet)
    }
  }

  /// Draws until `finish()`; what cannot be drawn is left as it is.
  func draw(with run: IntentRun) async {
    for await snippet in requests {
      guard let drawn = try? await ReplyBuilder(run: run, app: app).draw(snippet) else { continue }
      let isAnew = state.withLock { state in
        let presented = Presented(app: app, snippet: drawn)
        defer { (state.visible, state.isOnScreen) = (presented, true) }
        let isSame =
          state.isOnScreen && state.displayed == nil
          && state.visible?.snippet.source.map { $0.type == snippet.type } == true
        if !isSame { state.displayed = presented }
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
