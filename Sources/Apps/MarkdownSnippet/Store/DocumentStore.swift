// Reads and writes this user's documents.

import Foundation
import GRDB

/// A store of this user's documents, in one SQLite file.
///
/// Creating a store accesses no file: the first call that reads or writes opens the database, or
/// creates it. Several stores in several processes may use one file at the same time; each change
/// is one transaction, on disk when its call returns.
///
/// Every method throws `DocumentStoreError`, or `CancellationError` if its task is cancelled.
final class DocumentStore: Sendable {
  let connection: Connection
  let now: @Sendable () -> Date
  let makeID: @Sendable () -> UUID

  /// Creates a store.
  ///
  /// - Parameters:
  ///   - file: The database; it and its folder are created on first use.
  ///   - limits: The limits on waiting for other writers and on the size of the file.
  ///   - now: The clock for the dates of new and changed documents.
  ///   - makeID: Returns the identifier of a new document; it must be unique.
  init(
    file: URL = .applicationSupportDirectory.appending(path: "behest/MarkdownSnippet.sqlite"),
    limits: StoreLimits = StoreLimits(),
    now: @escaping @Sendable () -> Date = { Date() },
    makeID: @escaping @Sendable () -> UUID = { UUID() }
  ) {
    connection = Connection(path: file.path, limits: limits)
    self.now = now
    self.makeID = makeID
  }
}

extension DocumentStore {
  /// Returns every document, the last changed first.
  ///
  /// Documents changed at the same instant are sorted by creation, newest first.
  func all() async throws -> [Document] {
    try await connection.read { db in
      try DocumentRow.newestFirst.fetchAll(db).map(\.document)
    }
  }

  /// Returns the documents that changed last, the latest first.
  ///
  /// - Parameter limit: The maximum number; the result is empty for zero or less.
  func recent(limit: Int) async throws -> [Document] {
    guard limit > 0 else { return [] }
    return try await connection.read { db in
      try DocumentRow.newestFirst.limit(limit).fetchAll(db).map(\.document)
    }
  }

  /// Returns the document with this id, or `nil` when there is none.
  func document(id: UUID) async throws -> Document? {
    try await documents(ids: [id]).first
  }

  /// Returns the documents with these ids, in the order of the ids; unknown ids are ignored.
  func documents(ids: [UUID]) async throws -> [Document] {
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
  func search(_ text: String) async throws -> [Document] {
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

  /// Creates a document and returns it as stored.
  ///
  /// - Parameter id: An unused identifier; `nil` for a new one.
  @discardableResult
  func create(
    id: UUID? = nil, title: String = "Untitled", content: String = ""
  ) async throws -> Document {
    let instant = Instant(now())
    let row = DocumentRow(
      id: (id ?? makeID()).uuidString, title: StoredText(title), content: StoredText(content),
      createdAt: instant, modifiedAt: instant)
    return try await connection.write { db in
      try row.insert(db)
      return row.document
    }
  }

  /// Changes the title, the content or both, and returns the document as stored.
  ///
  /// The date of change is set if anything differs. `nil` leaves a field unchanged.
  ///
  /// - Returns: The document after the change, or `nil` when there is none with this id.
  @discardableResult
  func update(
    id: UUID, title: String? = nil, content: String? = nil
  ) async throws -> Document? {
    let instant = Instant(now())
    return try await connection.write { db in
      guard
        var row = try DocumentRow.filter(DocumentRow.Columns.id == id.uuidString).fetchOne(db)
      else { return nil }
      let before = row
      row.title = title.map(StoredText.init) ?? row.title
      row.content = content.map(StoredText.init) ?? row.content
      guard row != before else { return row.document }
      row.modifiedAt = instant
      try row.update(db)
      return row.document
    }
  }

  /// Deletes documents: all of them or, if an error occurs, none.
  ///
  /// - Returns: The number of deleted documents; unknown ids do not count.
  @discardableResult
  func delete(_ ids: [UUID]) async throws -> Int {
    try await connection.write { db in
      try ids.reduce(0) { count, id in
        count
          + (try DocumentRow.filter(DocumentRow.Columns.id == id.uuidString).deleteAll(db))
      }
    }
  }

  /// Puts deleted documents back as they were; those whose identifier is in use are left out.
  func restore(_ documents: [Document]) async throws {
    try await connection.write { db in
      for document in documents {
        let id = document.id.uuidString
        guard try DocumentRow.filter(DocumentRow.Columns.id == id).isEmpty(db) else { continue }
        try DocumentRow(
          id: id, title: StoredText(document.title), content: StoredText(document.content),
          createdAt: Instant(document.createdAt), modifiedAt: Instant(document.modifiedAt)
        ).insert(db)
      }
    }
  }
}
