// A Markdown document as the store keeps it.

public import Foundation

/// A Markdown document: a title, its text, and when it was made and last changed.
///
/// The store keeps dates to the microsecond, so a document read back equals the one returned
/// when it was written.
public struct Document: Hashable, Identifiable, Sendable {
  /// What identifies the document for as long as it exists.
  public let id: UUID

  /// The name people know the document by. It may be empty, and need not be unique.
  public var title: String

  /// The Markdown text.
  public var content: String

  /// When the document was made.
  public let createdAt: Date

  /// When its title or content last changed.
  public var modifiedAt: Date

  /// Makes a document value; storing it is `DocumentStore`'s work.
  public init(id: UUID, title: String, content: String, createdAt: Date, modifiedAt: Date) {
    self.id = id
    self.title = title
    self.content = content
    self.createdAt = createdAt
    self.modifiedAt = modifiedAt
  }
}
