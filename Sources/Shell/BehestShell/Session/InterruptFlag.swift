// Remembers that Ctrl-C was pressed.

import Synchronization

/// A flag that a signal handler raises and the waiting code reads.
final class InterruptFlag: Sendable {
  private let raised = Atomic<Bool>(false)

  /// Raises the flag; returns whether it was raised before.
  func raise() -> Bool { raised.exchange(true, ordering: .sequentiallyConsistent) }

  /// Whether the flag is raised.
  var isRaised: Bool { raised.load(ordering: .sequentiallyConsistent) }
}
