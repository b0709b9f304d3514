// Opens the database on first use, and runs reads and writes on it.

import Dispatch
import Foundation
import GRDB
import Synchronization

/// The connection of a store to its database, opened on first use.
///
/// SQLite blocks, so nothing here runs on the cooperative pool: opening has a queue of its own,
/// and reads and writes run on GRDB's. A read-only database is opened again by each call, because
/// SQLite may not notice changes by others.
final class Connection: Sendable {
  private let path: String
  private let limits: StoreLimits
  private let opening = DispatchQueue(label: "behest.DocumentStore.opening")
  private let opened = Mutex<DatabaseQueue?>(nil)

  init(path: String, limits: StoreLimits) {
    self.path = path
    self.limits = limits
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let database = try await database()
    return try await translating { try await database.read(body) }
  }

  /// Runs `body` in an immediate transaction, which holds the write lock before it reads.
  ///
  /// Values that it has read are therefore still valid when it writes.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let database = try await database()
    if database.configuration.readonly { throw DocumentStoreError(.readOnly, path: path) }
    let value = try await translating { try await database.write(body) }
    // So that a copy of the file alone is whole. Where another process reads, its last one does it.
    _ = try? await database.writeWithoutTransaction { db in try db.checkpoint(.truncate) }
    return value
  }

  private func translating<Value: Sendable>(
    _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch let error as DatabaseError {
      throw DocumentStoreError(error, path: path)
    }
  }

  private func database() async throws -> DatabaseQueue {
    if let database = opened.withLock({ $0 }) { return database }
    return try await withCheckedThrowingContinuation { continuation in
      opening.async {
        continuation.resume(with: Result { try self.openOnce() })
      }
    }
  }

  /// Opens the database on `opening`, one call at a time; after a failure the next call tries
  /// again.
  private func openOnce() throws -> DatabaseQueue {
    if let database = opened.withLock({ $0 }) { return database }
    let database = try StoreFile(path: path, limits: limits).open()
    if !database.configuration.readonly { opened.withLock { $0 = database } }
    return database
  }
}

/// The limits on waiting for other writers and on the size of the file.
struct StoreLimits: Hashable, Sendable {
  /// The time that a call waits while another process writes, before it throws `.busy`.
  var patience: Duration

  /// The maximum number of pages of 4,096 bytes; `nil` for SQLite's own limit.
  var maximumPages: Int?

  /// Creates limits; the defaults are those of the app.
  init(patience: Duration = .seconds(5), maximumPages: Int? = nil) {
    self.patience = patience
    self.maximumPages = maximumPages
  }
}
