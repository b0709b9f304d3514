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
    return Self.status(of: child.end())
  }

  /// Runs the program in the form of a command's result, text or JSON, and returns its status.
  ///
  /// - Throws: `Failure` or `UsageError` for a run without JSON, where that is wanted; the program has
  ///   the reason on its standard error.
  func run(
    _ words: [String], _ options: [String] = [], in context: CommandContext
  ) throws -> ExitStatus {
    guard context.options.isJSON else { return try run(words, options) }
    let (result, notes) = (try Descriptor.pipe(), try Descriptor.pipe())
    defer { for end in [result.read, notes.read] { close(end) } }
    let child = try start(
      ["\(words[0])-json"] + words.dropFirst(), options, output: .descriptor(result.write),
      error: .descriptor(notes.write))
    for end in [result.write, notes.write] { close(end) }
    let bytes = try Descriptor.readAll(result.read).get()
    // The program writes few sentences, which fit into the pipe's buffer.
    let sentences = String(decoding: try Descriptor.readAll(notes.read).get(), as: UTF8.self)
    let status = Self.status(of: child.end())
    if bytes.isEmpty, status != .done {
      let words = sentences.replacing("\(Self.name): ", with: "")
        .trimmingCharacters(in: .whitespacesAndNewlines)
      throw status == .usage ? UsageError(words) : Failure(.intentFailed, words)
    }
    if !sentences.isEmpty { context.writer.output.note(sentences) }
    context.writer.output.bytes(bytes)
    return status
  }

  private static func status(of end: ChildProcess.End) -> ExitStatus {
    guard case .exited(let status) = end else { return .failed }
    return status == 0 ? .done : status == 2 ? .usage : .failed
  }

  /// Starts the program.
  func start(
    _ words: [String], _ options: [String] = [], output: ChildProcess.Stream,
    error: ChildProcess.Stream = .inherited
  ) throws -> ChildProcess {
    try ChildProcess(
      [path] + words + folders + options, environment: ProcessInfo.processInfo.environment,
      input: .inherited, output: output, error: error)
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
