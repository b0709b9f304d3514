// `behest script`: scripts in TypeScript, each an app of a folder, run by a program of their own.

import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import Foundation
import InstalledApps
import IntentEngine

struct ScriptCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "script", abstract: "Write and run scripts: apps of a folder, in TypeScript.",
    discussion: """
      A script is a folder with script.json and entries in TypeScript with JSX: intent.tsx runs for \
      its phrases, app_intents.tsx registers intents that draw cards, index.tsx shows views. Nothing \
      is built: say its phrase after each change. Scripts need the packages esbuild and \
      libjavascriptcoregtk-4.1-0.

      Examples:
        behest script new colour
        behest script snippet colour --text hi
        behest script check colour
        behest script ls
      """,
    subcommands: [
      NewScript.self, ListScripts.self, RunScript.self, OpenScript.self, ShowSnippet.self,
      CheckScript.self, ScriptIntents.self, BenchScript.self, ScriptGallery.self,
      DevelopScript.self,
      AccessOfScript.self, ShareWithScript.self,
    ])
}

struct NewScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "new", abstract: "Write a new script, and add it as an app.",
    discussion: """
      Examples:
        behest script new colour
        behest script new ./scripts/colour
      """)

  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    let place =
      name.contains("/")
      ? URL(filePath: name).standardizedFileURL : program.folder.appending(path: name)
    let name = place.lastPathComponent
    let apps = try MountedApps.ofPerson.folder.names
    let isTaken = apps.contains { $0.lowercased() == name.lowercased() }
    guard !isTaken, !FileManager.default.fileExists(atPath: place.path) else {
      throw UsageError("There is a script or an app “\(name)” already: choose another name.")
    }
    try MountedAppName.check(name, for: nil, in: try MountedApps.ofPerson)
    let status = try program.run(["new", place.path])
    guard status == .done else { return status }
    let app = try await program.app(of: place)
    let phrases = try InstalledApps.catalog(locale: context.options.locale).phrases(of: app)
    context.console.note("Wrote \(place.path).")
    if let phrase = phrases.first?.phrase {
      context.console.note("For example: behest say \"\(phrase)\"")
    }
    context.print([], json: NewScriptRecord(app: app, folder: place.path, phrases: phrases))
    return .done
  }
}

/// A script that was written, as `--json` prints it.
private struct NewScriptRecord: Encodable {
  let app: String
  let folder: String
  let phrases: [PhraseEntry]
}

struct ListScripts: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "ls", abstract: "List the scripts, with their versions.",
    discussion: """
      Examples:
        behest script ls
      """)

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    return try program.run(["ls", program.folder.path], in: context)
  }
}

struct CheckScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check a script's types, and what it does wrong or in vain.",
    discussion: """
      Types are checked where the package node-typescript is installed.

      Examples:
        behest script check colour
      """)

  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    return try program.run(["check", try program.script(name).path], in: context)
  }
}

/// The name of a script, and values for its run.
struct ScriptArguments: ParsableArguments {
  @Argument(help: "The name of the script, or the path of its folder.")
  var name: String

  @Argument(
    parsing: .allUnrecognized,
    help: ArgumentHelp(
      "Values as --name value: --text, --file, --query.", valueName: "--name value"))
  var others: [String] = []

  /// Performs an intent of the script's app.
  func run(_ intent: String, in context: CommandContext) async throws -> ExitStatus {
    let program = try ScriptProgram()
    let app = try await program.app(of: try program.script(name))
    let session = try context.session()
    let entry = try session.conversation.catalog.intent(named: intent, of: app)
    let values = try entry.values(others)
    try check(values)
    let input = Input(.run(intent: entry.name), values: values, app: app)
    let log = ScriptLog(of: app)
    let end = try await context.end(of: input) { await session.run($0) }
    await log.write(to: context.console, isFailed: end.status == .failed)
    return await session.write(end, option: "--param")
  }
}

extension ScriptArguments {
  /// Checks what else would be taken for something that nobody means.
  ///
  /// - Throws: `UsageError` for a file that is not there, and a query that is no object.
  private func check(_ values: [Input.Value]) throws {
    for value in values {
      switch value.name {
      case "file":
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: value.text, isDirectory: &isFolder) else {
          throw UsageError("There is no file “\(value.text)”.")
        }
        if isFolder.boolValue { throw UsageError("“\(value.text)” is a folder: name a file.") }
      case "query":
        guard (try? JSON(parsing: value.text.utf8))?.object != nil else {
          throw UsageError("--query takes an object of JSON: --query '{\"name\": \"value\"}'.")
        }
      default: break
      }
    }
  }
}

struct RunScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "run", abstract: "Run a script for its value, without a card.",
    discussion: """
      Examples:
        behest script run words < notes.md
        behest script run words --text "How long is this?"
      """)

  @OptionGroup var arguments: ScriptArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.run("RunScript", in: context)
  }
}

struct OpenScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Run a script with its views, as cards with buttons.",
    discussion: """
      Examples:
        behest script app colour
        behest script app colour --answer press=More --answer press=Done
      """)

  @OptionGroup var arguments: ScriptArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.run("RunScriptInApp", in: context)
  }
}

struct ShowSnippet: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "snippet", abstract: "Run a script for the snippet that it ends with.",
    discussion: """
      Examples:
        behest script snippet colour --text hi
        behest script snippet colour --text hi --answer press=systemRed --yes
      """)

  @OptionGroup var arguments: ScriptArguments
  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    try await arguments.run("ShowSnippet", in: context)
  }
}
