// The home in which one transcript is played.

import Foundation
import BehestTestSupport

/// A temporary home with an environment that owes nothing to the machine or its user.
struct Sandbox: Sendable {
  private let folder: TemporaryFolder
  private let binaries: String

  /// The home, which is also the working folder.
  var home: String { folder.path }

  /// Makes a home.
  ///
  /// - Parameter binaries: The folder that comes first on `PATH`.
  init(binaries: String) throws {
    folder = try TemporaryFolder()
    self.binaries = binaries
  }

  /// The environment of a command. A terminal's size is not in it: a program asks the terminal.
  func environment(atTerminal: Bool) -> [String: String] {
    let system = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    var result = [
      "FIXTURES": Fixtures.folder.path,
      "HOME": home,
      "LANG": "C.UTF-8",
      "PATH": binaries + ":" + system,
      "SHELL": "/bin/sh",
      "TERM": "xterm-256color",
      "TZ": "UTC",
      "XDG_CACHE_HOME": home + "/.cache",
      "XDG_CONFIG_HOME": home + "/.config",
      "XDG_DATA_HOME": home + "/.local/share",
      "XDG_RUNTIME_DIR": home + "/.run",
      "XDG_STATE_HOME": home + "/.local/state",
    ]
    if !atTerminal { result["COLUMNS"] = "80" }
    return result
  }

  /// A text with the folders of this run replaced by `[HOME]`, `[FIXTURES]`, `[BIN]` and `[ROOT]`,
  /// and with control characters spelled out.
  func comparable(_ text: String) -> String {
    var text = text
    let folders = [
      (home, "[HOME]"), (Self.path(Fixtures.folder), "[FIXTURES]"), (binaries, "[BIN]"),
      (Self.path(Fixtures.folder.deletingLastPathComponent()), "[ROOT]"),
    ]
    for (folder, name) in folders { text = text.replacing(folder, with: name) }
    return LineDiff.visible(text)
  }

  /// The path of a folder without the final slash.
  private static func path(_ folder: URL) -> String {
    folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
  }
}
