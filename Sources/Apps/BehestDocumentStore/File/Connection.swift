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
  private let location: @Sendable () throws(DocumentStoreError) -> String
  private let limits: StoreLimits
  private let opening = DispatchQueue(label: "behest.DocumentStore.opening")
  private let opened = Mutex<OpenFile?>(nil)

  private struct OpenFile: Sendable {
    let path: String
    let database: DatabaseQueue
  }

  init(
    location: @escaping @Sendable () throws(DocumentStoreError) -> String, limits: StoreLimits
  ) {
    self.location = location
    self.limits = limits
  }

  func read<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let file = try await file()
    return try await translating(file.path) { try await file.database.read(body) }
  }

  /// Runs `body` in an immediate transaction, which holds the write lock before it reads.
  ///
  /// Values that it has read are therefore still valid when it writes.
  func write<Value: Sendable>(
    _ body: @escaping @Sendable (Database) throws -> Value
  ) async throws -> Value {
    let file = try await file()
    if file.database.configuration.readonly {
      throw DocumentStoreError(.readOnly, path: file.path)
    }
    return try await translating(file.path) { try await file.database.write(body) }
  }

  private func translating<Value: Sendable>(
    _ path: String, _ body: () async throws -> Value
  ) async throws -> Value {
    do {
      return try await body()
    } catch let error as DatabaseError {
      throw DocumentStoreError(error, path: path)
    }
  }

  private func file() async throws -> OpenFile {
    if let file = opened.withLock({ $0 }) { return file }
    return try await withCheckedThrowingContinuation { continuation in
      opening.async {
        continuation.resume(with: Result { try self.openOnce() })
      }
    }
  }

  /// Opens the database on `opening`, one call at a time; after a failure the next call tries
  /// again.
  private func openOnce() throws -> OpenFile {
    if let file = opened.withLock({ $0 }) { return file }
    let path = try location()
    let database = try StoreFile(path: path, limits: limits).open()
    let file = OpenFile(path: path, database: database)
    if !database.configuration.readonly { opened.withLock { $0 = file } }
    return file
  }
}
