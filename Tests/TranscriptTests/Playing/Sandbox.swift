// The home directory in which one transcript is played.

import BehestTestSupport
import Foundation

/// A temporary home directory with an environment independent of the machine and its user.
struct Sandbox: Sendable {
  private let folder: TemporaryFolder
  private let binaries: String
  /// Variables beside the usual ones.
  private let variables: [String: String]
  private let keepsServers: Bool

  /// The home directory, which is also the working directory.
  var home: String { folder.path }

  /// Creates a home directory.
  ///
  /// - Parameters:
  ///   - binaries: The first folder on `PATH`.
  ///   - variables: Variables beside the usual ones, which they may replace.
  ///   - keepsServers: Whether commands that are not at a terminal may use a host, which the test
  ///     starts and ends.
  init(binaries: String, variables: [String: String] = [:], keepsServers: Bool = false) throws {
    folder = try TemporaryFolder()
    self.keepsServers = keepsServers
    self.binaries = binaries
    self.variables = variables
    // Somebody has been here before, who is not greeted.
    let state = URL(filePath: folder.path + "/.local/state/behest")
    try FileManager.default.createDirectory(at: state, withIntermediateDirectories: true)
    try Data().write(to: state.appending(path: "history"))
  }

  /// Returns the environment of a command. It lacks a terminal's size: a program asks the terminal.
  func environment(atTerminal: Bool) -> [String: String] {
    let system = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    var result = [
      // A host would outlive the transcript. At a terminal nobody could tell that it works.
      "BEHEST_HOST": keepsServers && !atTerminal ? "" : "off",
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
    // Screens in plain lines are easier to read; a transcript asks for colours and lists.
    if atTerminal { result["BEHEST_LIVE"] = "0" } else { result["COLUMNS"] = "80" }
    return result.merging(variables) { $1 }
  }

  /// Returns a text with the folders of this run replaced by `[HOME]`, `[FIXTURES]`, `[BIN]` and
  /// `[ROOT]`, and with escaped control characters.
  func comparable(_ text: String) -> String {
    var text = text
    let folders = [
      (home, "[HOME]"), (Self.path(Fixtures.folder), "[FIXTURES]"), (binaries, "[BIN]"),
      (Self.path(Fixtures.folder.deletingLastPathComponent()), "[ROOT]"),
    ]
    for (folder, name) in folders { text = text.replacing(folder, with: name) }
    // A command in a folder with a space is shown in quotes.
    if binaries.contains(" ") { text = text.replacing(/'(\[BIN\][^' ]*)'/) { $0.1 } }
    return LineDiff.visible(text)
  }

  /// Returns the path of a folder without the trailing slash.
  private static func path(_ folder: URL) -> String {
    folder.path.hasSuffix("/") ? String(folder.path.dropLast()) : folder.path
  }
}
