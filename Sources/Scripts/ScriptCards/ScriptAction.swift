// An action of a script's control, which a card's control names by its index.

package import BehestJSON

/// An action of a control in a script's view.
package enum ScriptAction: Hashable, Sendable {
  /// Performs an intent of the script, as the runtime describes it.
  case intent(JSON)
}
