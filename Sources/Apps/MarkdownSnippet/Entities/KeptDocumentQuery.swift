// Finds a document for an intent that requires one.

import AppIntents
import Foundation

/// The documents of `MarkdownDocumentQuery`, with an error message if there are none yet.
struct KeptDocumentQuery: EntityStringQuery {
  private let documents = MarkdownDocumentQuery()

  func entities(for identifiers: [UUID]) async throws -> [MarkdownDocumentEntity] {
    try await documents.entities(for: identifiers)
  }

  func entities(matching string: String) async throws -> [MarkdownDocumentEntity] {
    try await documents.entities(matching: string)
  }

  func suggestedEntities() async throws -> [MarkdownDocumentEntity] {
    let suggested = try await documents.suggestedEntities()
    guard !suggested.isEmpty else {
      throw AppFailure(
        sentence: """
          There is no document yet. Say “Preview markdown in MarkdownSnippet”, and choose Open in \
          App on the preview.
          """)
    }
    return suggested
  }
}
