// Creates the folder, opens the file, and migrates its schema.

import Foundation
import GRDB

/// The database file before it is opened.
struct StoreFile {
  let path: String
  let limits: StoreLimits

  /// Opens the database, and creates a missing folder, file or table.
  ///
  /// A database without write access is opened for reading only.
  ///
  /// - Throws: `DocumentStoreError`. A file with a newer schema is not changed.
  func open() throws(DocumentStoreError) -> DatabaseQueue {
    if isReadOnly { return try translating { try openToRead() } }
    let folder = (path as NSString).deletingLastPathComponent
    try makeFolder(folder)
    // Creating a database, enabling its WAL and migrating it are several steps, which SQLite's busy
    // timeout does not cover: processes take turns.
    return try FolderLock.held(on: folder, patience: limits.patience) {
      () throws(DocumentStoreError) in
      try translating {
        let database = try DatabaseQueue(path: path, configuration: configuration)
        try bringUpToDate(database)
        return database
      }
    }
  }

  /// Whether the file exists, and it or its folder, which has the log, is not writable.
  private var isReadOnly: Bool {
    let folder = (path as NSString).deletingLastPathComponent
    return access(path, F_OK) == 0 && (access(path, W_OK) != 0 || access(folder, W_OK) != 0)
  }

  /// Opens the database without writing anything, not even SQLite's auxiliary files.
  private func openToRead() throws -> DatabaseQueue {
    var configuration = configuration
    configuration.readonly = true
    // SQLite reads an existing log by its index. Without them it would create both, unless the file is
    // declared immutable: https://www.sqlite.org/wal.html#read_only_databases
    // An index without a log in it may be that of a process which is about to write.
    let log = try? FileManager.default.attributesOfItem(atPath: path + "-wal")
    let isLive = (log?[.size] as? Int ?? 0) > 0 || access(path + "-shm", F_OK) == 0
    let database = try DatabaseQueue(
      path: isLive ? path : immutableAddress, configuration: configuration)
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
    // The file stores this mode. GRDB's own setting would write to the file at each opening, and
    // would no longer guarantee that each change is on disk.
    try database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    }
    try Schema.migrator.migrate(database)
  }

  /// Whether the schema is the current one; a newer one is an error.
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
      // Writes are rare and important: each one is on disk when it returns, even if the power
      // fails. WAL's default, "normal", only guarantees that the file is consistent.
      try db.execute(sql: "PRAGMA synchronous = FULL")
      if let maximumPages {
        try db.execute(sql: "PRAGMA max_page_count = \(maximumPages)")
      }
    }
    return configuration
  }

  /// Creates the folder and its parents for this user only, as the XDG specification requires.
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

/// An advisory lock on a folder, which the system releases when the process ends.
enum FolderLock {
  /// Runs `body` while holding the lock, after waiting for others.
  ///
  /// - Throws: `.busy` if the lock is not free in time, `.unreadable` if the folder cannot be
  ///   opened, and the errors of `body`.
  static func held<Value>(
    on folder: String, patience: Duration, _ body: () throws(DocumentStoreError) -> Value
  ) throws(DocumentStoreError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DocumentStoreError(.unreadable, path: folder, detail: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some network file systems lack this lock. SQLite's own locks still protect the data.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < deadline else {
        throw DocumentStoreError(.busy, path: folder)
      }
      usleep(2_000)
    }
    return try body()
  }
}
