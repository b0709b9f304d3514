// The initial contents of a new document.

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
