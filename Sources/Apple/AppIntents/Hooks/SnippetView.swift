// A view on its way from `perform()` to the main actor.

package import BehestCards
package import BehestSwiftUI

/// A view that an intent returned, to be drawn on the main actor.
package struct SnippetView: Sendable {
  private let draw: @MainActor @Sendable (CardSettings) -> SnippetRendering

  /// Creates a snippet that keeps a view until it is drawn.
  init(_ view: some View) {
    // Safe: the intent has handed the view over, and from here on only the main actor reads it.
    nonisolated(unsafe) let view = view
    draw = { lower(view, in: $0) }
  }

  /// Returns the card of the view, with the actions of its buttons.
  @MainActor package func rendering(in settings: CardSettings) -> SnippetRendering {
    draw(settings)
  }
}
