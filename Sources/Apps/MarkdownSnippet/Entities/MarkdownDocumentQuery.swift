// Finds documents: by id, by what they say, or the newest.

import AppIntents
import BehestDocumentStore

struct MarkdownDocumentQuery: EntityStringQuery {
  @Dependency
  private var store: DocumentStore

  /// Returns the documents with these ids; ids of documents that are gone are left out.
  func entities(for identifiers: [UUID]) async throws -> [MarkdownDocumentEntity] {
    try await inWords { try await store.documents(ids: identifiers) }
      .map(MarkdownDocumentEntity.init)
  }

  /// Returns the documents that someone may mean, titles before contents.
  ///
  /// A whole title means that document alone, also when others mention it.
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
