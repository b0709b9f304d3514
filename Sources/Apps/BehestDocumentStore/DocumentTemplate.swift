// What a document starts with when a person asks for a new one.

/// The first words of a new document.
public struct DocumentTemplate: Hashable, Sendable {
  /// The title.
  public let title: String

  /// The Markdown text.
  public let content: String

  /// What "New Document" starts with.
  public static let newDocument = DocumentTemplate(
    title: "New Document", content: "# Hello\n\nStart writing **Markdown** here.")
}
