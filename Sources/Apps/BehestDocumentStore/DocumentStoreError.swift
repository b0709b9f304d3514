// What can go wrong with the documents, as facts.

import Foundation
import GRDB

/// Why the documents could not be read or written.
public struct DocumentStoreError: Error, Hashable, Sendable {
  /// What kind of failure it is. Kinds may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind, as in JSON output.
    public let rawValue: String

    /// Makes a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file or its folder cannot be opened.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file is a database, and parts of it are damaged.
    public static let corrupt = Code(rawValue: "corrupt")
    /// The file is something else.
    public static let notADatabase = Code(rawValue: "notADatabase")
    /// There is no space left.
    public static let full = Code(rawValue: "full")
    /// Another process kept the file locked for too long.
    public static let busy = Code(rawValue: "busy")
    /// A newer version of the program made the file.
    public static let newerSchema = Code(rawValue: "newerSchema")
    /// No variable and no account says where the documents belong.
    public static let noHome = Code(rawValue: "noHome")
    /// The file can be read but not written.
    public static let readOnly = Code(rawValue: "readOnly")
    /// A document is larger than SQLite can hold.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// Anything else that SQLite refuses.
    public static let failed = Code(rawValue: "failed")
  }

  /// What kind of failure it is.
  public let code: Code

  /// The file or folder concerned; `nil` when there is none.
  public let path: String?

  /// What the system or SQLite said about it, in English; `nil` when it adds nothing.
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
      // A disk without space also shows as a failed write of a file that SQLite keeps beside.
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
