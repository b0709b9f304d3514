// Watches files on behalf of commands that draw again when one is saved.

import Foundation
import Glibc

/// Files in folders that are watched for changes; of one file by its folder, as many editors replace
/// the file by a new one.
struct WatchedFiles: Sendable {
  /// The descriptor to wait for.
  let descriptor: Int32

  /// The name of the only file that counts; `nil` for all but those of editors.
  private let name: String?

  /// Creates a watch of one file; `nil` when the system cannot.
  init?(file path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let folder = parts.count == 1 ? "." : parts.dropLast().joined(separator: "/") + "/"
    self.init([folder], name: String(parts.last ?? ""))
  }

  /// Creates a watch of all files in a folder and in the folders that are in it now; `nil` when the
  /// system cannot.
  init?(folder: String) {
    let inner = FileManager.default.subpaths(atPath: folder) ?? []
    let folders = inner.map { folder + "/" + $0 }.filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && isFolder.boolValue
    }
    self.init([folder] + folders, name: nil)
  }

  private init?(_ folders: [String], name: String?) {
    self.name = name
    descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let events = UInt32(IN_CLOSE_WRITE | IN_MODIFY | IN_MOVED_TO | IN_CREATE | IN_DELETE)
    guard descriptor >= 0 else { return nil }
    let watches = folders.map { inotify_add_watch(descriptor, $0, events) }
    guard watches.first.map({ $0 >= 0 }) == true else {
      close(descriptor)
      return nil
    }
  }

  private func counts(_ file: Slice<UnsafeRawBufferPointer>) -> Bool {
    if let name { return file.isEmpty || file.elementsEqual(name.utf8) }
    return file.first != UInt8(ascii: ".") && file.last != UInt8(ascii: "~")
  }

  /// Reads the events so far; returns whether any of them was about a file that counts.
  func readChanges() -> Bool {
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
          if counts(text.prefix { $0 != 0 }) { isChanged = true }
          offset += 16 + length
        }
      }
    }
  }
}
