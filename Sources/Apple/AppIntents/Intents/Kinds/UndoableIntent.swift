// Intents whose effect can be undone.

public import FoundationGaps

/// An intent whose effect can be undone.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {
  /// The manager with which `perform()` registers its undo action; `nil` when undo is not
  /// supported.
  var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// The undo manager of the runtime; `nil` when the intent was performed directly.
  public var undoManager: UndoManager? { IntentEnvironment.undoManager }
}
