// A document as an entity.

import AppIntents

struct MarkdownDocumentEntity: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Markdown Document")
  static var defaultQuery = MarkdownDocumentQuery()

  let id: UUID

  @Property(title: "Title")
  var title: String

  @Property(title: "Content")
  var content: String

  /// The first 100 characters of the content.
  @Property(title: "Preview")
  var preview: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: title.isEmpty ? "Untitled" : "\(title)",
      subtitle: "\(preview)",
      image: .init(systemName: "doc.richtext"))
  }

  init(_ document: Document) {
    id = document.id
    title = document.title
    content = document.content
    preview = String(document.content.prefix(100))
  }
}
