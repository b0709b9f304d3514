// The line editor of this program; only this file depends on linking GNU Readline.

import CReadline
import LineEditing

/// GNU Readline as linked with this program.
enum LinkedReadline {
  /// The shared reader; readline has one global state.
  static let reader = ReadlineReader(linked: { name in
    name.flatMap { behest_linked_readline($0) }
  })
}
