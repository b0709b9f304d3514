// Creates, changes and deletes documents.

public import Foundation
import GRDB

extension DocumentStore {
  /// Creates a document and returns it as stored.
  ///
  /// - Parameter id: An unused identifier; `nil` for a new one.
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
  /// The date of change is set if anything differs. `nil` leaves a field unchanged.
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

  /// Deletes documents: all of them or, if an error occurs, none.
  ///
  /// - Returns: The number of deleted documents; unknown ids do not count.
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
