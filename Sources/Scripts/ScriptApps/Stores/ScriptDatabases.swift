// The databases of a run: SQLite in the script's own files, or in memory.

import BehestJSON
import Foundation
import GRDB
import GRDBSQLite
import ScriptEngine
import Synchronization

/// The databases that a run has opened; they are closed with it.
final class ScriptDatabases: Sendable {
  private struct State {
    var queues: [Int: DatabaseQueue] = [:]
    var last = 0
  }

  private let state = Mutex(State())
  private static let mostDatabases = 16
  private static let mostRows = 100_000

  /// Opens a database in a file, or with `nil` one in memory; returns its number.
  ///
  /// - Throws: `RunError` with a sentence for the script.
  func open(_ file: URL?, isReadOnly: Bool) throws(RunError) -> Int {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    // Statements reach no other file, neither by ATTACH nor by VACUUM INTO.
    configuration.prepareDatabase { database in
      sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_ATTACHED, 0)
    }
    return try Self.failing {
      let queue =
        try file.map { try DatabaseQueue(path: $0.path, configuration: configuration) }
        ?? DatabaseQueue(configuration: configuration)
      return try state.withLock { state in
        guard state.queues.count < Self.mostDatabases else {
          throw RunError(.thrown, "A script opens \(Self.mostDatabases) databases at most.")
        }
        state.last += 1
        state.queues[state.last] = queue
        return state.last
      }
    }
  }

  /// Answers a message about a database: `execute`, `fetch` or `transaction`.
  ///
  /// - Throws: `RunError` with the words of SQLite.
  func answer(_ operation: String, _ argument: JSON) async throws -> JSON {
    guard let queue = state.withLock({ $0.queues[argument["database"]?.integer ?? 0] }) else {
      throw RunError(.thrown, "The database is closed.")
    }
    do {
      switch operation {
      case "execute":
        try await queue.writeWithoutTransaction { try Self.execute(argument, in: $0) }
        return nil
      case "fetch":
        return try await queue.writeWithoutTransaction { try Self.rows(argument, in: $0) }
      case "transaction":
        let kinds: [String: Database.TransactionKind] = [
          "immediate": .immediate, "exclusive": .immediate,
        ]
        let kind = kinds[argument["kind"]?.string ?? ""] ?? .deferred
        try await queue.writeWithoutTransaction { database in
          try database.inTransaction(kind) {
            for step in argument["steps"]?.array ?? [] { try Self.execute(step, in: database) }
            return .commit
          }
        }
        return nil
      default: throw RunError(.thrown, "A database cannot \(operation).")
      }
    } catch {
      throw Self.runError(error)
    }
  }

  /// Closes them all, and stops what they work on.
  func close() {
    let queues = state.withLock { state in
      defer { state.queues = [:] }
      return Array(state.queues.values)
    }
    for queue in queues { queue.interrupt() }
  }

  // MARK: Statements

  private static func execute(_ step: JSON, in database: Database) throws {
    try database.execute(sql: step["sql"]?.string ?? "", arguments: arguments(step))
  }

  private static func rows(_ query: JSON, in database: Database) throws -> JSON {
    let cursor = try Row.fetchCursor(
      database, sql: query["sql"]?.string ?? "", arguments: arguments(query))
    var rows: [JSON] = []
    while let row = try cursor.next() {
      guard rows.count < mostRows else {
        throw RunError(.thrown, "The query has more than \(mostRows) rows: use LIMIT.")
      }
      var record: JSON = [:]
      for (name, value) in row { record[name] = json(value) }
      rows.append(record)
    }
    return .array(rows)
  }

  private static func arguments(_ step: JSON) -> StatementArguments {
    let given = step["arguments"] ?? []
    if let members = given.object {
      return StatementArguments(
        Dictionary(
          members.map { ($0.key, value($0.value)) }, uniquingKeysWith: { first, _ in first })
      )
    }
    return StatementArguments((given.array ?? []).map(value))
  }

  private static func value(_ json: JSON) -> DatabaseValue {
    if let data = json["$data"]?.string.flatMap({ Data(base64Encoded: $0) }) {
      return data.databaseValue
    }
    if let date = json["$date"]?.string { return date.databaseValue }
    switch json {
    case .string(let text): return text.databaseValue
    case .integer(let number): return number.databaseValue
    case .number(let number): return number.databaseValue
    case .boolean(let isTrue): return isTrue.databaseValue
    case .null: return .null
    default: return json.text(isPretty: false).databaseValue
    }
  }

  private static func json(_ value: DatabaseValue) -> JSON {
    switch value.storage {
    case .null: .null
    case .int64(let number): .integer(Int(number))
    case .double(let number): .number(number)
    case .string(let text): .string(text)
    case .blob(let data): ["$data": .string(data.base64EncodedString())]
    }
  }

  // MARK: Errors

  private static func failing<Result>(_ body: () throws -> Result) throws(RunError) -> Result {
    do { return try body() } catch { throw runError(error) }
  }

  private static func runError(_ error: any Error) -> RunError {
    switch error {
    case let error as RunError: return error
    case let error as DatabaseError:
      let statement = error.sql.map { ", in “\($0.prefix(100))”" } ?? ""
      return RunError(
        .thrown, "SQLite: \(error.message ?? "error \(error.resultCode)")\(statement).")
    default: return RunError(.thrown, "SQLite: \(error)")
    }
  }
}
