// Lets one process at a time set a database up.

import Foundation

/// An advisory lock on a folder; the system gives it back when the process dies.
enum FolderLock {
  /// Runs `body` while holding the lock, waiting for others first.
  ///
  /// - Throws: `.busy` when the lock is not free in time, `.unreadable` when the folder cannot be
  ///   opened, and whatever `body` throws.
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
      // Some network file systems have no such lock. SQLite's own locks still guard the data.
      guard errno == EWOULDBLOCK || errno == EINTR else { break }
      guard ContinuousClock.now < deadline else {
        throw DocumentStoreError(.busy, path: folder)
      }
      usleep(2_000)
    }
    return try body()
  }
}
