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
package struct IntentCancellationCause: Sendable {
  private let read: @Sendable () -> IntentCancellationReason?

  /// Creates a cause from a closure that returns the reason, or `nil` until there is one.
  package init(_ reason: @escaping @Sendable () -> IntentCancellationReason?) { read = reason }

  /// The reason; `nil` until somebody states one.
  package var reason: IntentCancellationReason? { read() }
}
