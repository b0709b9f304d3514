// Scripts in folders of their own, and the programs that tests of them need.

import BehestTestSupport
import Foundation
import ScriptBundles

/// A script in a folder that is removed after the test.
struct ScriptFiles {
  private let whole: TemporaryFolder
  /// The script's folder.
  let folder: URL
  /// The folder that bundles are kept in.
  let cache: TemporaryFolder

  /// Writes files by their paths; a script.json is added.
  init(_ files: [String: String]) throws {
    whole = try TemporaryFolder()
    folder = whole.url.appending(path: "script")
    cache = try TemporaryFolder()
    try write("script.json", files["script.json"] ?? "{}")
    for (path, text) in files { try write(path, text) }
  }

  func write(_ path: String, _ text: String) throws {
    let url = folder.appending(path: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// Waits until the file system's clock shows that the files are older than what follows.
  func settle() { usleep(40_000) }

  var project: ScriptProject {
    get throws(ScriptError) { try ScriptProject(at: folder.path) }
  }

  var bundler: ScriptBundler {
    ScriptBundler(cache: cache.path, environment: ProcessInfo.processInfo.environment)
  }

  /// Returns the bundles, as a program would get them.
  func bundles() throws(ScriptError) -> [ScriptEntry: ScriptBundle] {
    try bundler.bundles(of: project)
  }

  /// The names of what is kept.
  var kept: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: cache.path)) ?? []).sorted()
  }
}

/// The programs that are used where they are installed.
enum Programs {
  static let hasEsbuild = access("/usr/bin/esbuild", X_OK) == 0
  static let hasTypeScript = hasEsbuild && access("/usr/bin/tsc", X_OK) == 0
}
