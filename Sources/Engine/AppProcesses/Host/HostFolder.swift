// Finds the folder in which the host of a user listens, and makes sure that it is the user's alone.

package import BehestProcess
import Glibc

/// The folder of the host's socket and lock, which only its user can open.
package struct HostFolder: Hashable, Sendable {
  /// The absolute path of the folder.
  package let path: String

  /// Creates a folder at a path, for tests and for the host, which is told its folder.
  package init(path: String) { self.path = path }

  /// Creates the folder of this user: `$XDG_RUNTIME_DIR/behest`, or, where there is no such
  /// directory, `/tmp/behest-<uid>`.
  package init(environment: [String: String]) {
    if let runtime = environment["XDG_RUNTIME_DIR"], runtime.hasPrefix("/"),
      access(runtime, W_OK | X_OK) == 0
    {
      path = runtime + "/behest"
    } else {
      path = "/tmp/behest-\(getuid())"
    }
  }

  /// The path of the socket, which has mode 0600.
  package var socket: String { path + "/host.sock" }

  /// The path of the file that a host holds locked as long as it listens.
  package var lockFile: String { path + "/host.lock" }

  /// Creates the folder with mode 0700; takes from one of the user's what lets others in.
  ///
  /// - Throws: `ENOTDIR` or `ELOOP` if something else has the name, `EACCES` if the folder belongs to
  ///   another user, or another error of the system.
  package func prepare() throws(SystemError) {
    mkdir(path, 0o700)
    // All is asked of what was opened, so that nobody can exchange it in between.
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { throw SystemError(code: errno) }
    defer { close(folder) }
    var status = stat()
    guard fstat(folder, &status) == 0 else { throw SystemError(code: errno) }
    guard status.st_uid == getuid() else { throw SystemError(code: EACCES) }
    guard status.st_mode & 0o077 == 0 || fchmod(folder, 0o700) == 0 else {
      throw SystemError(code: errno)
    }
  }

  /// Takes the lock of a host.
  ///
  /// - Returns: The descriptor that holds it until it is closed; `nil` if another host has it.
  func lock() throws(SystemError) -> Int32? {
    let file = open(lockFile, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw SystemError(code: errno) }
    if flock(file, LOCK_EX | LOCK_NB) == 0 { return file }
    let code = errno
    close(file)
    guard code == EWOULDBLOCK else { throw SystemError(code: code) }
    return nil
  }
}
