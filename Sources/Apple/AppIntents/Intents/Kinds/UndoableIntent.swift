// Intents whose effect can be taken back.

public import FoundationGaps

/// An intent whose effect can be taken back.
@_alwaysEmitConformanceMetadata
public protocol UndoableIntent: SystemIntent {
  /// Where `perform()` registers how to take the effect back; `nil` when nobody would ask for that.
  var undoManager: UndoManager? { get }
}

extension UndoableIntent {
  /// That of whoever runs the intent; `nil` when it was performed directly.
  public var undoManager: UndoManager? { IntentEnvironment.undoing?.manager }
}
