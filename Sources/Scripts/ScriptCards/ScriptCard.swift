// The door of the module: the tree of a script's view becomes a card with actions and remarks.

package import BehestCards
package import BehestJSON
import BehestSwiftUI

/// A card of a script's view, with the actions of its controls and remarks for the author.
package struct ScriptCard: Sendable {
  /// The card.
  package var card: Card
  /// The actions of the controls: `Control.action` is a zero-based index into this list.
  package var actions: [ScriptAction]
  /// Sentences for the script's author, each once: a view that does not exist, a wrong value.
  package var remarks: [String]

  /// Draws the tree of a view, as the runtime of scripts describes it.
  ///
  /// Trees are data from outside: what is wrong in one is left out, and said in `remarks`. No tree
  /// is an error, however deep or large.
  ///
  /// - Parameters:
  ///   - tree: An object of `view`, `props` and `children`, or a text.
  ///   - settings: The values around the view: the moment, the calendar, the Markdown hooks.
  ///   - isDark: Whether the front end has a dark background, for values of both color schemes.
  ///   - isLocked: Whether what is sensitive is hidden.
  @MainActor package init(
    _ tree: JSON, in settings: CardSettings = CardSettings(), isDark: Bool = true,
    isLocked: Bool = false
  ) {
    let drawing = ScriptDrawing(isDark: isDark, isLocked: isLocked)
    let root = drawing.page(of: tree)
    let rendering = lower(root.view, in: settings)
    card = rendering.card
    actions = rendering.actions.compactMap { $0 as? ScriptAction }
    remarks = drawing.remarks
    if let title = root.title {
      if !card.title.isEmpty { card.blocks.insert(.paragraph(card.title), at: 0) }
      card.title = [.text(title)]
    }
  }
}
