// How a run is taken back or cut short by whoever runs it.

package import FoundationGaps
import Synchronization

extension IntentEnvironment {
  /// Where an undoable intent registers how to take its effect back.
  @TaskLocal package static var undoing: IntentUndoing?

  /// Why the run is cancelled, if it is.
  @TaskLocal package static var cancellation: IntentCancellationCause?
}

/// Carries an undo manager into a run.
///
/// Unchecked: a manager is used by one run at a time, and afterwards by whoever made it.
package struct IntentUndoing: @unchecked Sendable {
  /// The manager.
  package let manager: UndoManager

  /// Carries a manager.
  package init(_ manager: UndoManager) { self.manager = manager }
}

/// Why a run is cancelled: said before the task is.
package final class IntentCancellationCause: Sendable {
  private let said = Mutex<IntentCancellationReason?>(nil)

  /// Makes a cause that nobody has stated.
  package init() {}

  /// The reason; `nil` until somebody states one.
  package var reason: IntentCancellationReason? { said.withLock { $0 } }

  /// States the reason.
  package func state(_ reason: IntentCancellationReason) { said.withLock { $0 = reason } }
}
