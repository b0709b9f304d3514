// Makes the folder, opens the file, and brings its schema up to date.

import Foundation
import GRDB

/// The database file, before it is open.
struct StoreFile {
  let path: String
  let limits: StoreLimits

  /// Opens the database, and makes the folder, the file and the tables that are missing.
  ///
  /// A database that this person may not change is opened for reading only.
  ///
  /// - Throws: `DocumentStoreError`. A file with a newer schema is left as it is.
  func open() throws(DocumentStoreError) -> DatabaseQueue {
    if isReadOnly { return try translating { try openToRead() } }
    let folder = (path as NSString).deletingLastPathComponent
    try makeFolder(folder)
    // Creating a database, turning its WAL on and migrating it are several steps, and SQLite's
    // busy timeout does not cover all of them: processes take turns.
    return try FolderLock.held(on: folder, patience: limits.patience) {
      () throws(DocumentStoreError) in
      try translating {
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try bringUpToDate(database)
        return database
      }
    }
  }

  /// Whether the file is there and it or its folder, where the log goes, cannot be written.
  private var isReadOnly: Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return access(path, F_OK) == 0 && (access(path, W_OK) != 0 || access(folder, W_OK) != 0)
  }

  /// Opens the database without writing anything, not even the files SQLite keeps beside it.
  private func openToRead() throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = true
    // SQLite reads a log that is there. Without one it would make it, unless the file is said to
    // be immutable: https://www.sqlite.org/wal.html#read_only_databases
    let hasLog = access(path + "-wal", F_OK) == 0
    let database = try DatabaseQueue(
      path: hasLog ? path : immutableAddress, configuration: configuration)
    guard try isCurrent(database) else { throw DocumentStoreError(.readOnly, path: path) }
    return database
  }

  private var immutableAddress: String {
    URL(fileURLWithPath: path, isDirectory: false).absoluteString + "?immutable=1"
  }

  private func translating(
    _ body: () throws -> DatabaseQueue
  ) throws(DocumentStoreError) -> DatabaseQueue {
    do {
      return try body()
    } catch let error as DocumentStoreError {
      throw error
    } catch let error as DatabaseError {
      throw DocumentStoreError(error, path: path)
    } catch {
      throw DocumentStoreError(.unreadable, path: path, detail: "\(error)")
    }
  }

  private func bringUpToDate(_ database: DatabaseQueue) throws {
    if try isCurrent(database) { return }
    // The file remembers this. GRDB's own setting would write to the file each time it is opened,
    // and lower the promise that each change is on disk.
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    }
    try Schema.migrator.migrate(database)
  }

  /// Whether the schema is this program's; a newer one is an error.
  private func isCurrent(_ database: DatabaseQueue) throws -> Bool {
    let migrator = Schema.migrator
    let (isNewer, isCurrent) = try database.read { db in
      (try migrator.hasBeenSuperseded(db), try migrator.hasCompletedMigrations(db))
    }
    if isNewer { throw DocumentStoreError(.newerSchema, path: path) }
    return isCurrent
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.label = "DocumentStore"
    configuration.busyMode = .timeout(limits.patience / .seconds(1))
    let maximumPages = limits.maximumPages
    configuration.prepareDatabase { db in
      db.add(function: FoldedText.function)
      // Writes are rare and precious: each one is on disk when it returns, also when the power
      // fails. WAL's usual "normal" promises that only for the file as a whole.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      if let maximumPages {
        try db.execute(sql: "PRAGMA max_page_count = \(maximumPages)")
      }
    }
    return configuration
  }

  /// Makes the folder and those above it for this person alone, as the XDG specification asks.
  private func makeFolder(_ folder: String) throws(DocumentStoreError) {
    do {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw DocumentStoreError(folderFailure: error, path: folder)
    }
  }
}
