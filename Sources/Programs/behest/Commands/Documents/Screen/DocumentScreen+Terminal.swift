// Shows the screen of documents at the terminal, until the person leaves it.

import BehestShell
import CardTerminal
import Foundation
import IntentEngine
import Synchronization
import TerminalScreens

extension DocumentScreen {
  /// Shows the documents of an app.
  ///
  /// - Parameters:
  ///   - id: The identifier of the document to open; `nil` for the list.
  ///   - file: The name of the file that it was made of; `nil` for none.
  ///   - context: The context of the command.
  /// - Returns: The words to print after it; `nil` when there is nothing to say.
  /// - Throws: `Failure` when the document no longer exists or the documents cannot be read.
  static func show(
    _ documents: DocumentApp, on id: String?, madeOf file: String? = nil, in context: CommandContext
  ) async throws -> String? {
    let waker = Waker()
    let screen = DocumentScreen(
      app: documents.app, library: documents, profile: context.console.windowPage.profile,
      hooks: context.markdown, wake: { waker.wake() })
    if let id {
      guard let document = try await documents.document(id: id) else {
        return Sentence.noLongerExists(name: documents.type)
      }
      screen.browser.update([document])
      screen.open(document)
      screen.origin = file.map { (id, $0) }
    } else {
      screen.browser.update(try await documents.all())
    }
    while true {
      let request = await FullScreen.run { terminal in
        waker.set(terminal.wake)
        defer { waker.set(nil) }
        return await screen.run(on: terminal)
      }
      guard case .edit(let document)? = request else { return await screen.finish() }
      await screen.edit(document, with: documents, context.facts.environment)
    }
  }

  /// Handles keys until a request ends that.
  private func run(on terminal: FullScreen) async -> Request {
    request = nil
    while true {
      terminal.draw(frame(terminal.size))
      switch await terminal.next(until: deadline) {
      case .keys(let keys):
        for key in keys {
          if key == .control("l") { terminal.redraw() }
          await handle(key)
          if let request { return request }
        }
      case .wake: break
      case .suspend:
        await save()
        terminal.suspend()
      case .end:
        // The signal ends the program before anything else can be stored.
        note = await finish()
        return .leave
      }
      await tick()
    }
  }

  /// Opens a document in the person's editor, then shows what became of it.
  private func edit(
    _ document: Document, with documents: DocumentApp, _ environment: [String: String]
  ) async {
    do {
      note = try await DocumentEditor(documents, environment: environment).edit(document)
    } catch is UsageError {
      note = Sentence.noEditor()
    } catch {
      note = words(of: error)
    }
    let words = note
    if draft != nil {
      guard let changed = try? await documents.document(id: document.id) else {
        return await close()
      }
      let mode = mode
      open(changed)
      self.mode = mode
    } else {
      await reload()
      browser.select(document.id)
    }
    note = words
  }
}

/// A caller of a function that is known only while the screen is on the terminal.
private final class Waker: Sendable {
  // A struct: a function by itself would be wrapped once more with each access.
  private struct State {
    var function: (@Sendable () -> Void)?
  }

  private let state = Mutex(State())

  func set(_ function: (@Sendable () -> Void)?) {
    state.withLock { $0.function = function }
  }

  func wake() {
    state.withLock { $0.function }?()
  }
}
