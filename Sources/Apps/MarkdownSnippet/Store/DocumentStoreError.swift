// The errors of the document store, and their messages.

import AppIntents
import GRDB

/// The reason why documents could not be read or written.
struct DocumentStoreError: Error, Hashable, Sendable {
  /// A kind of failure.
  enum Code: Hashable, Sendable {
    /// The file or its folder cannot be opened.
    case unreadable
    /// The file is a damaged database.
    case corrupt
    /// The file is not a database.
    case notADatabase
    /// The disk or the file's size limit is exhausted.
    case full
    /// Another process kept the file locked for too long.
    case busy
    /// The file was created by a newer version of the program.
    case newerSchema
    /// The file can be read but not written.
    case readOnly
    /// A document is larger than SQLite can hold.
    case tooLarge
    /// Any other SQLite error.
    case failed
  }

  /// The kind of failure.
  let code: Code

  /// The path of the file or folder concerned.
  let path: String

  /// The message of the system or SQLite, in English; `nil` if it adds nothing.
  let detail: String?

  init(_ code: Code, path: String, detail: String? = nil) {
    self.code = code
    self.path = path
    self.detail = detail
  }

  init(_ error: DatabaseError, path: String) {
    let code: Code =
      switch error.resultCode {
      case .SQLITE_CORRUPT: .corrupt
      case .SQLITE_NOTADB: .notADatabase
      case .SQLITE_FULL: .full
      // A full disk also appears as a failed write of one of SQLite's auxiliary files.
      case .SQLITE_IOERR: Self.isFull(at: path) ? .full : .failed
      case .SQLITE_BUSY, .SQLITE_LOCKED: .busy
      case .SQLITE_READONLY: .readOnly
      case .SQLITE_CANTOPEN: Self.isFull(at: path) ? .full : .unreadable
      case .SQLITE_PERM, .SQLITE_AUTH: .unreadable
      case .SQLITE_TOOBIG: .tooLarge
      default: .failed
      }
    self.init(code, path: path, detail: error.message)
  }

  init(folderFailure error: any Error, path: String) {
    let number = ((error as? CocoaError)?.underlying as? POSIXError)?.code.rawValue ?? 0
    let code: Code =
      switch number {
      case ENOSPC, EDQUOT: .full
      case EROFS: .readOnly
      default: .unreadable
      }
    let reason = number == 0 ? error.localizedDescription : String(cString: strerror(number))
    self.init(code, path: path, detail: reason)
  }

  private static func isFull(at path: String) -> Bool {
    var status = statvfs()
    let folder = (path as NSString).deletingLastPathComponent
    return statvfs(folder, &status) == 0 && status.f_bavail == 0
  }
}

extension DocumentStoreError: CustomStringConvertible, CustomLocalizedStringResourceConvertible {
  /// A message for people, as one sentence: the problem, the path, and the advice if there is any.
  var description: String {
    switch code {
    case .unreadable: "The documents at \(path) cannot be opened\(because)."
    case .corrupt:
      "The documents at \(path) are damaged\(because); restore the file from a backup or move it away."
    case .notADatabase:
      "The file \(path) is not a database of documents; move it away to start afresh."
    case .full: "There is no space left to store the documents at \(path)."
    case .busy: "Another program is using the documents at \(path); try again in a moment."
    case .newerSchema:
      "The documents at \(path) were written by a newer version of this program; use that version."
    case .readOnly: "The documents at \(path) cannot be changed: the file is read-only."
    case .tooLarge: "The document is too large to be stored at \(path)."
    case .failed: "The documents at \(path) cannot be used\(because)."
    }
  }

  /// The same message, for the system.
  var localizedStringResource: LocalizedStringResource { "\(description)" }

  private var because: String {
    detail.map { " (\($0))" } ?? ""
  }
}
