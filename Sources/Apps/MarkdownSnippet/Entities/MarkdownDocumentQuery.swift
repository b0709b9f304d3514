// Finds documents: by identifier, by a text, or the newest.

import AppIntents

struct MarkdownDocumentQuery: EntityStringQuery {
  @Dependency
  private var store: DocumentStore

  /// Returns the documents with these ids; those of deleted documents are ignored.
  func entities(for identifiers: [UUID]) async throws -> [MarkdownDocumentEntity] {
    try await inWords { try await store.documents(ids: identifiers) }
      .map(MarkdownDocumentEntity.init)
  }

  /// Returns the documents that match a text, titles before contents.
  ///
  /// If the text is a whole title, only that document is returned, even if others mention it.
  func entities(matching string: String) async throws -> [MarkdownDocumentEntity] {
    let found = try await inWords { try await store.search(string) }
    let wanted = string.trimmingCharacters(in: .whitespacesAndNewlines)
    let exact = found.filter {
      $0.title.compare(wanted, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }
    return (exact.isEmpty ? found : exact).map(MarkdownDocumentEntity.init)
  }

  /// Returns the ten documents that changed last, the latest first.
  func suggestedEntities() async throws -> [MarkdownDocumentEntity] {
    try await inWords { try await store.recent(limit: 10) }
      .map(MarkdownDocumentEntity.init)
  }
}
