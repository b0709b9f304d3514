// Undoes the effects of intents.

extension Conversation {
  /// Undoes the effect of the last undoable intent that has not been undone.
  ///
  /// - Returns: The name of the effect, empty when the app gave it none; `nil` when there is
  ///   nothing to undo.
  public func undo() async -> String? {
    while let app = undoable.last {
      guard let stack = undoStacks[app], stack.canUndo else {
        undoable.removeLast()
        continue
      }
      let name = await stack.undo()
      if updates.takeNews() { await vocabulary.forgetValues() }
      return name
    }
    return nil
  }

  /// Returns the undo stack of an app's intents, creating it if necessary.
  func undoStack(of app: App) -> any UndoStack {
    let known = undoStacks[app.name] ?? app.host.makeUndoStack()
    undoStacks[app.name] = known
    return known
  }

  /// Records that an undoable intent has run.
  func remember(_ invocation: Invocation) {
    guard invocation.call.source.traits.contains(.isUndoable) else { return }
    undoable.removeAll { $0 == invocation.app.name }
    undoable.append(invocation.app.name)
  }
}
