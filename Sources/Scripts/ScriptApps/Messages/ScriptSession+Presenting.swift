// Presents views: draws them, and calls the closures of their buttons.

import BehestCards
import BehestJSON
import IntentEngine
import ScriptCards
import ScriptEngine
import Synchronization

extension ScriptSession {
  /// Presents a view until it is dismissed, and returns its result.
  func present() async throws -> JSON {
    guard way != .run, way != .snippet else {
      throw RunError(
        .thrown,
        "Navigation.present shows a view, which \(way == .run ? "a run" : "a snippet") has no place "
          + "for: say the script's phrase, or use behest script app \(commandName).")
    }
    app.keep(self)
    let view = ScriptCall(
      ScriptIntent(app: app, kind: .presented), values: ["session": .text(name)])
    // What its effects ask comes before the view itself.
    try await settle()
    do {
      _ = try await ask(
        .confirmation(
          accept: ["Done"], decline: ["Close"], isDestructive: false, dialog: nil,
          showsDialog: false, content: .intent(view)))
    } catch is Declined {}
    return state.withLock { $0.dismissed.isEmpty ? .null : $0.dismissed.removeLast() }
  }

  /// Returns the view that is presented now.
  func content() async throws -> CardSource {
    source(of: try await tree(), isPresented: true)
  }

  /// Calls a closure of the presented view, and returns when everything that it asks is answered.
  ///
  /// - Parameter asker: The call of the button, which asks on behalf of the closure.
  func press(
    _ number: Int, _ arguments: [JSON], asking asker: any Respondent
  ) async throws -> CallResult {
    let run = try run
    let before = state.withLock { state in
      state.pressing.append(asker)
      return state.dismissed.count
    }
    defer { state.withLock { _ = $0.pressing.removeLast() } }
    let hasExited = try await failing {
      do {
        let mark = await run.mark()
        _ = try await run.start("press", arguments: [.integer(number)] + arguments)
        await answers(to: run, after: mark)
        return false
      } catch let error as RunError where error.kind == .ended {
        // The button calls Script.exit.
        return true
      }
    }
    var result = CallResult()
    result.acceptsQuestion = state.withLock { $0.dismissed.count > before } || hasExited
    if !result.acceptsQuestion { try await settle() }
    result.dialog = handedOver()
    return result
  }

  // MARK: Drawing

  /// The most drawings in a row of a view whose effects change it each time.
  private static let mostDrawings = 10
  /// The time that a view is waited for which loads something, in milliseconds.
  private static let patience = 2_000

  private var run: ScriptRun {
    get throws {
      guard let run = state.withLock({ $0.run }) else { throw RunError(.ended, "It has ended.") }
      return run
    }
  }

  /// Draws the presented view until its effects change nothing, and what they asked is answered.
  private func settle() async throws {
    let run = try run
    let mark = await run.mark()
    for _ in 0..<Self.mostDrawings {
      _ = try await tree()
      await answers(to: run, after: mark)
      guard state.withLock({ $0.isChanged }) else { break }
    }
  }

  private func tree() async throws -> JSON {
    let run = try run
    var tree = JSON.null
    for _ in 0..<Self.mostDrawings {
      state.withLock { $0.isChanged = false }
      tree = try await failing { try await run.call("tree") }
      guard state.withLock({ $0.isChanged }) else { break }
    }
    return tree
  }

  /// Waits for the answers to what the script has sent since a mark: to questions for as long as the
  /// person takes, to anything else for a moment.
  private func answers(to run: ScriptRun, after mark: Int) async {
    await withTaskGroup { group in
      group.addTask { await run.answered(after: mark) }
      group.addTask { [self] in
        repeat {
          try? await Task.sleep(for: .milliseconds(Self.patience))
        } while state.withLock { $0.openQuestions > 0 } && !Task.isCancelled
      }
      await group.next()
      group.cancelAll()
    }
  }

  /// Returns a source of a card for a view.
  ///
  /// - Parameters:
  ///   - isPresented: Whether the view's closures can be called.
  ///   - isLocked: Whether what is sensitive is hidden.
  func source(of tree: JSON, isPresented: Bool = false, isLocked: Bool = false) -> CardSource {
    let (app, session) = (app, isPresented ? name : nil)
    return .view { settings in
      let card = await ScriptCard(tree, in: settings, isLocked: isLocked)
      for remark in card.remarks where !self.hasSaid(remark) { self.log(remark) }
      return (card.card, card.actions.map { ScriptCall($0, of: app, session: session) })
    }
  }
}
