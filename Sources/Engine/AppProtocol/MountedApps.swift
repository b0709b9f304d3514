// Makes the engine's apps of the servers that a person has added.

package import AppProcesses
import BehestJSON
import Foundation
import FoundationGaps
package import IntentEngine
import ModelContextProtocol
import PhraseMatching
import Synchronization

/// The apps in other processes that a person has added, each a server that speaks MCP.
///
/// An app is described from its manifest; its server is started by the first request.
package final class MountedApps: Sendable {
  /// The folder of the manifests.
  package let folder: ManifestFolder
  private let provider: any ServerProvider
  private let environment: [String: String]
  private let links = Mutex<[String: ServerLink]>([:])

  /// Creates the apps of a folder.
  ///
  /// - Parameters:
  ///   - environment: The variables of which servers get those that every program needs, and those
  ///     that were named when they were added.
  package init(
    _ folder: ManifestFolder, provider: any ServerProvider, environment: [String: String]
  ) {
    self.folder = folder
    self.provider = provider
    self.environment = environment
  }

  /// Returns a mounted app; its manifest is read when its intents are first needed.
  ///
  /// - Parameter names: The display name and the alternative names.
  package func app(_ name: String, named names: [String]) -> App {
    var app = App(
      name: names.first ?? name, synonyms: Array(names.dropFirst()),
      texts: NoTables(),
      host: MountedHost(app: names.first ?? name) { [self] in
        folder.manifest(of: name).map {
          (localized($0), link(to: $0, named: names.first ?? name))
        }
      })
    app.packs = { app, intents, types in
      guard let manifest = self.folder.manifest(of: name) else { return [] }
      return [self.phrases(of: manifest, app, types)]
    }
    return app
  }

  private func phrases(
    of manifest: AppManifest, _ app: String, _ types: (String) -> [String: SlotType]?
  ) -> PhraseInventory {
    let link = link(to: manifest, named: app)
    let remote = RemoteApp(localized(manifest), name: app, link: link)
    let own = remote?.toolsWithPhrases ?? []
    let untold = manifest.intents(named: app, link, remote).filter { intent in
      guard let intent = intent as? ServerIntent, intent.has(.isDiscoverable) else { return false }
      if case .tool(let tool) = intent.action { return !own.contains(tool.name) }
      return true
    }
    let intents = untold.map { intent in
      let facts = intent.makeCall().parameters
      return (
        name: intent.name,
        phrases: ToolPhrases(
          title: intent.title, app: app,
          required: facts.filter { !$0.isOptional && $0.defaultValue == nil }
            .map { ($0.name, $0.title ?? $0.name.wordsOfTool) })
      )
    }
    return PhraseInventory(
      templates: ToolPhrases.templates(app: app, intents: intents, types: types),
      applications: [])
  }

  /// Returns a manifest with the facts of the extension in the person's language, if they are kept.
  private func localized(_ manifest: AppManifest) -> AppManifest {
    guard let languages = manifest.facts?["languages"]?.strings, !languages.isEmpty,
      let facts = folder.facts(
        of: manifest.name, in: LocalizationEnvironment.locale, among: languages)
    else { return manifest }
    var manifest = manifest
    manifest.facts = facts
    return manifest
  }

  /// Returns the connection to an app's server, one for all calls.
  func link(to manifest: AppManifest, named name: String) -> ServerLink {
    links.withLock { links in
      if let link = links[manifest.name] { return link }
      let link = ServerLink(
        app: name, known: manifest.server, provider: provider, log: log(of: manifest.name),
        remember: { [folder] server in
          guard var changed = folder.manifest(of: manifest.name) else { return }
          changed.server = server
          // Without it, the server is met in the other way first the next time.
          try? folder.write(changed)
        },
        refresh: { [folder] client in
          guard var changed = folder.manifest(of: manifest.name) else { return }
          // Without it, the app stays as it was until it is updated.
          let lists = try? await AppManifest.lists(
            of: client, within: Self.refreshingTime, isStrict: true)
          guard let lists, lists != changed.lists else { return }
          changed.lists = lists
          try? folder.write(changed)
        }, command: { [environment] in try AppCommand(manifest, environment: environment) })
      links[manifest.name] = link
      return link
    }
  }

  /// The time that a server has for each of its new lists.
  private static let refreshingTime = Duration.seconds(2)

  /// Starts a server, asks what it offers, and keeps that as an app.
  ///
  /// - Parameter check: Throws an error for a name that the app cannot have.
  /// - Throws: `Failure` when it does not start or does not answer, `ManifestError` when its app
  ///   cannot be kept, and the error of `check`.
  package func add(
    _ request: AppRequest, checking check: (_ name: String) throws -> Void = { _ in }
  ) async throws -> AppManifest {
    let description = ServerDescription(
      version: .stateless, info: Implementation(name: "", version: ""), capabilities: [:])
    var manifest = AppManifest(
      name: request.name, command: request.command, server: description, lists: [:])
    manifest.variables = request.variables
    manifest.isCareful = request.isCareful
    let command = try AppCommand(manifest, environment: environment)
    let link = ServerLink(app: request.name, known: nil, provider: provider) { command }
    var files: [JSON] = []
    var translations: [String: JSON] = [:]
    let start = Date.now
    do {
      let client = try await link.client()
      manifest.server = client.server ?? description
      manifest.lists = try await AppManifest.lists(of: client, within: .seconds(60))
      (files, translations) = try await manifest.readFacts(
        from: client, takingName: request.takesOwnName)
    } catch {
      await link.close()
      let failure = (error as? ClientError).map {
        Failure($0, of: request.name, whenStarting: true)
      }
      // Behest's own refusal of a request has come back.
      guard (failure ?? error as? Failure)?.words.hasPrefix("Behest does not know ") == true else {
        throw failure ?? error
      }
      throw Failure(
        .appNotReady,
        "\(request.name) is not ready: \(command.program) does not speak MCP, it repeats what it is "
          + "told.")
    }
    await link.close()
    try check(manifest.name)
    if manifest.facts?["intents"] != nil,
      request.isCareful || request.fixed.object?.isEmpty == false
    {
      throw ManifestError(
        "\(manifest.name) holds its own conversation: it can be added neither with --set nor with "
          + "--careful.")
    }
    manifest.fixed = try manifest.values(of: request.fixed)
    let former = folder.names.first { $0.lowercased() == manifest.name.lowercased() }
    if let former, former != manifest.name {
      try await remove(former)
    } else if let former, folder.manifest(of: former)?.isOf(AppRequest(manifest)) != true {
      await dismiss(former)
    }
    try folder.write(phraseFiles: files, of: manifest.name)
    try folder.write(translations: translations, of: manifest.name)
    try folder.write(
      sources: manifest.facts?["sources"]?.strings ?? [], of: manifest.name, asOf: start)
    try folder.write(manifest)
    return manifest
  }

  /// Asks the apps again whose files were changed since; returns a sentence for each that could not
  /// be asked, and stays as it was.
  package func updateChanged() async -> [String] {
    var problems: [String] = []
    for name in folder.changedNames {
      guard let manifest = folder.manifest(of: name) else { continue }
      var request = AppRequest(manifest)
      request.takesOwnName = true
      do {
        let new = try await add(request) { new in
          guard new.lowercased() != name.lowercased(), folder.names.contains(new) else { return }
          throw ManifestError("its new name, \(new), is that of another app")
        }
        if new.name.lowercased() != name.lowercased() { try await remove(name) }
      } catch {
        let reason = (error as? Failure)?.words ?? "\(error)."
        problems.append("\(name) is as it was before its last change: \(reason)")
      }
    }
    return problems
  }

  /// Removes an app with its logs, and ends those of its processes that are kept for the next use.
  package func remove(_ name: String) async throws {
    try folder.remove(name)
    await dismiss(name)
    guard let log = log(of: name) else { return }
    for path in [log, Donations(besideLog: log).path ?? log] {
      // The one before is kept beside each.
      for file in [path, path + ".1"] { try? FileManager.default.removeItem(atPath: file) }
    }
  }

  private func dismiss(_ name: String) async {
    if let path = log(of: name) { await provider.dismiss(logPath: path) }
  }

  /// Returns the path of the file with the standard error of an app's server.
  ///
  /// - Returns: `nil` without a home to write it in.
  package func log(of name: String) -> String? {
    AppLog.standardPath(app: name, environment: environment)
  }

  /// Ends the connections to all servers.
  package func close() async {
    for link in links.withLock({ $0.values }) { await link.close() }
  }
}

extension AppManifest {
  /// Returns the intents that the manifest describes, or else those that are made of the tools,
  /// prompts and resources.
  func intents(
    named name: String, _ link: ServerLink, _ remote: RemoteApp?
  ) -> [any IntentSource] {
    if let intents = remote?.intents { return intents }
    let server = MountedServer(self, name: name, link: link, remote: remote)
    let tools = tools.filter { remote == nil || !$0.name.hasPrefix("behest.") }
    var actions = tools.map { ServerIntent.Action.tool($0) }
    actions += prompts.map { .prompt($0) }
    if let resources = server.resources { actions.append(.resource(resources)) }
    actions += resourceTemplates.map { .template($0) }
    return actions.map { ServerIntent($0, of: server) }
  }
}

extension App {
  /// Creates an app of a manifest that is kept nowhere, over a connection to its server.
  package init(_ manifest: AppManifest, _ link: ServerLink) {
    self.init(
      name: manifest.name, synonyms: manifest.synonyms, texts: NoTables(),
      host: MountedHost(app: manifest.name) { (manifest, link) })
  }
}

/// A host that runs an app in another process.
private final class MountedHost: AppHost {
  /// The contents of an app's manifest.
  private struct Contents {
    var remote: RemoteApp?
    var intents: [any IntentSource] = []
    var link: ServerLink?
  }

  private let app: String
  private let find: @Sendable () -> (AppManifest, ServerLink)?
  private let read = Mutex<Contents?>(nil)

  init(app: String, find: @escaping @Sendable () -> (AppManifest, ServerLink)?) {
    self.app = app
    self.find = find
  }

  private var contents: Contents {
    read.withLock { read in
      if let read { return read }
      var contents = Contents()
      if let (manifest, link) = find() {
        contents.link = link
        contents.remote = RemoteApp(manifest, name: app, link: link)
        contents.intents = manifest.intents(named: app, link, contents.remote)
      }
      read = contents
      return contents
    }
  }

  var isInProcess: Bool { false }
  var intents: [any IntentSource] { contents.intents }
  var shortcuts: [Shortcut] { contents.remote?.shortcuts ?? [] }
  var negativePhrases: [String] { contents.remote?.negativePhrases ?? [] }
  func launch() async {}
  /// The number of changes that the server has reported; none while it has not been needed.
  var valueChanges: Int {
    guard let contents = read.withLock({ $0 }) else { return 0 }
    return (contents.link?.changeCount ?? 0) + (contents.remote?.valueChanges ?? 0)
  }
  func makeUndoStack() -> any UndoStack {
    contents.remote.map { RemoteUndoStack(app: $0) } ?? NoUndo()
  }
  func failure(for error: any Error, of app: String) -> Failure? { error as? Failure }
}

/// The undo stack of an app that undoes nothing.
private struct NoUndo: UndoStack {
  var canUndo: Bool { get async { false } }
  func undo() async -> String { "" }
}
