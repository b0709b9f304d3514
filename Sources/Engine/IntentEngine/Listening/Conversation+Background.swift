// Conversations that branch off another one, for commands that run in the background.

extension Conversation {
  /// The memory of a conversation: the commands, lists and card so far.
  private struct Knowledge: Sendable {
    let focus, lastApp: String?
    let staying: [(app: App, intent: any IntentSource)]
    let history, performedTogether: [Performed]
    let declined: Performed?
    let declinedWith: [Performed]
    let listed: [[Value]]
    let presented: Snippet?
    let undoStacks: [String: any UndoStack]
    let undoable: [String]
  }

  private var knowledge: Knowledge {
    Knowledge(
      focus: focus, lastApp: lastApp, staying: staying, history: history,
      performedTogether: performedTogether, declined: declined, declinedWith: declinedWith,
      listed: listed, presented: presented, undoStacks: undoStacks, undoable: undoable)
  }

  private func take(_ known: Knowledge) {
    focus = known.focus
    (listed, presented) = (known.listed, known.presented)
    (history, undoStacks, undoable) = (known.history, known.undoStacks, known.undoable)
    takeLast(of: known)
  }

  /// Takes what is known of the last command alone.
  private func takeLast(of known: Knowledge) {
    (lastApp, staying, performedTogether) = (known.lastApp, known.staying, known.performedTogether)
    (declined, declinedWith) = (known.declined, known.declinedWith)
  }

  /// Returns a conversation that knows what this one knows, for a command that runs in the background.
  ///
  /// Its intents may take as long as they do, and none that requires a new proof of identity runs.
  ///
  /// - Parameter updates: The function that receives updates of its intents.
  package func branch(updates: @escaping @Sendable (Update) -> Void) async -> Conversation {
    let branch = Conversation(beside: self) { settings in
      settings.updates = updates
      settings.budget = nil
      settings.authenticator = nil
    }
    await branch.take(knowledge)
    return branch
  }

  /// Continues from what was done and shown last on a branch: it can be referred to, undone and pressed,
  /// and what was left there can be resumed.
  ///
  /// - Parameter isDone: Whether the last command of the branch has ended well.
  package func join(_ branch: Conversation, isDone: Bool = true) async {
    left = (left + (await branch.left)).suffix(Self.mostLeft)
    guard isDone else { return }
    let known = await branch.knowledge
    for performed in known.history where !history.contains(where: { $0.id == performed.id }) {
      history.append(performed)
      list(performed.outcome.returned?.elements ?? [])
    }
    history = history.suffix(Self.mostPerformed)
    takeLast(of: known)
    // Without a card of its own the branch leaves the one that is shown.
    presented = known.presented ?? presented
    undoStacks.merge(known.undoStacks) { mine, _ in mine }
    undoable = undoable.filter { !known.undoable.contains($0) } + known.undoable
  }
}
