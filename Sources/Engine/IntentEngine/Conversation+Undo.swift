// Takes back what an undoable intent did.

import AppIntents
import FoundationGaps

extension Conversation {
  /// Takes back what the last undoable intent did that has not been taken back.
  ///
  /// - Returns: What it was called, empty when the application gave it no name; `nil` when there is
  ///   nothing to take back.
  public func undo() async -> String? {
    while let app = undoable.last {
      guard let undoing = undoManagers[app], undoing.manager.canUndo else {
        undoable.removeLast()
        continue
      }
      let name = undoing.manager.undoActionName
      // Applications register what belongs to the main actor, as their user interface does.
      await MainActor.run { undoing.manager.undo() }
      if updates.takeNews() { await vocabulary.forgetValues() }
      return name
    }
    return nil
  }

  /// Where the undoable intents of an application register.
  func undoing(of app: InstalledApp) -> IntentUndoing {
    let known = undoManagers[app.name] ?? IntentUndoing(UndoManager())
    undoManagers[app.name] = known
    return known
  }

  /// Remembers that an intent has run whose effect may be taken back.
  func remember(_ invocation: Invocation) {
    guard invocation.intent is any UndoableIntent else { return }
    undoable.removeAll { $0 == invocation.app.name }
    undoable.append(invocation.app.name)
  }
}
