// The kept facts about a mounted app, from which it is described while its server is stopped.

import AppExtension
package import BehestJSON
import IntentEngine
package import ModelContextProtocol

/// The facts about a mounted app: how it is started, and what its server has said it offers.
package struct AppManifest: Hashable, Sendable {
  /// The display name, which phrases also call the app by.
  package var name: String
  /// Alternative names of the app.
  package var synonyms: [String] = []
  /// The program of the server and its arguments.
  package var command: [String]
  /// The names of the variables that are passed on to the server.
  package var variables: [String] = []
  /// The values of arguments that are always the same, by name.
  package var fixed: JSON = [:]
  /// Whether a person is asked before every tool that does not say that it only reads.
  package var isCareful = false
  /// The server, as it was met the last time.
  package var server: ServerDescription
  /// The lists of the server: "tools", "prompts", "resourceTemplates", as it sent them.
  package var lists: JSON
  /// The facts of the extension `behest/app`; `nil` for a server without it.
  package var facts: JSON?

  /// Creates the facts about an app.
  package init(name: String, command: [String], server: ServerDescription, lists: JSON) {
    self.name = name
    self.command = command
    self.server = server
    self.lists = lists
  }

  /// Creates the facts from the document of `json`; `nil` when it is none.
  package init?(_ json: JSON) {
    guard let name = json["name"]?.string, let command = json["command"]?.strings,
      !command.isEmpty, let server = json["server"].flatMap(ServerDescription.init)
    else { return nil }
    self.init(name: name, command: command, server: server, lists: json["lists"] ?? [:])
    synonyms = json["synonyms"]?.strings ?? []
    variables = json["variables"]?.strings ?? []
    fixed = json["fixed"] ?? [:]
    isCareful = json["careful"]?.boolean ?? false
    facts = json["facts"]
  }

  /// The facts as a document.
  package var json: JSON {
    var json: JSON = [
      "name": .string(name), "command": JSON(strings: command), "server": server.json,
      "lists": lists, "synonyms": JSON(strings: synonyms), "variables": JSON(strings: variables),
      "fixed": fixed, "careful": .boolean(isCareful),
    ]
    json["facts"] = facts
    return json
  }
}

extension AppManifest {
  /// The tools of the server; of several with one name the first.
  package var tools: [Tool] { distinct("tools", Tool.init, by: \.name) }

  /// The prompts of the server; of several with one name the first.
  package var prompts: [Prompt] { distinct("prompts", Prompt.init, by: \.name) }

  private func distinct<Entry>(
    _ list: String, _ read: (JSON) -> Entry?, by name: (Entry) -> String
  ) -> [Entry] {
    var known: Set<String> = []
    return (lists[list]?.array ?? []).compactMap(read).filter { known.insert(name($0)).inserted }
  }

  /// Whether the server listed resources when it was asked.
  package var hasResources: Bool { lists["hasResources"]?.boolean ?? false }

  /// The templates of the addresses of the server's resources, but for those of the extension.
  package var resourceTemplates: [ResourceTemplate] {
    (lists["resourceTemplates"]?.array ?? []).compactMap(ResourceTemplate.init)
      .filter { !$0.uriTemplate.hasPrefix("behest://") }
  }

  /// Whether the server listed the facts of the extension among its resources, which is as good as
  /// declaring the extension: not every SDK can.
  private var listsFacts: Bool { lists["hasFacts"]?.boolean ?? false }

  /// Returns values of arguments as the tools' schemas have them, of the words of a person.
  ///
  /// - Throws: `Failure` when no tool has an argument of that name.
  func values(of words: JSON) throws -> JSON {
    guard let words = words.object else { return [:] }
    var values: JSON = [:]
    for (name, value) in words {
      let owner = tools.first { $0.inputSchema["properties"]?[name] != nil }
      guard let owner else {
        let names = Set(tools.flatMap { $0.inputSchema["properties"]?.object?.keys ?? [] })
        let near = Nearest.word(to: name, among: names.sorted()).map { " Did you mean \($0)?" }
        throw Failure(
          .unknownName, "No tool of \(self.name) has an argument “\(name)”." + (near ?? ""))
      }
      let type = owner.inputSchema["properties"]?[name]?["type"]?.string
      // Words that a person typed are a text, unless the argument is something else.
      let read = type == "string" ? nil : value.string.flatMap { try? JSON(parsing: $0.utf8) }
      values[name] = read ?? value
    }
    return values
  }

  /// Returns whether the app was added by such a request, whatever its name.
  package func isOf(_ request: AppRequest) -> Bool {
    request.command == command && Set(request.variables) == Set(variables)
      && request.isCareful == isCareful && (try? values(of: request.fixed)) == fixed
  }

  /// Asks a connected server for its lists.
  ///
  /// - Parameter isStrict: Whether a list that does not come in time is an error, though it is optional.
  /// - Throws: The errors of the requests, but for lists that are optional.
  package static func lists(
    of client: MCPClient, within limit: Duration, isStrict: Bool = false
  ) async throws -> JSON {
    let hasTools = client.server?.has("tools") ?? true
    var lists: JSON = [
      "tools": .array(hasTools ? try await client.entries("tools/list", "tools", limit) : [])
    ]
    // A server may declare a capability and not know all of its methods.
    func optional(_ method: String, _ name: String) async throws -> [JSON]? {
      do {
        return try await client.entries(method, name, min(limit, .seconds(20)))
      } catch ClientError.server {
        return nil
      } catch ClientError.timedOut where !isStrict {
        return nil
      }
    }
    if client.server?.has("prompts") == true {
      lists["prompts"] = try await optional("prompts/list", "prompts").map { .array($0) }
    }
    if client.server?.has("resources") == true {
      lists["resourceTemplates"] =
        try await optional("resources/templates/list", "resourceTemplates").map { .array($0) }
      // Only whether there are any is kept: they change more often than tools.
      // The extension's are no resources of a person's.
      let listed = try await optional("resources/list", "resources")
      let addresses = (listed ?? []).map { $0["uri"]?.string ?? "" }
      lists["hasResources"] = .boolean(addresses.contains { !$0.hasPrefix("behest://") })
      if addresses.contains(BehestExtension.manifestAddress) { lists["hasFacts"] = true }
    }
    return lists
  }
}

extension AppManifest {
  /// The largest number of languages whose facts are kept.
  private static let mostLanguages = 40

  /// Reads what a server with the extension says of the app of this name, or of its only app.
  ///
  /// - Parameter takingName: Whether the only app's name becomes that of the manifest.
  /// - Returns: What is no part of the facts: the app's phrase files, and the facts in each language
  ///   that the app names.
  /// - Throws: The errors of the request, and `ManifestError` when there is no such app.
  mutating func readFacts(
    from client: MCPClient, takingName: Bool = false
  ) async throws -> (phraseFiles: [JSON], translations: [String: JSON]) {
    guard client.server?.has(extension: BehestExtension.name) == true || listsFacts else {
      return ([], [:])
    }
    let apps = try await Self.apps(from: client)
    guard !apps.isEmpty else { return ([], [:]) }
    if takingName, apps.count == 1, let own = apps[0]["name"]?.string { name = own }
    let index = apps.firstIndex { $0["name"]?.string?.lowercased() == name.lowercased() }
    if let own = index.flatMap({ apps[$0]["name"]?.string }) { name = own }
    guard index != nil || apps.count == 1 else {
      let names = apps.compactMap { $0["name"]?.string }.joined(separator: ", ")
      throw ManifestError("The server has several apps, and none is \(name): \(names).")
    }
    var facts = apps[index ?? 0]
    synonyms = facts["synonyms"]?.strings ?? []
    let files = facts["phraseFiles"]?.array ?? []
    facts["phraseFiles"] = nil
    self.facts = facts
    var translations: [String: JSON] = [:]
    for language in (facts["languages"]?.strings ?? []).prefix(Self.mostLanguages) {
      let translated = try await Self.apps(from: client, in: language)
      guard translated.indices.contains(index ?? 0) else { continue }
      var facts = translated[index ?? 0]
      facts["phraseFiles"] = nil
      translations[language] = facts
    }
    return (files, translations)
  }

  /// Returns the descriptions of a server's apps, in its own language or another one.
  private static func apps(
    from client: MCPClient, in language: String? = nil
  ) async throws -> [JSON] {
    let meta: JSON = language.map { [BehestExtension.name: ["locale": .string($0)]] } ?? [:]
    let contents: [ResourceContents]
    do {
      contents = try await client.read(
        BehestExtension.manifestAddress, meta: meta, within: .seconds(60))
    } catch ClientError.server {
      // A server may have a part of the extension alone.
      return []
    }
    return (try? JSON(parsing: (contents.first?.text ?? "").utf8))?["apps"]?.array ?? []
  }
}
