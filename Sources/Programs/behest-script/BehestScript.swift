// Serves a script as an app to a client of the Model Context Protocol, `behest` above all.

import AppServing
import BehestJSON
import BehestProcess
import CardTerminal
import Dispatch
import Foundation
import IntentEngine
import ModelContextProtocol
import ScriptApps
import ScriptBundles
import ScriptCards
import ScriptEngine

/// The program that runs scripts.
@main
enum BehestScript {
  /// Runs the program: `COMMAND FOLDER DATA CACHE WORD…`, where the folders after the script's are
  /// the person's, and the words belong to the command. `end-activity` takes the name of a live
  /// activity in the place of the script's folder. A command for people prints JSON when its name
  /// ends in `-json`.
  ///
  /// Exits with 2 for words that it does not know, and with 1 for a script that cannot be served or
  /// does not pass its check.
  static func main() {
    let words = Array(CommandLine.arguments.dropFirst())
    guard words.count >= 4 else { explain() }
    signal(SIGPIPE, SIG_IGN)
    // Here, since it holds for the threads that begin later.
    if ["serve", "intents", "bench"].contains(form(of: words[0]).command) {
      ScriptConfinement.begin(
        for: words[1], ScriptFolders(data: words[2], cache: words[3]), environment: environment)
    }
    Task {
      await run(words)
      exit(0)
    }
    dispatchMain()
  }

  /// Returns the command that a word names, and whether it prints JSON.
  private static func form(of word: String) -> (command: String, isJSON: Bool) {
    let ending = "-json"
    return word.hasSuffix(ending) ? (String(word.dropLast(ending.count)), true) : (word, false)
  }

  private static func run(_ words: [String]) async {
    let folder = words[1]
    let (command, isJSON) = form(of: words[0])
    let folders = ScriptFolders(data: words[2], cache: words[3])
    do {
      switch command {
      case "serve": try await serve(folder, folders)
      case "new": try write(folder, folders)
      case "check": try check(folder, folders, isJSON: isJSON)
      case "ls": list(folder, isJSON: isJSON)
      case "gallery":
        try await drawGallery(folders, options: Array(words.dropFirst(4)), isJSON: isJSON)
      case "accepting": listScripts(in: folder, accepting: words.dropFirst(4).first)
      case "intents": try await listIntents(of: folder, folders, isJSON: isJSON)
      case "bench": try await time(folder, folders, isJSON: isJSON)
      case "access":
        try AccessCommand(folder, folders).run(Array(words.dropFirst(4)), isJSON: isJSON)
      case "activities":
        for folder in try folders.activities.scripts() { print(folder) }
      case "end-activity":
        try folders.activities.end(folder)
        if isJSON { write(["ended": .string(folder)]) }
      default: explain()
      }
    } catch {
      tell((error as? Failure)?.words ?? (error as? RunError)?.message ?? "\(error)")
      exit(1)
    }
  }

  private static func explain() -> Never {
    tell("behest-script COMMAND FOLDER DATA CACHE; behest starts it itself.")
    exit(2)
  }

  private static let environment = ProcessInfo.processInfo.environment

  private static func write(_ folder: String, _ folders: ScriptFolders) throws {
    let declarations = try ScriptDeclarations.file(in: folders.cache.path)
    try ScriptTemplate(
      name: URL(filePath: folder).lastPathComponent, declarations: declarations
    ).write(to: folder)
  }

  private static func write(_ json: JSON) { print(json.text(isPretty: true)) }

  private static func check(_ folder: String, _ folders: ScriptFolders, isJSON: Bool) throws {
    let report = ScriptCheck(cache: folders.cache.path, environment: environment).report(on: folder)
    if isJSON {
      write(JSON(encoding: CheckRecord(report)))
    } else {
      print(TerminalText.sanitised(report.text, keepingLines: true), terminator: "")
    }
    for note in report.notes { tell(note) }
    if !report.passes { exit(1) }
  }

  private static func list(_ folder: String, isJSON: Bool) {
    let scripts = ScriptProject.all(in: folder)
    if isJSON {
      let records = scripts.map { name, project -> JSON in
        guard case .success(let project) = project else { return ["folder": .string(name)] }
        var record: JSON = ["folder": .string(name), "name": .string(project.name)]
        record["inputs"] = JSON(strings: project.inputs.map(\.rawValue))
        record["version"] = project.version.map { .string($0) }
        record["icon"] = project.icon.map { .string($0) }
        record["description"] = project.description.map { .string($0) }
        return record
      }
      write(.array(records))
      return
    }
    for (name, project) in scripts {
      switch project {
      case .success(let project):
        let facts = [project.name, project.icon, project.version, project.description]
        print(TerminalText.sanitised(facts.compactMap { $0 }.joined(separator: "  ")))
      case .failure(let error):
        print(TerminalText.sanitised(name))
        tell("\(error)")
      }
    }
  }

  /// Prints the names of the scripts that take a file or an address, with the kind of input.
  private static func listScripts(in folder: String, accepting item: String?) {
    for (name, project) in ScriptProject.all(in: folder) {
      guard let item, let project = try? project.get(), let input = project.input(for: item)
      else { continue }
      print(name, input.rawValue)
    }
  }

  /// The engine, which takes the process with it where nothing else stops a script.
  ///
  /// - Throws: `Failure` when it is not installed.
  private static func engine() throws -> JavaScriptEngine {
    let engine = JavaScriptEngine { words in
      tell(words)
      exit(1)
    }
    guard let engine else {
      throw Failure(
        .intentFailed,
        "Scripts need JavaScriptCore: sudo apt install libjavascriptcoregtk-4.1-0 esbuild")
    }
    return engine
  }

  private static func script(
    _ folder: String, _ folders: ScriptFolders, by engine: JavaScriptEngine
  ) async throws -> ScriptApp {
    try await ScriptApp(
      at: folder, in: folders, engine: engine,
      bundler: ScriptBundler(cache: folders.cache.path, environment: environment))
  }

  private static func listIntents(
    of folder: String, _ folders: ScriptFolders, isJSON: Bool
  ) async throws {
    let script = try await script(folder, folders, by: engine())
    let records = try script.intentRecords()
    if isJSON {
      write(.array(records))
    } else {
      for record in records {
        let words = ["name", "kind"].compactMap { record[$0]?.string }
        print(TerminalText.sanitised(words.joined(separator: "  ")))
      }
    }
  }

  /// Draws the gallery, or one section of it: `WIDTH COLOR SECTION…`.
  private static func drawGallery(
    _ folders: ScriptFolders, options: [String], isJSON: Bool
  ) async throws {
    let gallery = try ScriptGallery(
      in: folders.cache, engine: engine(),
      bundler: ScriptBundler(cache: folders.cache.path, environment: environment))
    let all = try await gallery.sections
    let wanted = options.dropFirst(2)
    if let unknown = wanted.first(where: { !all.contains($0) }) {
      tell("There is no section “\(unknown)”. There are \(all.joined(separator: ", ")).")
      exit(2)
    }
    let isColored = options.dropFirst().first == "color"
    let profile = TerminalProfile(
      width: options.first.flatMap { Int($0) } ?? 80, color: isColored ? .trueColor : .none,
      attributes: isColored, background: .dark)
    var records: [JSON] = []
    for section in wanted.isEmpty ? all[...] : wanted {
      let card = try await gallery.card(of: section).card
      if isJSON {
        records.append(["section": .string(section), "card": JSON(encoding: card)])
      } else {
        print("\(section)\n" + TerminalRenderer(profile: profile).render(card))
      }
    }
    if isJSON { write(.array(records)) }
    tell("How each is written: \(gallery.folder.path)/sections")
  }

  private static func time(
    _ folder: String, _ folders: ScriptFolders, isJSON: Bool
  ) async throws {
    let program = CommandLine.arguments[0]
    let words = Array(CommandLine.arguments.dropFirst(2))
    let benchmark = ScriptBenchmark(command: [program, "intents"] + words, folder: folders.cache)
    defer { benchmark.clear() }
    let stages = try await benchmark.stages(of: script(folder, folders, by: engine()))
    if isJSON {
      write(["stages": .array(stages.map { JSON(encoding: $0) })])
    } else {
      for stage in stages { print(stage) }
    }
    if !benchmark.hasNode { tell("node is not installed: sudo apt install nodejs") }
  }

  private static func serve(_ folder: String, _ folders: ScriptFolders) async throws {
    let (input, output) = try Descriptor.takeStandardStreams()
    let engine = try engine()
    let script = try await script(folder, folders, by: engine)
    try await ServedScript(script, engine: engine).run(
      on: MessageStream(input: input, output: output))
  }

  private static func tell(_ words: String) {
    let line = TerminalText.sanitised("behest-script: \(words)", keepingLines: true)
    _ = Descriptor.write((line + "\n").utf8, to: STDERR_FILENO)
  }
}

extension ScriptFolders {
  /// Creates the folders within those of a person.
  fileprivate init(data: String, cache: String) {
    let cache = URL(filePath: cache).appending(path: "scripts")
    let data = URL(filePath: data)
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    self.init(
      scripts: data.appending(path: "Scripts"), data: data.appending(path: "script-data"),
      memory: runtime.hasPrefix("/")
        ? URL(filePath: runtime).appending(path: "behest/script-memory")
        : cache.appending(path: "memory"),
      cache: cache)
  }
}

/// The result of a check, as it is printed for programs.
private struct CheckRecord: Encodable {
  struct Finding: JSONRecord {
    let rule: String
    let level: String
    let message: String
    let file: String?
    let line: Int?
    let column: Int?
  }

  let passed: Bool
  let findings: [Finding]

  init(_ report: ScriptReport) {
    passed = report.passes
    findings = report.diagnostics.map { found in
      Finding(
        rule: found.name, level: found.severity.rawValue, message: found.message,
        file: found.place?.file, line: found.place?.line, column: found.place?.column)
    }
  }
}
