// A lock that lets one process at a time create or migrate a database.

import Foundation

/// An advisory lock on a folder, which the system releases when the process ends.
enum FolderLock {
  /// Runs `body` while holding the lock, after waiting for others.
  ///
  /// - Throws: `.busy` if the lock is not free in time, `.unreadable` if the folder cannot be
  ///   opened, and the errors of `body`.
  static func held<Value>(
    on folder: String, patience: Duration, _ body: () throws(DocumentStoreError) -> Value
  ) throws(DocumentStoreError) -> Value {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else {
      throw DocumentStoreError(.unreadable, path: folder, detail: String(cString: strerror(errno)))
    }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + patience
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      // Some network file systems lack this lock. SQLite's own locks still protect the data.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < deadline else {
        throw DocumentStoreError(.busy, path: folder)
      }
      usleep(2_000)
    }
    return try body()
  }
}
