// The program that runs scripts, for the commands that start it.

import AppProtocol
import BehestProcess
import BehestShell
import Foundation
import InstalledApps
import IntentEngine

/// The program that runs scripts, and the scripts of the person.
struct ScriptProgram {
  private static let name = "behest-script"

  /// The path of the program.
  let path: String
  /// The folder with a folder for each script.
  let folder: URL
  /// The folders of data and of what can be made again, which an app's process is not told.
  private let folders: [String]

  /// Finds the program.
  ///
  /// - Throws: `UsageError` when it is not installed beside this one.
  init() throws {
    guard let program = ProgramFolder.companion(Self.name, orIn: ProgramFolder.releases) else {
      throw UsageError(
        "Scripts are run by \(Self.name), which is not installed beside this program.")
    }
    let environment = ProcessInfo.processInfo.environment
    guard let data = UserFolder.data.path(in: environment),
      let cache = UserFolder.cache.path(in: environment)
    else { throw UsageError("There is no folder to keep scripts in: HOME is not set.") }
    path = program.path
    folders = [data, cache]
    folder = URL(filePath: data).appending(path: "Scripts")
  }

  /// Returns the folder of a script, given by its name, in any letter case, its app's, or a path.
  ///
  /// - Throws: `UsageError` with the nearest name when there is none.
  func script(_ name: String) throws -> URL {
    let isPath = name.contains("/") || name.hasPrefix(".")
    let place = isPath ? URL(filePath: name).standardizedFileURL : folder.appending(path: name)
    if Self.isScript(place) { return place }
    // The name with a slash that a completion adds, and a file in the folder.
    if name.last == "/", !name.dropLast().contains("/") {
      return try script(String(name.dropLast()))
    }
    if place.pathExtension == "tsx", Self.isScript(place.deletingLastPathComponent()) {
      return place.deletingLastPathComponent()
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let scripts = names.filter { Self.isScript(folder.appending(path: $0)) }
    if let same = scripts.first(where: { $0.lowercased() == name.lowercased() }) {
      return folder.appending(path: same)
    }
    let apps = try MountedApps.ofPerson.folder
    let app = apps.names.first { $0.lowercased() == name.lowercased() }
    if let own = app.flatMap(apps.manifest).flatMap(script(of:)) { return URL(filePath: own) }
    if FileManager.default.fileExists(atPath: place.path) {
      throw UsageError(
        "\(place.path) has no script.json; {\"name\": \"\(place.lastPathComponent)\"} is enough.")
    }
    let near = Nearest.word(to: name, among: scripts).map { " Did you mean \($0)?" }
    throw UsageError(
      "There is no script “\(name)” in \(folder.path)."
        + (near ?? " Make one: behest script new \(name)"))
  }

  /// Whether a folder is a script.
  static func isScript(_ folder: URL) -> Bool {
    FileManager.default.fileExists(atPath: folder.appending(path: "script.json").path)
  }

  /// Returns the folder of the script that an app is, if it is among the person's.
  func script(of app: AppManifest) -> String? {
    let script = Self.folder(ofScriptIn: app)
    return script?.hasPrefix(folder.path + "/") == true ? script : nil
  }

  /// Returns the folder of the script that an app is, wherever the program that serves it lies.
  private static func folder(ofScriptIn app: AppManifest) -> String? {
    guard app.command.count > 2, URL(filePath: app.command[0]).lastPathComponent == name,
      app.command[1] == "serve"
    else { return nil }
    return app.command[2]
  }

  /// Runs the program on the standard streams, and returns its status.
  ///
  /// - Parameters:
  ///   - words: The command and its folder.
  ///   - options: The words after the person's folders.
  func run(_ words: [String], _ options: [String] = []) throws -> ExitStatus {
    let child = try start(words, options, output: .inherited)
    guard case .exited(let status) = child.end() else { return .failed }
    return status == 0 ? .done : status == 2 ? .usage : .failed
  }

  /// Starts the program.
  func start(
    _ words: [String], _ options: [String] = [], output: ChildProcess.Stream
  ) throws -> ChildProcess {
    try ChildProcess(
      [path] + words + folders + options, environment: ProcessInfo.processInfo.environment,
      input: .inherited, output: output, error: .inherited)
  }

  /// Returns the name of a script's app, which is added where it has not been.
  func app(of script: URL) async throws -> String {
    let apps = try MountedApps.ofPerson
    let command = [path, "serve", script.path] + folders
    let known = apps.folder.names.compactMap { apps.folder.manifest(of: $0) }
      .first { Self.folder(ofScriptIn: $0) == script.path }
    if let known, known.command == command { return known.name }
    var request = AppRequest(name: script.lastPathComponent, command: command)
    request.takesOwnName = true
    // Where the clipboard is.
    request.variables = [
      "BEHEST_CLIPBOARD?", "DISPLAY?", "WAYLAND_DISPLAY?", "XAUTHORITY?",
    ]
    let manifest = try await apps.add(request) { name in
      try MountedAppName.check(name, for: nil, in: apps)
      // One that another program, or one at another place, has served takes no other's place.
      guard known?.name != name,
        (try? MountedAppName.check(name, for: request, in: apps)) == nil
      else { return }
      throw UsageError(
        "There is another app “\(name)”: change the name in \(script.path)/script.json.")
    }
    return manifest.name
  }
}
