// A document as an entity, and the queries that find it.

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

  @Property(title: "Creation Date")
  var createdAt: Date

  @Property(title: "Modification Date")
  var modifiedAt: Date

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
    createdAt = document.createdAt
    modifiedAt = document.modifiedAt
  }
}

/// Finds documents: by identifier, by a text, all, or the newest.
struct MarkdownDocumentQuery: EntityStringQuery, EnumerableEntityQuery {
  @Dependency
  private var store: DocumentStore

  /// Returns the documents with these ids; those of deleted documents are ignored.
  func entities(for identifiers: [UUID]) async throws -> [MarkdownDocumentEntity] {
    try await store.documents(ids: identifiers).map(MarkdownDocumentEntity.init)
  }

  /// Returns the documents that match a text, titles before contents.
  ///
  /// If the text is a whole title, only that document is returned, even if others mention it.
  func entities(matching string: String) async throws -> [MarkdownDocumentEntity] {
    let found = try await store.search(string)
    let wanted = string.trimmingCharacters(in: .whitespacesAndNewlines)
    let exact = found.filter {
      $0.title.compare(wanted, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
    return (exact.isEmpty ? found : exact).map(MarkdownDocumentEntity.init)
  }

  /// Returns all documents, the one that changed last first.
  func allEntities() async throws -> [MarkdownDocumentEntity] {
    try await store.all().map(MarkdownDocumentEntity.init)
  }

  /// Returns the ten documents that changed last, the latest first.
  func suggestedEntities() async throws -> [MarkdownDocumentEntity] {
    try await store.recent(limit: 10).map(MarkdownDocumentEntity.init)
  }
}

/// An error about the documents that an intent was given.
enum DocumentError: Error, CustomLocalizedStringResourceConvertible {
  /// The document has been deleted.
  case gone

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .gone: "The document no longer exists."
    }
  }
}
