// `behest app`: the apps in other processes, which are servers that speak MCP.

import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import Foundation
import InstalledApps
import IntentEngine
import ModelContextProtocol

struct AppCommands: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app", abstract: "Add apps in other processes: servers that speak MCP.",
    discussion: """
      An app is any server of the Model Context Protocol: its tools become intents, which are run by \
      phrases. It is started when one of its intents runs, and answers from what is kept of it while \
      it is stopped.

      Examples:
        behest app add Git -- mcp-server-git
        behest say --set repo_path=. "status in Git"
        behest app list
        behest app show Git
        behest app call Git git_status --set repo_path=.
        behest app check Git
        behest app import ~/.config/Claude/claude_desktop_config.json
        behest app new jotter
        behest app remove Git
      """,
    subcommands: [
      AddApp.self, ListApps.self, ShowApp.self, UpdateApp.self, RemoveApp.self, AppLogs.self,
      AppPhrasePack.self, ImportApps.self, CallApp.self, CheckApp.self, NewServer.self,
    ])
}

extension CompletionKind {
  /// The names of the apps that the person has added.
  static let addedApps = custom { _, _, _ in InstalledApps.mounted?.folder.names ?? [] }
}

extension MountedApps {
  /// The apps that the person has added.
  ///
  /// - Throws: `UsageError` without a home to keep them in.
  static var ofPerson: MountedApps {
    get throws {
      guard let apps = InstalledApps.mounted else {
        throw UsageError("There is no folder to keep apps in: HOME is not set.")
      }
      return apps
    }
  }

  /// Returns the manifest of an app, by its name in any letter case.
  ///
  /// - Throws: `UsageError` with the nearest name when there is none.
  func manifest(named name: String) throws -> AppManifest {
    let names = folder.names
    if let found = names.first(where: { $0.lowercased() == name.lowercased() }) {
      guard let manifest = folder.manifest(of: found) else {
        throw UsageError("\(folder.path(of: found)) cannot be read; add the app again.")
      }
      return manifest
    }
    let near = Nearest.word(to: name, among: names).map { " Did you mean \($0)?" }
    throw UsageError(
      "There is no app “\(name)” that was added." + (near ?? " See: behest app list"))
  }
}

struct ListApps: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the apps that were added.")

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let apps = try MountedApps.ofPerson
    var manifests: [AppManifest] = []
    for name in apps.folder.names {
      if let manifest = apps.folder.manifest(of: name) {
        manifests.append(manifest)
      } else {
        context.console.note(
          "\(apps.folder.path(of: name)) cannot be read. To have done with it: behest app remove \(name)"
        )
      }
    }
    if manifests.isEmpty, !context.options.isJSON {
      context.console.note("No app was added. For example: behest app add Git -- mcp-server-git")
    }
    context.print(
      context.lists.rows(manifests.map { [$0.name, $0.offer, $0.command.shellWords] }),
      json: manifests.map { AppRecord($0) })
    return .done
  }
}

struct ShowApp: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show how an app is started, and what it offers.")

  @Argument(
    help: ArgumentHelp("The name of the app.", valueName: "app"), completion: .addedApps)
  var name: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let manifest = try MountedApps.ofPerson.manifest(named: name)
    let server = manifest.server
    var rows = [
      ["Command", manifest.command.shellWords],
      [
        "Server",
        "\(server.info.title ?? server.info.name) \(server.info.version), MCP \(server.version.day)",
      ],
      ["Offers", manifest.offer],
    ]
    if !manifest.variables.isEmpty {
      rows.append(["Variables", manifest.variables.joined(separator: ", ")])
    }
    if case .object(let fixed) = manifest.fixed, !fixed.isEmpty {
      rows.append(
        [
          "Set",
          fixed.map { "\($0)=\($1.string ?? $1.text(isPretty: false))" }.joined(separator: ", "),
        ])
    }
    if manifest.isCareful { rows.append(["Careful", "every tool that may change something asks"]) }
    var lines = context.lists.rows(rows)
    if let advice = server.instructions {
      let page = context.writer.page
      let text = advice.trimmingCharacters(in: .newlines)
      let shown = text.count > 4_000 ? text.prefix(4_000) + "…" : text
      lines += ["", page.strong("Advice"), page.text(shown)]
    }
    context.print(lines, json: AppRecord(manifest))
    if !context.options.isJSON {
      context.console.note("Its phrases: \(manifest.phrasesCommand)")
    }
    return .done
  }
}

struct RemoveApp: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove apps that were added.")

  @Argument(
    help: ArgumentHelp("The names of the apps.", valueName: "app"), completion: .addedApps)
  var names: [String]

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let apps = try MountedApps.ofPerson
    // One that cannot be read goes by the name of its file.
    let kept = try names.map { name in
      try apps.folder.names.first { $0.lowercased() == name.lowercased() }
        ?? apps.manifest(named: name).name
    }
    for name in kept {
      try await apps.remove(name)
      context.console.note("Removed \(name).")
    }
    context.print([], json: ["removed": kept])
    return .done
  }
}

/// The record of an app that was added.
private struct AppRecord: JSONRecord {
  let name: String
  let command: [String]
  let variables: [String]
  let fixed: JSON
  let isCareful: Bool
  let server: String
  let version: String
  let protocolVersion: String
  let tools: [String]
  let prompts: [String]
  let hasResources: Bool

  init(_ manifest: AppManifest) {
    name = manifest.name
    command = manifest.command
    variables = manifest.variables
    fixed = manifest.fixed
    isCareful = manifest.isCareful
    server = manifest.server.info.title ?? manifest.server.info.name
    version = manifest.server.info.version
    protocolVersion = manifest.server.version.day
    tools = manifest.tools.map(\.name)
    prompts = manifest.prompts.map(\.name)
    hasResources = manifest.hasResources
  }
}

extension AppManifest {
  /// The command that lists the phrases of the app.
  var phrasesCommand: String { "behest phrases --app " + [name].shellWords }

  /// The numbers of what the server offers: "12 tools, 1 prompt".
  var offer: String {
    func count(_ number: Int, _ word: String) -> String? {
      number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let parts =
      [count(tools.count, "tool"), count(prompts.count, "prompt")].compactMap { $0 }
      + (hasResources ? ["resources"] : [])
    return parts.isEmpty ? "nothing" : parts.joined(separator: ", ")
  }
}
