// Why a compiled catalogue could not be written or used.

import Foundation

/// Why a compiled catalogue could not be written or used; whoever meets one compiles anew.
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
    /// The file belongs to somebody else, or others may write it, or it is no file.
    public static let untrusted = Code(rawValue: "untrusted")
    /// The file was written by another version, or on another kind of machine.
    public static let otherFormat = Code(rawValue: "otherFormat")
    /// The content is not what was written.
    public static let damaged = Code(rawValue: "damaged")
    /// The catalogue was compiled from something else.
    public static let stale = Code(rawValue: "stale")
  }

  /// The kind of failure.
  public let code: Code
  /// The file.
  public let path: String
  /// The system's number of the error; zero when it was not the system's.
  public let number: Int32

  /// Creates an error.
  public init(code: Code, path: String, number: Int32 = 0) {
    self.code = code
    self.path = path
    self.number = number
  }
}

extension CatalogFileError: CustomStringConvertible {
  /// One line for people.
  public var description: String {
    let reason = number == 0 ? code.rawValue : String(cString: strerror(number))
    return "The compiled catalogue \(path) cannot be used: \(reason)."
  }
}
