// The errors of the document store.

import Foundation
import GRDB

/// The reason why documents could not be read or written.
public struct DocumentStoreError: Error, Hashable, Sendable {
  /// A kind of failure; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind's name in JSON output.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file or its folder cannot be opened.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file is a damaged database.
    public static let corrupt = Code(rawValue: "corrupt")
    /// The file is not a database.
    public static let notADatabase = Code(rawValue: "notADatabase")
    /// The disk or the file's size limit is exhausted.
    public static let full = Code(rawValue: "full")
    /// Another process kept the file locked for too long.
    public static let busy = Code(rawValue: "busy")
    /// The file was created by a newer version of the program.
    public static let newerSchema = Code(rawValue: "newerSchema")
    /// Neither variables nor the account define a home folder.
    public static let noHome = Code(rawValue: "noHome")
    /// The file can be read but not written.
    public static let readOnly = Code(rawValue: "readOnly")
    /// A document is larger than SQLite can hold.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Any other SQLite error.
    public static let failed = Code(rawValue: "failed")
  }

  /// The kind of failure.
  public let code: Code

  /// The path of the file or folder concerned; `nil` if there is none.
  public let path: String?

  /// The message of the system or SQLite, in English; `nil` if it adds nothing.
  public let detail: String?

  init(_ code: Code, path: String? = nil, detail: String? = nil) {
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
