// `behest app add` and `update`: start a server once, and keep what it says of itself.

import AppProtocol
import ArgumentParser
import BehestJSON
import BehestShell
import Foundation
import InstalledApps
import IntentEngine

struct AddApp: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a server as an app.",
    discussion: """
      The server is started once, in this folder, to ask what it offers; then the phrases are shown \
      that work. It gets no variables of the environment but the usual ones (PATH, HOME, LANG …) and \
      those named by --env, whose values are taken from the environment, or else from your keyring, \
      each time it is started; no file has them.

      Examples:
        behest app add Git -- mcp-server-git
        behest app add Git --replace --set repo_path=. -- mcp-server-git
        behest app add GitHub --env GITHUB_TOKEN -- github-mcp-server stdio
        behest app add Time -- uvx mcp-server-time --local-timezone=Europe/Berlin
        behest app add .build/release/Jotter
      """)

  @Argument(
    help: ArgumentHelp(
      "The name that phrases call the app by, or the path of an app's own program, which says its name.",
      valueName: "name"))
  var name: String

  @Argument(
    parsing: .postTerminator,
    help: ArgumentHelp("The program of the server and its arguments.", valueName: "command"))
  var command: [String] = []

  @Option(
    name: .customLong("set"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Give an argument of all tools this value, always; repeatable.", valueName: "name=value"))
  var fixed: [String] = []

  @Option(
    name: .customLong("env"),
    help: ArgumentHelp("Pass on this variable; repeatable.", valueName: "name"))
  var variables: [String] = []

  @Flag(help: "Ask before every tool that does not say that it only reads.")
  var careful = false

  @Flag(help: "Take the place of an app of this name that was added before.")
  var replace = false

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let apps = try MountedApps.ofPerson
    let (name, command) = try place()
    for variable in variables where variable.contains("=") {
      throw UsageError(
        "--env takes the name of a variable, not its value: export it, and name it with "
          + "--env \(variable.prefix { $0 != "=" }).")
    }
    var fixed: JSON = [:]
    for text in self.fixed {
      let pair = try ValueText.pair(text, option: "--set")
      fixed[pair.name] = .string(pair.value)
    }
    var request = AppRequest(
      name: name, command: command, variables: variables, fixed: fixed, isCareful: careful)
    request.takesOwnName = self.command.isEmpty
    func check(_ name: String) throws {
      try MountedAppName.check(name, for: replace ? nil : request, in: apps)
    }
    if !request.takesOwnName { try check(name) }
    context.console.note("\(name) is started by: \(command.shellWords)")
    do {
      return try report(try await apps.add(request, checking: check), in: context)
    } catch let failure as Failure where failure.words.contains(" has ended with status 0") {
      // A program that is content to end before it was asked anything is likely to be no server.
      throw Failure(
        failure.code,
        "\(failure.words) It does not seem to speak MCP; this shows what it prints: "
          + "behest app check -- \(command.shellWords)")
    }
  }

  /// Returns the name and the command; a path alone is an app's own program.
  private func place() throws -> (name: String, command: [String]) {
    guard command.isEmpty else {
      let program = command[0]
      let isPath = program.contains("/")
      let full = isPath ? URL(filePath: program).standardizedFileURL.path : program
      return (name, [full] + command.dropFirst())
    }
    guard name.contains("/") else {
      throw UsageError(
        "What starts \(name)? Give its command: behest app add \(name) -- COMMAND")
    }
    let url = URL(filePath: name).standardizedFileURL
    guard FileManager.default.isExecutableFile(atPath: url.path) else {
      throw UsageError("There is no program at “\(url.path)”.")
    }
    return (url.deletingPathExtension().lastPathComponent, [url.path, "--mcp"])
  }

  private func report(_ manifest: AppManifest, in context: CommandContext) throws -> ExitStatus {
    context.console.note("Added \(manifest.name): \(manifest.offer).")
    let phrases = try InstalledApps.catalog(locale: context.options.locale)
      .phrases(of: manifest.name)
    var seen: Set<String> = []
    // One phrase of each intent says more than all phrases of the first.
    let first = context.lists.phrases(phrases.filter { seen.insert($0.intent).inserted })
    if let example = first.first(where: { !$0.contains("{") }) ?? first.first,
      !context.options.isJSON
    {
      context.console.note("For example: behest say \"\(example)\"")
    }
    let isLong = first.count > 20
    context.print(isLong ? Array(first.prefix(12)) : first, json: phrases)
    if isLong, !context.options.isJSON {
      context.console.note("… and \(first.count - 12) more: \(manifest.phrasesCommand)")
    }
    return .done
  }
}

struct UpdateApp: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Ask the server of an app again what it offers.",
    discussion: """
      The phrases that did not work before are printed. An app's own program is asked again after each \
      build that changes what it offers; the rest of a build needs nothing.

      Examples:
        behest app update
        behest app update Git
      """)

  @Argument(
    help: ArgumentHelp("The names of the apps; all of them unless given.", valueName: "app"),
    completion: .addedApps)
  var names: [String] = []

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    let apps = try MountedApps.ofPerson
    let wanted = names.isEmpty ? apps.folder.names : names
    let manifests = try wanted.map { try apps.manifest(named: $0) }
    func phrases() throws -> [PhraseEntry] {
      let catalog = try InstalledApps.catalog(locale: context.options.locale)
      return try manifests.flatMap { try catalog.phrases(of: $0.name) }
    }
    let known = Set(try phrases().map(\.phrase))
    for manifest in manifests {
      let new = try await apps.add(AppRequest(manifest))
      let isSame = new.lists == manifest.lists && new.facts == manifest.facts
      context.console.note("\(manifest.name): \(isSame ? "as before" : new.offer).")
    }
    let new = try phrases().filter { !known.contains($0.phrase) }
    context.print(context.lists.phrases(new), json: new)
    return .done
  }
}

/// The rules for the name of an app.
enum MountedAppName {
  /// Checks that an app may have a name.
  ///
  /// - Parameter request: The request, which may be made again as it was; `nil` to take the place of
  ///   any app of that name.
  /// - Throws: `UsageError` for a name that phrases cannot contain, or that another app has.
  static func check(_ name: String, for request: AppRequest?, in apps: MountedApps) throws {
    guard name.count <= 60 else {
      throw UsageError("“\(name)” is too long for an app's name: it may have 60 characters.")
    }
    let isGood =
      name.first.map { $0.isLetter || $0.isNumber } ?? false
      && name.allSatisfy { $0.isLetter || $0.isNumber || " -_.&'".contains($0) }
    guard isGood else {
      throw UsageError(
        "“\(name)” cannot be an app's name: use letters, digits and spaces, a letter or digit first."
      )
    }
    if InstalledApps.builtIn.contains(where: { $0.lowercased() == name.lowercased() }) {
      throw UsageError("\(name) is the name of an app that is built in; choose another.")
    }
    let taken = apps.folder.names.first { $0.lowercased() == name.lowercased() }
    guard let taken, let request else { return }
    let manifest = apps.folder.manifest(of: taken)
    guard manifest?.command == request.command else {
      throw UsageError("\(taken) was added before, started otherwise; --replace takes its place.")
    }
    guard manifest?.isOf(request) == true else {
      throw UsageError(
        "\(taken) was added before with other settings; --replace takes its place.")
    }
  }
}
