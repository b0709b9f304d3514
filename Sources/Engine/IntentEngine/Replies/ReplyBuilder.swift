// Makes the reply from what an intent gave back: value, dialog and card.

import AppIntents
import BehestCards
import Foundation
import BehestSwiftUI

/// A snippet as a card, with the intents behind its controls.
struct Snippet: Sendable {
  /// The card.
  var card: Card

  /// The intents of its controls, by `Control.action`.
  var actions: [any Sendable]

  /// The snippet intent that draws it again; `nil` for a view that stays as it is.
  var source: StoredSnippet?
}

/// Adds the results of intents to an outcome.
struct ReplyBuilder: Sendable {
  let run: IntentRun
  let app: InstalledApp

  /// Adds what an intent gave back.
  ///
  /// - Returns: the card that is now shown; `nil` when the intent shows none.
  func add(
    _ result: PerformedResult, of intent: any AppIntent, steps: inout [Step],
    to outcome: inout Outcome
  ) async throws -> Presented? {
    if let value = result.value {
      if let entity = value as? any AppEntity {
        outcome.value = .entity(try await .complete(entity))
      } else {
        outcome.value = ReturnedValue(value)
      }
      outcome.product.returned = value
    }
    if case .intent(let snippet)? = result.content {
      steps.append(Step(.snippet, intent: type(of: snippet).shortName))
    }
    var snippet = try await snippet(result.content)
    if let own = intent as? any SnippetIntent { snippet?.source = StoredSnippet(own) }
    if let dialog = result.dialog {
      // An intent that hands over to another has its say first.
      let words = [outcome.dialog, dialog.spoken(withCard: snippet != nil)]
      outcome.dialog = words.compactMap { $0 }.joined(separator: "\n")
    }
    guard let snippet else { return nil }
    outcome.card = snippet.card
    return Presented(app: app, snippet: snippet)
  }

  /// Draws what an intent shows; `nil` when it shows nothing.
  func snippet(_ content: SnippetContent?) async throws -> Snippet? {
    switch content {
    case nil:
      return nil
    case .view(let view)?:
      let rendering = await view.rendering()
      return Snippet(card: rendering.card, actions: rendering.actions, source: nil)
    case .intent(let intent)?:
      return try await draw(StoredSnippet(intent))
    }
  }

  /// Runs a snippet intent with its parameters filled anew, and draws its view.
  func draw(_ stored: StoredSnippet) async throws -> Snippet? {
    let intent = try await stored.restored()
    let invocation = Invocation(app: app, intent: intent)
    var steps: [Step] = []
    let result = try await run.perform(invocation, steps: &steps)
    guard case .view(let view)? = result.content else { return nil }
    let rendering = await view.rendering()
    return Snippet(card: rendering.card, actions: rendering.actions, source: stored)
  }
}

extension IntentDialog {
  /// The words when nothing else is on the screen.
  var spoken: String { spoken(withCard: false) }

  /// The words: the short ones beside a card, when there are any, else the full ones.
  func spoken(withCard hasCard: Bool) -> String {
    hasCard ? (supporting ?? full).text : full.text
  }
}
