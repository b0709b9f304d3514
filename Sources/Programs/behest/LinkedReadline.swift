// The line editor of this program, which is linked with GNU Readline; the one file that knows that.

import CReadline
import LineEditing

/// Readline as it is linked with this program.
enum LinkedReadline {
  /// The one reader: readline is a single machine.
  static let reader = ReadlineReader(linked: { name in
    name.flatMap { behest_linked_readline($0) }
  })
}
