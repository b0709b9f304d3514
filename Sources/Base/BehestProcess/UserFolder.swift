// Finds the folders of a user as the XDG Base Directory Specification names them.

import Glibc

/// A kind of folder for Behest's files in a user's home.
package enum UserFolder: String, Sendable {
  /// Files that can be made again: `$XDG_CACHE_HOME/behest`, or `~/.cache/behest`.
  case cache = ".cache"
  /// Settings that a person writes: `$XDG_CONFIG_HOME/behest`, or `~/.config/behest`.
  case configuration = ".config"
  /// Documents and apps: `$XDG_DATA_HOME/behest`, or `~/.local/share/behest`.
  case data = ".local/share"
  /// Logs and histories: `$XDG_STATE_HOME/behest`, or `~/.local/state/behest`.
  case state = ".local/state"

  private var variable: String {
    switch self {
    case .cache: "XDG_CACHE_HOME"
    case .configuration: "XDG_CONFIG_HOME"
    case .data: "XDG_DATA_HOME"
    case .state: "XDG_STATE_HOME"
    }
  }

  /// Returns the folder's absolute path, which need not exist; `nil` when there is no home.
  ///
  /// As the specification (version 0.8) has it, a relative path in a variable counts as none.
  package func path(in environment: [String: String]) -> String? {
    if let given = environment[variable], given.hasPrefix("/") { return given + "/behest" }
    guard let home = environment["HOME"], home.hasPrefix("/") else { return nil }
    return "\(home)/\(rawValue)/behest"
  }

  /// Gives a process without an absolute path in `HOME` the home of its user, before it starts threads, so
  /// that all that look for one agree.
  package static func findHome() {
    if let home = getenv("HOME"), home.pointee == CChar(UInt8(ascii: "/")) { return }
    guard let user = getpwuid(getuid()), let home = user.pointee.pw_dir else { return }
    setenv("HOME", home, 1)
  }
}
