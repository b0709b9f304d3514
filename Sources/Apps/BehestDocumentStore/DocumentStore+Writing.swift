// Making, changing and deleting documents.

public import Foundation
import GRDB

extension DocumentStore {
  /// Makes a document and returns it as stored.
  ///
  /// - Parameter id: Its id, which no document has yet; `nil` for a new one.
  @discardableResult
  public func create(
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
  /// The time of change is set when something differs from before. `nil` leaves a field alone.
  ///
  /// - Returns: The document after the change, or `nil` when there is none with this id.
  @discardableResult
  public func update(
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

  /// Deletes documents, all of them or, when something fails, none.
  ///
  /// - Returns: How many were deleted; ids that name no document do not count.
  @discardableResult
  public func delete(_ ids: [UUID]) async throws -> Int {
    try await connection.write { db in
      try ids.reduce(0) { count, id in
        count
          + (try DocumentRow.filter(DocumentRow.Columns.id == id.uuidString).deleteAll(db))
      }
    }
  }
}
