// Opens a document in the person's editor, and stores the result.

import SampleMarkdownSnippet
import Foundation
import BehestShell

/// An editor of documents that starts `$VISUAL` or `$EDITOR`.
struct DocumentEditor: Sendable {
  let store: DocumentStore
  let context: CommandContext

  /// Opens a document's text and stores it if it was changed.
  ///
  /// No input is lost: text that cannot be stored, or would replace a change made elsewhere
  /// meanwhile, stays in its file, and the path is returned.
  ///
  /// - Returns: The words to print.
  func edit(_ document: Document) async throws -> String {
    let editor = try EditorProcess(environment: context.facts.environment)
    let file = try temporaryFile(for: document)
    let status = await editor.run(on: file)
    guard status == 0 else {
      return "The editor ended with status \(status). The text is in \(file.path)."
    }
    let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    let content =
      text.hasSuffix("\n") && !document.content.hasSuffix("\n") ? String(text.dropLast()) : text
    guard content != document.content else {
      removeFolder(of: file)
      return "“\(document.title)” is as it was."
    }
    do {
      guard try await store.document(id: document.id)?.modifiedAt == document.modifiedAt,
        try await store.update(id: document.id, content: content) != nil
      else {
        return "“\(document.title)” was changed elsewhere meanwhile. Yours is in \(file.path)."
      }
    } catch let error as DocumentStoreError {
      return "\(error.description) What you typed is in \(file.path)."
    }
    removeFolder(of: file)
    return "Saved “\(document.title)”."
  }

  private func temporaryFile(for document: Document) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("behest-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let name = String(document.title.prefix(40).map { $0.isLetter || $0.isNumber ? $0 : "-" })
    let file = folder.appendingPathComponent("\(name.isEmpty ? "document" : name).md")
    try Data((document.content.hasSuffix("\n") ? document.content : document.content + "\n").utf8)
      .write(to: file)
    return file
  }

  private func removeFolder(of file: URL) {
    try? FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }
}
