// Takes back what an undoable intent did.

extension Conversation {
  /// Takes back what the last undoable intent did that has not been taken back.
  ///
  /// - Returns: What it was called, empty when the application gave it no name; `nil` when there is
  ///   nothing to take back.
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

  /// Where the undoable intents of an application register.
  func undoStack(of app: App) -> any UndoStack {
    let known = undoStacks[app.name] ?? app.host.makeUndoStack()
    undoStacks[app.name] = known
    return known
  }

  /// Remembers that an intent has run whose effect may be taken back.
  func remember(_ invocation: Invocation) {
    guard invocation.call.source.traits.contains(.isUndoable) else { return }
    undoable.removeAll { $0 == invocation.app.name }
    undoable.append(invocation.app.name)
  }
}
