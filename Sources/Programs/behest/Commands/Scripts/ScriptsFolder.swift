// Makes apps of the scripts that a person puts into the folder of scripts.

import AppProtocol
import BehestProcess
import Foundation
import InstalledApps
import IntentEngine

/// The folder of the person's scripts, each of which is an app as long as it is there.
enum ScriptsFolder {
  /// Adds the scripts that are new in the folder, and removes the apps of those that are gone.
  ///
  /// Costs two calls of the system while nothing changes.
  ///
  /// - Returns: A sentence for each script that cannot be an app.
  static func update(_ apps: MountedApps) async -> [String] {
    let environment = ProcessInfo.processInfo.environment
    guard let data = UserFolder.data.path(in: environment),
      let changed = date(of: data + "/Scripts")
    else { return [] }
    let stamp = apps.folder.url.appending(path: ".scripts").path
    guard date(of: stamp).map({ $0 < changed }) ?? true, let program = try? ScriptProgram() else {
      return []
    }
    let known = apps.folder.names.compactMap { apps.folder.manifest(of: $0) }
      .compactMap { app in program.script(of: app).map { (app: app.name, folder: $0) } }
    var problems: [String] = []
    for (app, folder) in known where !FileManager.default.fileExists(atPath: folder) {
      try? await apps.remove(app)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      guard let script = try? program.script(name),
        !known.contains(where: { $0.folder == script.path })
      else { continue }
      do {
        _ = try await program.app(of: script)
      } catch {
        let words = (error as? UsageError)?.message ?? (error as? Failure)?.words ?? "\(error)"
        problems.append("The script \(name) is no app yet: \(words)")
      }
    }
    try? FileManager.default.createDirectory(
      at: apps.folder.url, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    try? Data().write(to: URL(filePath: stamp))
    // Later than the folder by what is lost when a date is set.
    try? FileManager.default.setAttributes(
      [.modificationDate: changed + 0.001], ofItemAtPath: stamp)
    return problems
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
