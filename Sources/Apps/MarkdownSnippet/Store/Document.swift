// A Markdown document of the store.

import Foundation

/// A Markdown document: a title, its text, and the dates of its creation and last change.
///
/// The store keeps dates to the microsecond, so a document read back equals the one returned
/// when it was written.
public struct Document: Hashable, Identifiable, Sendable {
  /// The identifier, which never changes.
  public let id: UUID

  /// The document's title, which may be empty and need not be unique.
  public var title: String

  /// The Markdown text.
  public var content: String

  /// The date of creation.
  public let createdAt: Date

  /// The date of the last change of the title or content.
  public var modifiedAt: Date

  /// Creates a document value without storing it; `DocumentStore` stores documents.
  public init(id: UUID, title: String, content: String, createdAt: Date, modifiedAt: Date) {
    self.id = id
    self.title = title
    self.content = content
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
  }
}

/// The initial title and text of a new document.
public struct DocumentTemplate: Hashable, Sendable {
  /// The title.
  public let title: String

  /// The Markdown text.
  public let content: String

  /// The template for "New Document".
  public static let newDocument = DocumentTemplate(
    title: "New Document", content: "# Hello\n\nStart writing **Markdown** here.")
}
