// A file mapped into memory.

import Foundation

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
