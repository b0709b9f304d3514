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

/// Text as stored in the file: as text, or as a blob if it contains a NUL character.
///
/// SQLite's text ends at the first NUL, so the rest of the document would be lost.
struct StoredText: Hashable, Sendable, Codable, DatabaseValueConvertible {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  var databaseValue: DatabaseValue {
    text.utf8.contains(0) ? Data(text.utf8).databaseValue : text.databaseValue
  }

  static func fromDatabaseValue(_ value: DatabaseValue) -> StoredText? {
    switch value.storage {
    case .string(let text): StoredText(text)
    case .blob(let data): StoredText(String(decoding: data, as: UTF8.self))
    default: nil
    }
  }
}

/// A date as stored in the file: whole microseconds since 1970, UTC.
///
/// An integer sorts, compares and reads back exactly; text and floating point do not.
struct Instant: Hashable, Sendable, Codable, DatabaseValueConvertible {
  let microseconds: Int64

  init(_ date: Date) {
    let value = (date.timeIntervalSince1970 * 1_000_000).rounded()
    microseconds = Int64(exactly: value) ?? (value < 0 ? .min : .max)
  }

  init(microseconds: Int64) {
    self.microseconds = microseconds
  }

  var date: Date { Date(timeIntervalSince1970: Double(microseconds) / 1_000_000) }

  var databaseValue: DatabaseValue { microseconds.databaseValue }

  static func fromDatabaseValue(_ value: DatabaseValue) -> Instant? {
    Int64.fromDatabaseValue(value).map(Instant.init(microseconds:))
  }
}

/// The folding of text for searches: spellings that differ in case or diacritics become equal.
enum FoldedText {
  /// The same folding as an SQL function, `folded(text)`.
  static let function = DatabaseFunction("folded", argumentCount: 1, pure: true) { values in
    values.first.flatMap(StoredText.fromDatabaseValue).map { fold($0.text) }
  }

  /// Returns the folded text; a NUL, which would end SQLite's text, becomes a space.
  static func fold(_ text: String) -> String {
    if text.utf8.contains(0) { return fold(text.replacing("\0", with: " ")) }
    // Most text is ASCII, and Foundation's folding is slow on megabytes.
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.lowercased() }
    return text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
  }
}

/// The tables of the database, with the migrations of older files.
enum Schema {
  static var migrator: DatabaseMigrator {
    var migrator = DatabaseMigrator()
    migrator.registerMigration("1") { db in
      try db.create(table: "document") { table in
        table.autoIncrementedPrimaryKey("sequence")
        table.column("id", .text).notNull().unique()
        table.column("title", .text).notNull()
        table.column("content", .text).notNull()
        table.column("createdAt", .integer).notNull()
        table.column("modifiedAt", .integer).notNull()
      }
      try db.create(
        index: "document_by_modification", on: "document", columns: ["modifiedAt", "sequence"])
    }
    return migrator
  }
}
