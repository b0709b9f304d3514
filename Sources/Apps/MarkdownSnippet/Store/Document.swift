// A Markdown document of the store.

import Foundation

/// A Markdown document: a title, its text, and the dates of its creation and last change.
///
/// The store keeps dates to the microsecond, so a document read back equals the one returned
/// when it was written.
struct Document: Hashable, Identifiable, Sendable {
  /// The identifier, which never changes.
  let id: UUID

  /// The document's title, which may be empty and need not be unique.
  var title: String

  /// The Markdown text.
  var content: String

  /// The date of creation.
  let createdAt: Date

  /// The date of the last change of the title or content.
  var modifiedAt: Date

  /// Creates a document value without storing it; `DocumentStore` stores documents.
  init(id: UUID, title: String, content: String, createdAt: Date, modifiedAt: Date) {
    self.id = id
    self.title = title
    self.content = content
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
  }

  /// Returns the first line that is not blank, without heading marks and cut to 80 characters.
  static func title(of markdown: String) -> String {
    let line = markdown.split(whereSeparator: \.isNewline)
      .first { !$0.allSatisfy(\.isWhitespace) }
    let title = (line ?? "").trimmingCharacters(in: .whitespaces)
      .drop { $0 == "#" }
      .trimmingCharacters(in: .whitespaces)
      .prefix(80)
      .trimmingCharacters(in: .whitespaces)
    return title.isEmpty ? "Imported Markdown" : title
  }
}

/// The initial title and text of a new document.
struct DocumentTemplate: Hashable, Sendable {
  /// The title.
  let title: String

  /// The Markdown text.
  let content: String

  /// The template for a document without anything.
  static let empty = DocumentTemplate(title: "Untitled", content: "")

  /// The template for "New Document".
  static let newDocument = DocumentTemplate(
    title: "New Document", content: "# Hello\n\nStart writing **Markdown** here.")
}
