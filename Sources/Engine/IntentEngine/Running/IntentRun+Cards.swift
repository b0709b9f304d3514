// Draws the cards of results and questions, and adds an intent's result to the outcome.

import BehestCards
import Synchronization

extension IntentRun {
  /// Adds an intent's result to the outcome.
  ///
  /// - Returns: The card that is now shown; `nil` when the intent shows none.
  func add(_ result: CallResult, to outcome: inout Outcome) async throws -> Snippet? {
    if let value = result.value {
      outcome.value = try await value.complete().plain
      outcome.returned = value
    }
    if case .intent(let snippet)? = result.content {
      outcome.steps.append(Step(.snippet, intent: snippet.name))
    }
    if result.acceptsQuestion { outcome.acceptsQuestion = true }
    let own = call.source.has(.isSnippet) ? Snippet.Source(call) : nil
    let snippet = try await snippet(result.content, drawnBy: own)
    var said = result.dialog?.spoken(withCard: snippet != nil)
    switch result.copyRemark {
    case .instead(let words): said = words
    case .besides(let words): said = [said, words].compactMap { $0 }.joined(separator: " ")
    case nil: break
    }
    if let said {
      // The dialog of an intent that opens another one comes first.
      outcome.dialog = [outcome.dialog, said].compactMap { $0 }.joined(separator: "\n")
    }
    if let snippet {
      outcome.card = snippet.card
      outcome.cardShowsValue = result.showsValue
    }
    return snippet
  }

  /// Draws the content of a result or question; `nil` when there is none.
  ///
  /// - Parameter source: The snippet intent that returned a view; `nil` for another intent.
  func snippet(
    _ content: CardSource?, drawnBy source: Snippet.Source? = nil
  ) async throws -> Snippet? {
    switch content {
    case nil: nil
    case .view(let draw)?: Snippet(await draw(settings.cards), of: app, source: source)
    case .intent(let call)?: try await draw(Snippet.Source(call))
    }
  }

  /// Performs a snippet intent with its parameters resolved anew, and draws its view.
  func draw(_ source: Snippet.Source) async throws -> Snippet? {
    var steps: [Step] = []
    let result = try await run(of: try await source.restored()).perform(steps: &steps)
    guard case .view(let draw)? = result.content else { return nil }
    return Snippet(await draw(settings.cards), of: app, source: source)
  }
}

/// An object that draws a snippet whenever an intent requests it (`reload()`), and notifies the
/// front end.
///
/// A snippet on the screen is drawn again. Another one replaces it if it can be created: each
/// required parameter takes the value of the parameter of the same name and type of the snippet on
/// the screen, or else of the running intent. Requests return at once; `draw(with:)` draws one
/// snippet after another, and combines requests that arrive while it draws. Work that goes on when its
/// intent has ended can only tell that the card is outdated.
final class CardRefresher: Sendable {
  private struct State {
    var visible: Snippet?
    var isOnScreen: Bool
    var displayed: Snippet?
    var hasEnded = false
  }

  private let state: Mutex<State>
  private let updates: @Sendable (Update) -> Void
  private let requests: AsyncStream<Snippet.Source>
  private let request: AsyncStream<Snippet.Source>.Continuation

  /// Creates a refresher with the card on the screen; `nil` for none.
  init(_ shown: Snippet?, updates: @escaping @Sendable (Update) -> Void) {
    self.updates = updates
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
    let (source, hasEnded) = state.withLock { ($0.visible?.source, $0.hasEnded) }
    if hasEnded {
      updates(.cardIsOutdated)
    } else if let source, source.intent.id == snippet.id {
      request.yield(source)
    } else if let source = Snippet.Source(snippet, filledFrom: source, call) {
      request.yield(source)
    }
  }

  /// Draws requested snippets until `finish()`; a snippet that cannot be drawn is not updated.
  func draw(with run: IntentRun) async {
    for await source in requests {
      guard let drawn = try? await run.draw(source) else { continue }
      let isAnew = state.withLock { state in
        let isSame =
          state.isOnScreen && state.displayed == nil
          && state.visible?.source?.intent.id == source.intent.id
        if !isSame { state.displayed = drawn }
        defer { (state.visible, state.isOnScreen) = (drawn, true) }
        return state.isOnScreen
      }
      updates(isAnew ? .card(drawn.card) : .displayed(drawn.card))
    }
  }

  /// Ends the drawing of snippets.
  func finish() {
    state.withLock { $0.hasEnded = true }
    request.finish()
  }
}
