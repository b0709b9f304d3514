// The encoding of text and dates in a column.

import Foundation
import GRDB

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
