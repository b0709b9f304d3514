// `behest open`: opens an app's own view.

import ArgumentParser
import BehestShell
import CardTerminal
import Foundation
import IntentEngine

struct Open: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "open",
    abstract: "Open an application, a Markdown file or an address.",
    discussion: """
      An application with documents shows them on the whole screen: a list with search, an editor \
      that saves as you type, and a preview; each screen names its keys. Other applications have no \
      view of their own yet. Where the cursor cannot be moved, the documents are listed.

      A file becomes a document of the application with documents, named after its first heading or \
      itself; without a terminal its identifier is printed.

      An address, as behest url prints it, runs the intent that has it; scripting://run/colour?text=hi \
      runs a script.

      Examples:
        echo '# Notes' > notes.md; behest open notes.md
        BEHEST_SAMPLES=Recipes behest open https://recipes.example/recipe/7
      """)

  @Argument(
    help: "The application, by its name or another it answers to; a Markdown file; or an address.")
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    if name.hasPrefix(ScriptAddress.scheme) {
      return try await ScriptAddress(name).open(in: context)
    }
    if name.contains("://") { return try await openAddress(in: context) }
    let app: String
    do {
      app = try context.catalog().app(named: name).name
    } catch {
      guard let file = ImportedFile(path: name) else {
        throw ImportedFile.isPath(name) ? UsageError(Sentence.noFile(words: name)) : error
      }
      return try await file.open(in: context)
    }
    guard context.canAsk, context.facts.outputIsTerminal else {
      throw UsageError("\(app) opens at a terminal only.")
    }
    let lack = AppOpener.lack(of: app)
    if let words = try await AppOpener(context).open(app, orSay: lack) {
      context.writer.output.note(context.writer.notePage.plain(words))
    }
    return .done
  }
}

extension Open {
  /// Runs the intent at the address.
  private func openAddress(in context: CommandContext) async throws -> ExitStatus {
    let session = try context.session()
    guard let url = URL(string: name),
      let input = try await session.conversation.input(for: url, in: context.options.app)
    else {
      throw UsageError("No intent has the address “\(name)”.")
    }
    return try await context.complete(input, in: session)
  }
}

/// An opener of apps, as far as they have a view.
struct AppOpener: Sendable {
  private let context: CommandContext

  init(_ context: CommandContext) {
    self.context = context
  }

  /// Returns the words for an app without a view.
  static func lack(of app: String) -> String { "\(app) has no view of its own yet." }

  /// Opens the app of an outcome if possible; returns the words to print.
  func openOrExplain(_ outcome: Outcome) async -> String? {
    let app = outcome.app
    do {
      return try await open(app, on: outcome.openedID, orSay: outcome.openedWords)
    } catch {
      return (error as? UsageError)?.message ?? (error as? Failure)?.words
        ?? "\(app) could not be opened."
    }
  }

  /// Opens an app: its documents on the whole screen or, on a plain terminal, as a list.
  ///
  /// - Parameters:
  ///   - id: The identifier of the item to open; `nil` for all.
  ///   - words: The words without a terminal or a view; `nil` for none.
  /// - Returns: The words to print; `nil` when there is nothing to say.
  /// - Throws: `UsageError` when no editor is configured, and the app's errors.
  func open(
    _ app: String, on id: String? = nil, orSay words: String?
  ) async throws -> String? {
    guard context.canAsk, context.facts.outputIsTerminal,
      let documents = try? DocumentApp(context, app: app)
    else { return words }
    // A screen reader reads lines better than a screen that changes.
    if context.facts.canMoveCursor, !context.console.windowPage.profile.isAccessible {
      return try await DocumentScreen.show(documents, on: id, in: context)
    }
    guard let id else {
      let list = DocumentList(
        try await documents.all(), now: Date(), page: context.console.windowPage)
      context.writer.output.result(list.lines.joined(separator: "\n"))
      return nil
    }
    guard let document = try await documents.document(id: id) else {
      return Sentence.noLongerExists(name: documents.type)
    }
    return try await DocumentEditor(documents, environment: context.facts.environment)
      .edit(document)
  }
}
