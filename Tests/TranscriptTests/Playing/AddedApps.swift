// Adds apps once, for the homes of many transcripts.

import Foundation

/// The kept files of apps in other processes, which are the same in every home.
struct AddedApps: Sendable {
  /// The folder of added apps in a home directory.
  private static let folder = ".local/share/behest/apps"
  private static let variables = ["BEHEST_BUILT_IN": "none"]
  private let files: [String: Data]

  /// Adds apps.
  ///
  /// - Parameter commands: The words after `behest app add`.
  init(_ commands: [String]) throws {
    let sandbox = try Sandbox(binaries: BuiltBinary.folder, variables: Self.variables)
    let player = TranscriptPlayer(sandbox: sandbox)
    for command in commands { _ = try player.output(of: "behest app add " + command) }
    let place = sandbox.home + "/" + Self.folder
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place)
    files = paths.reduce(into: [String: Data]()) { files, path in
      let contents = try? Data(contentsOf: URL(filePath: place + "/" + path))
      files[path] = contents
    }
  }

  /// Returns a home directory with some of the apps, and with none that is built in.
  ///
  /// - Parameter keepsServers: Whether the commands, but no session at a terminal, use a host.
  func sandbox(with apps: [String], keepsServers: Bool = false) throws -> Sandbox {
    let sandbox = try Sandbox(
      binaries: BuiltBinary.folder, variables: Self.variables, keepsServers: keepsServers)
    for (path, contents) in files {
      let isWanted = apps.contains { app in
        path == app + ".json" || path.contains("/\(app)/")
      }
      guard isWanted else { continue }
      let url = URL(filePath: "\(sandbox.home)/\(Self.folder)/\(path)")
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try contents.write(to: url)
    }
    return sandbox
  }
}
