// Offers installed apps to a client of the Model Context Protocol.

import AppExtension
package import BehestJSON
package import Foundation
package import FoundationGaps
package import IntentEngine
package import ModelContextProtocol

/// The methods that a client can call: apps' intents as tools, their entities as resources.
///
/// An intent runs in a conversation of its own, as a phrase does in a shell, and its questions are
/// the client's to answer. A client that has the extension `behest/app` instead calls intents
/// without a conversation: it holds the conversation itself.
package final class AppServer: Sendable {
  /// The source of the phrase files of an app, by its name; empty when it has none.
  package typealias PhraseFiles = @Sendable (_ app: String) -> [PhraseFile]

  let conversation: Conversation
  let apps: [App]
  let tools: [ServedIntent]
  let locale: Locale?
  let texts: (any StringTables)?
  let phraseFiles: PhraseFiles
  let kept = KeptObjects()
  let changes = ValueChanges()

  /// Creates the methods for the apps of a conversation, which runs nothing itself.
  ///
  /// - Parameters:
  ///   - app: The only app to offer; `nil` for all.
  ///   - locale: The person's locale; `nil` for that of the environment.
  ///   - texts: The localized texts of the apps.
  /// - Throws: `Failure` when there is no such app.
  package init(
    _ conversation: Conversation, app: String? = nil, locale: Locale? = nil,
    texts: (any StringTables)? = nil, phraseFiles: @escaping PhraseFiles = { _ in [] }
  ) throws(Failure) {
    self.conversation = conversation
    self.locale = locale
    self.texts = texts
    self.phraseFiles = phraseFiles
    apps = try conversation.catalog.selected(app)
    tools = ServedIntent.all(of: apps)
  }

  /// The capabilities of the server.
  package var capabilities: JSON {
    [
      "tools": [:], "resources": ["listChanged": true], "completions": [:],
      "extensions": [BehestExtension.name: BehestExtension.settings],
    ]
  }

  /// The advice for the client on how to use the server.
  package var instructions: String {
    "Apps: \(apps.map(\.name).joined(separator: ", ")). Each tool is an intent of an app. Where an "
      + "argument is the identifier of an entity, its name does as well. Dates, durations and "
      + "measurements may be said in words. A result that lists choices asks for another call with "
      + "one of them."
  }

  /// Returns a server of the apps on a connection.
  package func server(on stream: MessageStream, info: Implementation) -> MCPServer {
    let server = MCPServer(
      stream, info: info, capabilities: capabilities, instructions: instructions
    ) { [self] method, params, request in
      try await answer(method, params, request)
    }
    changes.onChange { [weak server] params in
      server?.notify("notifications/resources/list_changed", params)
    }
    return server
  }

  /// Answers a request.
  ///
  /// - Throws: `RPCError` for a method or a name that does not exist.
  package func answer(
    _ method: String, _ params: JSON, _ request: ServerRequest
  ) async throws -> JSON {
    if method.hasSuffix("/list"), let cursor = params["cursor"], cursor != nil {
      // Every list has one page.
      throw RPCError(.invalidParams, "There is no page \(cursor.text(isPretty: false)).")
    }
    return try await speaking(params) {
      switch method {
      case "tools/list":
        return ["tools": .array(listedTools.map(\.json)), "ttlMs": 300_000, "cacheScope": "public"]
      case "tools/call": return try await call(params, request)
      case "resources/list":
        return ["resources": [manifestResource.json], "ttlMs": 300_000, "cacheScope": "public"]
      case "resources/templates/list":
        return [
          "resourceTemplates": .array(templates.map(\.json)), "ttlMs": 300_000,
          "cacheScope": "public",
        ]
      case "resources/read": return try await read(params, request)
      case "completion/complete": return try await complete(params)
      default: throw RPCError(.methodNotFound, "There is no method \(method).")
      }
    }
  }

  /// Calls a function in the person's language, or that of a request of the extension.
  private func speaking<Result>(
    _ params: JSON, _ body: () async throws -> Result
  ) async rethrows -> Result {
    let tag = params["_meta"]?[BehestExtension.name]?["locale"]?.string
    let locale = tag.map { Locale(identifier: $0) } ?? locale
    return try await LocalizationEnvironment.$taskTables.withValue(texts) {
      try await LocalizationEnvironment.$taskLocale.withValue(locale, operation: body)
    }
  }

  private func call(_ params: JSON, _ request: ServerRequest) async throws -> JSON {
    let name = params["name"]?.string ?? ""
    let arguments = params["arguments"] ?? [:]
    guard case .object(let members) = arguments else {
      throw RPCError(.invalidParams, "The arguments of \(name) are not an object.")
    }
    if request.client.has(extension: BehestExtension.name),
      let result = try await callDirectly(name, params, request)
    {
      return result
    }
    guard name != SayTool.name else { return try await say(members, request).json }
    guard let tool = tools.first(where: { $0.name == name && $0.isListed }) else {
      throw RPCError(.invalidParams, "Unknown tool: \(name)")
    }
    return try await run(tool, members, request).json
  }
}
