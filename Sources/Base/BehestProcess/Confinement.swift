// Confines a process to the files that it needs.

import CLinux
import Glibc

/// The confinement of a process to some files and folders, by Landlock.
package enum Confinement {
  /// Confines this thread, and the threads and processes that it starts from now on; there is no way
  /// back.
  ///
  /// - Parameters:
  ///   - readable: The paths of files that may be read and run, with all that is below them.
  ///   - writable: The paths of files that may also be written, made and removed, likewise.
  /// - Returns: Whether it is confined: false where the kernel cannot.
  package static func begin(reading readable: [String], writing writable: [String]) -> Bool {
    let paths = (readable + writable).map { UnsafePointer(strdup($0)) }
    defer { for path in paths { free(UnsafeMutableRawPointer(mutating: path)) } }
    return behest_confine(paths, readable.count, paths.count) == 0
  }
}
