// The actions of a script's controls, which a card's controls name by their indices.

package import BehestJSON

/// An action of a control in a script's view.
package enum ScriptAction: Hashable, Sendable {
  /// Calls the closure of a number, from 1, with arguments, such as the new value of a toggle.
  ///
  /// Numbers hold until the view is drawn anew.
  case closure(Int, [JSON])
  /// Asks the person for a value, and calls the closure of a number with it.
  case input(Int, ScriptInput)
  /// Performs an intent of the script, as the runtime describes it.
  case intent(JSON)
}
