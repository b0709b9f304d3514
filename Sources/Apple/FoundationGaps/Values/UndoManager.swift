// The undo manager, as Foundation has it on iOS.

/// A recorder of actions that can be undone and redone, one at a time.
///
/// Unlike Foundation on iOS it does not group several registrations.
@MainActor open class UndoManager {
  private struct Action {
    var name: String
    var perform: @MainActor () -> Void
  }

  private var undoActions: [Action] = []
  private var redoActions: [Action] = []

  /// Whether an action is being undone.
  open private(set) var isUndoing = false

  /// Whether an action is being redone.
  open private(set) var isRedoing = false

  /// Creates a manager without actions.
  nonisolated public init() {}

  /// Whether there is an action to undo.
  open var canUndo: Bool { !undoActions.isEmpty }

  /// Whether there is an action to redo.
  open var canRedo: Bool { !redoActions.isEmpty }

  /// The name of the action that `undo()` would undo; empty when it has none.
  open var undoActionName: String { undoActions.last?.name ?? "" }

  /// The name of the action that `redo()` would redo; empty when it has none.
  open var redoActionName: String { redoActions.last?.name ?? "" }

  /// Registers a closure that undoes the action just done; while undoing, one that redoes it.
  ///
  /// - Parameters:
  ///   - target: The argument of `handler`; not retained.
  ///   - handler: The closure that undoes the action.
  @preconcurrency open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let action = Action(name: "") { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      redoActions.append(action)
    } else {
      undoActions.append(action)
      if !isRedoing { redoActions = [] }
    }
  }

  /// Sets the name of the action that was registered last.
  open func setActionName(_ actionName: String) {
    if isUndoing {
      if !redoActions.isEmpty { redoActions[redoActions.count - 1].name = actionName }
    } else if !undoActions.isEmpty {
      undoActions[undoActions.count - 1].name = actionName
    }
  }

  /// Undoes the last action; does nothing when there is none.
  open func undo() {
    guard let action = undoActions.popLast() else { return }
    isUndoing = true
    defer { isUndoing = false }
    action.perform()
  }

  /// Redoes the action undone last; does nothing when there is none.
  open func redo() {
    guard let action = redoActions.popLast() else { return }
    isRedoing = true
    defer { isRedoing = false }
    action.perform()
  }

  /// Begins a group of actions. Does nothing: every action is undone alone.
  open func beginUndoGrouping() {}

  /// Ends a group of actions. Does nothing: every action is undone alone.
  open func endUndoGrouping() {}

  /// Removes all actions.
  open func removeAllActions() {
    undoActions = []
    redoActions = []
  }
}
