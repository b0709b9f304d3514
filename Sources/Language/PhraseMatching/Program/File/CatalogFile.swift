// The file format of a compiled catalogue, its files in memory, and its errors.

import Foundation

/// The file format of a compiled catalogue.
///
/// A file contains the tables of the program as they are in memory, one section each, so that
/// reading it is mapping it. All numbers have the machine's byte order.
/// ```
///  0  8  "BehestPC"
///  8  4  version of the format
/// 12  4  0x01020304, to detect the byte order
/// 16  8  layout: a checksum of the sizes of all elements, in the order of the sections
/// 24  8  length of the file
/// 32  8  checksum (XXH64) of everything after this field
/// 40  8  number of sections
/// 48     for each section: offset, number of bytes, size of an element, a number of its own (8 each)
///        the sections, each at a multiple of 64
/// ```
/// The sections are in the order in which `CompiledCatalog.write(to:)` adds them. The last one,
/// `facts`, has everything that is not a table, in the format of `ByteWriter`: the writer's key and
/// notes, languages, applications, polite words, types of values.
/// Phrases are records of bytes, found by tables of their offsets, and so are the values.
///
/// Nothing in a file is trusted. Other users' files, other versions and other contents are refused
/// by owner, header and checksum. All references that the program follows without a check
/// (instructions, states, rows) are checked when the file is opened; those of values and phrases,
/// of which there can be many, are checked when they are read.
enum CatalogFile {
  static let magic: UInt64 = 0x4350_7473_6568_6542
  /// The version, which changes with the meaning of any section and the compilation of phrases.
  static let version: UInt32 = 3
  static let byteOrder: UInt32 = 0x0102_0304
  static let headerSize = 48
  static let entrySize = 32
  static let checkedFrom = 40
  static let alignment = 64
  static let maximumSections = 64
}

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

/// A file mapped into memory, for the lifetime of the object.
///
/// If another file is renamed to its name, the mapped contents do not change.
final class MappedFile: @unchecked Sendable {
  // Unchecked, because of the pointer: the memory is read-only and unmapped with the object.
  let bytes: UnsafeRawBufferPointer

  /// Maps a file that only the current user can write.
  init(path: String) throws(CatalogFileError) {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw CatalogFileError(code: .unreadable, path: path, number: errno) }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else {
      throw CatalogFileError(code: .unreadable, path: path, number: errno)
    }
    guard facts.st_mode & S_IFMT == S_IFREG, facts.st_uid == geteuid(),
      facts.st_mode & (S_IWGRP | S_IWOTH) == 0
    else { throw CatalogFileError(code: .untrusted, path: path) }
    let size = Int(facts.st_size)
    guard size > 0 else { throw CatalogFileError(code: .damaged, path: path) }
    let flags = MAP_PRIVATE | CInt(bitPattern: UInt32(MAP_POPULATE))
    guard let start = mmap(nil, size, PROT_READ, flags, file, 0), start != MAP_FAILED else {
      throw CatalogFileError(code: .unreadable, path: path, number: errno)
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  deinit { munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count) }
}
