// Notices when a file is written, in whatever way an editor does that.

import Glibc

/// A file whose folder is watched, as many editors replace the file by a new one.
struct WatchedFile: Sendable {
  /// The descriptor to wait for.
  let descriptor: Int32

  private let name: String

  /// Creates a watch of a file's folder; `nil` when the system cannot.
  init?(path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = String(parts.last ?? "")
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let events = IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_CREATE | IN_DELETE
    guard descriptor >= 0, inotify_add_watch(descriptor, folder, UInt32(events)) >= 0 else {
      return nil
    }
  }

  /// Reads the events so far; returns whether any of them was about the file.
  func takeChanges() -> Bool {
    var isChanged = false
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      guard count > 0 else { return isChanged }
      buffer.withUnsafeBytes { bytes in
        // Each event is 16 bytes, the last four of them the length of the name that follows.
        var offset = 0
        while offset + 16 <= count {
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let text = bytes[min(offset + 16, count)..<min(offset + 16 + length, count)]
          let other = text.prefix { $0 != 0 }
          if other.isEmpty || other.elementsEqual(name.utf8) { isChanged = true }
          offset += 16 + length
        }
      }
    }
  }
}
