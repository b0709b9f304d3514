// A document as a row of its table.

import Foundation
import GRDB

/// One row of the table `document`.
struct DocumentRow: Hashable, Sendable, Codable, FetchableRecord, PersistableRecord {
  static let databaseTableName = "document"

  var sequence: Int64?
  var id: String
  var title: StoredText
  var content: StoredText
  var createdAt: Instant
  var modifiedAt: Instant

  enum Columns {
    static let sequence = Column("sequence")
    static let id = Column("id")
    static let modifiedAt = Column("modifiedAt")
  }

  /// All rows, the last changed first; ties are sorted by creation.
  static var newestFirst: QueryInterfaceRequest<DocumentRow> {
    order(Columns.modifiedAt.desc, Columns.sequence.desc)
  }

  var document: Document {
    Document(
      // Only this module writes ids. One that is no UUID was inserted by hand; it gets the nil
      // UUID, so that the other documents remain readable.
      id: UUID(uuidString: id) ?? UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
      title: title.text, content: content.text, createdAt: createdAt.date,
      modifiedAt: modifiedAt.date)
  }
}
