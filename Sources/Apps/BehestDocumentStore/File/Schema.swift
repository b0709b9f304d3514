// The versions of the schema, one migration each; a released one never changes.

import GRDB

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
