// Keeps what an app's processes write to standard error, in a file that stays small.

import BehestProcess
import Foundation
import Glibc

/// The file for the standard error of one app's processes.
///
/// Several processes of Behest may write it at a time. A file that has grown to the bound is renamed
/// with ".1" at its end, in the place of an earlier one. A file that cannot be written is done
/// without.
package struct AppLog: ~Copyable {
  private let path: String
  private let bound: Int
  private var file: Int32 = -1

  /// Returns the path of an app's log: `$XDG_STATE_HOME/behest/apps/<Name>.log`, or below
  /// `~/.local/state`; `nil` when there is no home folder.
  package static func standardPath(app: String, environment: [String: String]) -> String? {
    UserFolder.state.path(in: environment).map {
      "\($0)/apps/\(app.replacing("/", with: "-")).log"
    }
  }

  /// Creates a log with a file, which is opened or created with mode 0600, in folders with mode 0700.
  ///
  /// - Parameter bound: The size in bytes at which a new file is begun.
  package init(path: String, bound: Int = 1 << 20) {
    self.path = path
    self.bound = bound
    var index = path.startIndex
    while let slash = path[index...].dropFirst().firstIndex(of: "/") {
      mkdir(String(path[..<slash]), 0o700)
      index = slash
    }
    open()
  }

  deinit { if file >= 0 { close(file) } }

  /// Writes a line of Behest's own, with the time.
  package mutating func note(_ words: String) {
    write(Array("-- \(Date.now.formatted(.iso8601)) \(words)\n".utf8))
  }

  /// Writes bytes at the end.
  package mutating func write(_ bytes: [UInt8]) {
    var status = stat()
    if fstat(file, &status) == 0, Int(status.st_size) + bytes.count > bound { rotate(status) }
    _ = Descriptor.write(bytes, to: file)
  }

  private mutating func open() {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_CLOEXEC
    file = Glibc.open(path, flags, 0o600)
  }

  /// Renames the file, unless another process has done so, and opens the new one.
  private mutating func rotate(_ own: stat) {
    flock(file, LOCK_EX)
    var current = stat()
    if stat(path, &current) == 0, current.st_ino == own.st_ino, current.st_dev == own.st_dev {
      rename(path, path + ".1")
    }
    close(file)
    open()
  }
}
