// The error for a compiled catalogue that could not be written or used.

import Foundation

/// The reason why a compiled catalogue could not be written or used; callers compile it again.
public struct CatalogFileError: Error, Hashable, Sendable {
  /// A kind of failure; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind's name.
    public let rawValue: String
    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The file cannot be read.
    public static let unreadable = Code(rawValue: "unreadable")
    /// The file cannot be written.
    public static let unwritable = Code(rawValue: "unwritable")
    /// The file is not a regular file, belongs to another user, or is writable by others.
    public static let untrusted = Code(rawValue: "untrusted")
    /// The file was written by another version, or on a machine with another architecture.
    public static let otherFormat = Code(rawValue: "otherFormat")
    /// The content was changed after it was written.
    public static let damaged = Code(rawValue: "damaged")
    /// The catalogue was compiled from other sources.
    public static let stale = Code(rawValue: "stale")
  }

  /// The kind of failure.
  public let code: Code
  /// The path of the file.
  public let path: String
  /// The system's error number; zero for other errors.
  public let number: Int32

  /// Creates an error from its kind, the file's path and the system's error number.
  public init(code: Code, path: String, number: Int32 = 0) {
    self.code = code
    self.path = path
    self.number = number
  }
}

extension CatalogFileError: CustomStringConvertible {
  /// A one-line message for people.
  public var description: String {
    let reason = number == 0 ? code.rawValue : String(cString: strerror(number))
    return "The compiled catalogue \(path) cannot be used: \(reason)."
  }
}
