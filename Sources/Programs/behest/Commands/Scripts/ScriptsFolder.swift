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
      let folderDate = date(of: data + "/Scripts"), let program = try? ScriptProgram()
    else { return [] }
    // The stamp has the program's path, and the folders that are no apps: changes in them count.
    let stamp = apps.folder.url.appending(path: ".scripts").path
    let noted = ((try? String(contentsOfFile: stamp, encoding: .utf8)) ?? "").split(separator: "\n")
    let dates = noted.dropFirst().flatMap { name in
      ["", "/script.json"].compactMap { date(of: "\(data)/Scripts/\(name)\($0)") }
    }
    let changed = dates.reduce(folderDate, max)
    guard
      noted.first.map(String.init) != program.path || date(of: stamp).map({ $0 < changed }) ?? true
    else { return [] }
    let known = apps.folder.names.compactMap { apps.folder.manifest(of: $0) }
      .filter { $0.command.first == program.path }
      .compactMap { app in program.script(of: app).map { (app: app.name, folder: $0) } }
    var problems: [String] = []
    var left: [String] = []
    for (app, folder) in known where !FileManager.default.fileExists(atPath: folder) {
      try? await apps.remove(app)
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: program.folder.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let script = program.folder.appending(path: name)
      guard !known.contains(where: { $0.folder == script.path }) else { continue }
      left.append(name)
      guard ScriptProgram.isScript(script) else { continue }
      do {
        _ = try await program.app(of: script)
        left.removeLast()
      } catch {
        let words = (error as? UsageError)?.message ?? (error as? Failure)?.words ?? "\(error)"
        problems.append("The script \(name) is no app yet: \(words)")
      }
    }
    try? FileManager.default.createDirectory(
      at: apps.folder.url, withIntermediateDirectories: true,
      attributes: [.posixPermissions: 0o700])
    let lines = [program.path] + left
    try? Data(lines.joined(separator: "\n").utf8).write(to: URL(filePath: stamp))
    // Later than the folder by what is lost when a date is set.
    try? FileManager.default.setAttributes(
      [.modificationDate: changed + 0.001], ofItemAtPath: stamp)
    return problems
  }

  private static func date(of path: String) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.modificationDate] as? Date
  }
}
