// Look-ups of documents: all, the newest, by identifier, and by a text.

public import Foundation
import GRDB

extension DocumentStore {
  /// Returns every document, the last changed first.
  ///
  /// Documents changed at the same instant are sorted by creation, newest first.
  public func all() async throws -> [Document] {
    try await connection.read { db in
      try DocumentRow.newestFirst.fetchAll(db).map(\.document)
    }
  }

  /// Returns the documents that changed last, the latest first.
  ///
  /// - Parameter limit: The maximum number; the result is empty for zero or less.
  public func recent(limit: Int) async throws -> [Document] {
    guard limit > 0 else { return [] }
    return try await connection.read { db in
      try DocumentRow.newestFirst.limit(limit).fetchAll(db).map(\.document)
    }
  }

  /// Returns the document with this id, or `nil` when there is none.
  public func document(id: UUID) async throws -> Document? {
    try await documents(ids: [id]).first
  }

  /// Returns the documents with these ids, in the order of the ids; unknown ids are ignored.
  public func documents(ids: [UUID]) async throws -> [Document] {
    try await connection.read { db in
      try ids.compactMap { id in
        try DocumentRow.filter(DocumentRow.Columns.id == id.uuidString).fetchOne(db)?.document
      }
    }
  }

  /// Returns the documents that contain a text; those with it in their title come first.
  ///
  /// Case and diacritics are ignored: "resume" finds "Résumé". In both groups the last changed
  /// comes first. White space around the text is ignored, and an empty text finds all documents.
  ///
  /// - Complexity: Reads every title and, if that does not match, the whole content.
  public func search(_ text: String) async throws -> [Document] {
    let wanted = FoldedText.fold(text.trimmingCharacters(in: .whitespacesAndNewlines))
    guard !wanted.isEmpty else { return try await all() }
    return try await connection.read { db in
      let inTitle = try DocumentRow.newestFirst
        .filter(sql: "instr(folded(title), ?) > 0", arguments: [wanted])
        .fetchAll(db)
      let inContent = try DocumentRow.newestFirst
        .filter(
          sql: "instr(folded(title), ?) = 0 AND instr(folded(content), ?) > 0",
          arguments: [wanted, wanted]
        )
        .fetchAll(db)
      return (inTitle + inContent).map(\.document)
    }
  }
}
