// Draws the card on the screen again while an intent is still at work.

import AppIntents
import Cards

/// Redraws a card whenever an intent asks for it (`reload()`), and tells the front end.
///
/// Requests come without waiting; drawings are made one after another by `draw(with:)`, and those
/// asked for while one is being made become one.
final class CardRefresher: Sendable {
  private let shown: Presented
  private let source: StoredSnippet
  private let requests: AsyncStream<Void>
  private let request: AsyncStream<Void>.Continuation

  /// A refresher of a card; `nil` for one that stays as it is.
  init?(_ shown: Presented?) {
    guard let shown, let source = shown.snippet.source else { return nil }
    self.shown = shown
    self.source = source
    (requests, request) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
  }

  /// Asks for the card to be drawn again, when it is one of this type.
  func reload(_ type: any SnippetIntent.Type) {
    guard ObjectIdentifier(type) == ObjectIdentifier(source.type) else { return }
    request.yield()
  }

  /// Draws until `finish()`; what cannot be drawn is left as it is.
  func draw(with run: IntentRun) async {
    for await _ in requests {
      let drawn = try? await ReplyBuilder(run: run, app: shown.app).draw(source)
      if let card = drawn?.card { run.tell(.card(card)) }
    }
  }

  /// Ends the drawing.
  func finish() {
    request.finish()
  }
}
