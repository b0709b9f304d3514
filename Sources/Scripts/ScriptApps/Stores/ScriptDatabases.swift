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
    var queues: [Int: (queue: DatabaseQueue, journal: String?)] = [:]
    var last = 0
  }

  private let state = Mutex(State())
  private static let mostDatabases = 16
  private static let mostRows = 100_000
  private static let largestValue = 64 << 20
  /// The most memory of all databases of the process, and of the rows of a query, in bytes.
  private static let mostMemory = 256 << 20
  /// The most time that a message may take.
  private static let mostTime = Duration.seconds(10)

  /// Opens a database in a file, or with `nil` one in memory; returns its number.
  ///
  /// - Throws: `RunError` with a sentence for the script.
  func open(_ file: URL?, isReadOnly: Bool) throws(RunError) -> Int {
    var configuration = Configuration()
    configuration.readonly = isReadOnly
    configuration.allowsUnsafeTransactions = true
    configuration.prepareDatabase { database in
      // Statements reach no other file, neither by ATTACH nor by VACUUM INTO.
      sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_ATTACHED, 0)
      sqlite3_limit(database.sqliteConnection, SQLITE_LIMIT_LENGTH, Int32(Self.largestValue))
    }
    sqlite3_hard_heap_limit64(Int64(Self.mostMemory))
    return try Self.failing {
      let queue =
        try file.map { try DatabaseQueue(path: $0.path, configuration: configuration) }
        ?? DatabaseQueue(configuration: configuration)
      return try state.withLock { state in
        guard state.queues.count < Self.mostDatabases else {
          throw RunError(.thrown, "A script opens \(Self.mostDatabases) databases at most.")
        }
        state.last += 1
        state.queues[state.last] = (queue, file.map { $0.path + "-journal" })
        return state.last
      }
    }
  }

  /// Answers a message about a database: `execute`, `fetch` or `transaction`.
  ///
  /// - Throws: `RunError` with the words of SQLite.
  func answer(_ operation: String, _ argument: JSON) async throws -> JSON {
    guard let open = state.withLock({ $0.queues[argument["database"]?.integer ?? 0] }) else {
      throw RunError(.thrown, "The database is closed.")
    }
    let queue = open.queue
    try open.journal.map(Self.check)
    let alarm = Task {
      try await Task.sleep(for: Self.mostTime)
      queue.interrupt()
    }
    defer { alarm.cancel() }
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
      return state.queues.values.map(\.queue)
    }
    for queue in queues { queue.interrupt() }
  }

  /// Checks that a journal beside a database is of that database alone.
  ///
  /// SQLite removes the files that the end of a journal names: those of transactions of several
  /// databases, which a script cannot have.
  private static func check(journal: String) throws(RunError) {
    let bytes = FileManager.default.contents(atPath: journal)?.suffix(8) ?? Data()
    // The mark of a name; see https://www.sqlite.org/fileformat.html#the_rollback_journal.
    guard bytes.elementsEqual([0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7]) else { return }
    throw RunError(.thrown, "SQLite: the journal of the database names another file.")
  }

  // MARK: Statements

  private static func execute(_ step: JSON, in database: Database) throws {
    try database.execute(sql: step["sql"]?.string ?? "", arguments: arguments(step))
  }

  private static func rows(_ query: JSON, in database: Database) throws -> JSON {
    let cursor = try Row.fetchCursor(
      database, sql: query["sql"]?.string ?? "", arguments: arguments(query))
    var rows: [JSON] = []
    var bytes = 0
    while let row = try cursor.next() {
      for (_, value) in row { bytes += size(value) }
      guard bytes < mostMemory else {
        throw RunError(
          .thrown, "The rows of the query have more than \(mostMemory >> 20) MB: use LIMIT.")
      }
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

  private static func size(_ value: DatabaseValue) -> Int {
    switch value.storage {
    case .string(let text): text.utf8.count
    case .blob(let data): data.count
    default: 8
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
