// Opens a document in the person's editor, and stores the result.

import BehestProcess
import BehestShell
import Foundation
import IntentEngine

/// An editor of documents that starts `$VISUAL` or `$EDITOR`.
struct DocumentEditor: Sendable {
  private let documents: DocumentApp
  private let editor: PersonEditor

  /// Finds the editor in the environment.
  ///
  /// - Throws: `UsageError` when neither variable names an editor.
  init(_ documents: DocumentApp, environment: [String: String]) throws {
    guard let editor = PersonEditor(environment: environment) else {
      throw UsageError("There is no editor to open it with; set VISUAL or EDITOR.")
    }
    self.documents = documents
    self.editor = editor
  }

  /// Opens a document's text and stores it if it was changed.
  ///
  /// No input is lost: text that cannot be stored, or would replace a change made elsewhere
  /// meanwhile, stays in its file, and the error names it.
  ///
  /// - Returns: The words to print.
  /// - Throws: `Failure` when nothing is stored because of the editor, the app or a change elsewhere.
  func edit(_ document: Document) async throws -> String {
    let file = try temporaryFile(for: document)
    let status = await onThread { [editor] in editor.open(file.path) }
    guard status == 0 else {
      throw Failure(
        .intentFailed, "The editor ended with status \(status). The text is in \(file.path).")
    }
    guard let content = try? PersonEditor.saved(document.content, in: file) else {
      PersonEditor.remove(file)
      throw Failure(.intentFailed, "The editor left no text: “\(document.title)” is as it was.")
    }
    guard content != document.content else {
      PersonEditor.remove(file)
      return "“\(document.title)” is as it was."
    }
    do {
      let stored = try await documents.document(id: document.id)
      guard stored?.title == document.title, stored?.content == document.content else {
        throw Failure(
          .intentFailed, "“\(document.title)” was changed elsewhere meanwhile.")
      }
      _ = try await documents.update(document.id, content: content)
    } catch let failure as Failure {
      throw Failure(failure.code, "\(failure.words) What you typed is in \(file.path).")
    }
    PersonEditor.remove(file)
    return "Saved “\(document.title)”."
  }

  private func temporaryFile(for document: Document) throws -> URL {
    let name = String(document.title.prefix(40).map { $0.isLetter || $0.isNumber ? $0 : "-" })
    return try PersonEditor.temporaryFile(
      named: "\(name.isEmpty ? "document" : name).md", with: document.content)
  }
}
