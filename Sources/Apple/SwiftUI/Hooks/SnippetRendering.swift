// Rendering for the engine: from a view to a card.

package import BehestCards

/// The card of a view, with the actions of its controls.
package struct SnippetRendering: Sendable {
  /// The card.
  package var card: Card

  /// The actions of the controls: `Control.action` is a zero-based index into this list.
  package var actions: [any Sendable]

  /// Creates a rendering from a card and the actions of its controls.
  package init(card: Card, actions: [any Sendable]) {
    self.card = card
    self.actions = actions
  }
}

/// Renders a view as a card.
///
/// Bodies are read once, top down. The first line before the first divider becomes the card's
/// title if it is a single line of text and images.
///
/// - Parameters:
///   - view: The view of a snippet.
///   - settings: The values around it.
/// - Returns: The card and the payloads of its buttons and toggles, in reading order.
@MainActor package func lower(
  _ view: some View, in settings: CardSettings = CardSettings()
) -> SnippetRendering {
  var environment = EnvironmentValues()
  environment.markdown = settings.markdown
  environment.now = settings.now()
  environment.calendar = settings.calendar
  environment.timeZone = settings.calendar.timeZone
  let context = LoweringContext(environment: environment)
  let card = Card(lowering: context.lower(view))
  return SnippetRendering(card: card, actions: context.actions)
}
