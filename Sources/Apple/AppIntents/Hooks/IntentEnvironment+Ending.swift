// The parts of an intent's environment that undo or cancel a run.

package import FoundationGaps
import Synchronization

extension IntentEnvironment {
  /// The undo manager that an undoable intent registers its undo action with.
  @TaskLocal package static var undoing: IntentUndoing?

  /// The cause with which the runtime may cancel the run; `nil` outside a run of the engine.
  @TaskLocal package static var cancellation: IntentCancellationCause?
}

/// A box that passes an undo manager to a run.
///
/// Unchecked: a manager is used by one run at a time, and afterwards by its creator.
package struct IntentUndoing: @unchecked Sendable {
  /// The undo manager.
  package let manager: UndoManager

  /// Creates a box with a manager.
  package init(_ manager: UndoManager) { self.manager = manager }
}

/// The reason for which a run is cancelled, stated before its task is cancelled.
package final class IntentCancellationCause: Sendable {
  private let said = Mutex<IntentCancellationReason?>(nil)

  /// Creates a cause whose reason is not stated yet.
  package init() {}

  /// The reason; `nil` until it is stated.
  package var reason: IntentCancellationReason? { said.withLock { $0 } }

  /// States the reason.
  package func state(_ reason: IntentCancellationReason) { said.withLock { $0 = reason } }
}
