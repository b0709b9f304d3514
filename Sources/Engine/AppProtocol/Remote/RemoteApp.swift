// An app in another process whose server has the extension behest/app.

import AppExtension
import BehestJSON
import Foundation
import FoundationGaps
import IntentEngine
import ModelContextProtocol
import PhraseMatching
import Synchronization

/// An app whose server has the extension: it describes the intents in full, so that they are as good
/// as those of this process, or says more about its ordinary tools.
final class RemoteApp: Sendable {
  /// The time without a word of the server after which a request is given up.
  private static let patience = Duration.seconds(300)

  /// The name of the app, for messages.
  let name: String
  /// The name that the server knows the app by.
  let ownName: String
  /// The connection to the server.
  let link: ServerLink
  /// Phrases that keep an utterance from meaning the app.
  let negativePhrases: [String]

  private let manifest: AppManifest
  /// The intents that the manifest describes; `nil` when it leaves them to the list of tools.
  private let facts: [IntentFacts]?
  private let listedShortcuts: [JSON]
  private let changes = Mutex(0)

  /// Creates the app of a manifest; `nil` when its server does not have the extension.
  init?(_ manifest: AppManifest, name: String, link: ServerLink) {
    guard let own = manifest.facts else { return nil }
    self.name = name
    self.link = link
    self.manifest = manifest
    ownName = own["name"]?.string ?? name
    negativePhrases = own["negativePhrases"]?.strings ?? []
    // The types of entities ask nobody here: those of a call do.
    facts = own["intents"]?.array?.compactMap(ExtensionCoder().intent)
    listedShortcuts = own["shortcuts"]?.array ?? []
  }

  /// The intents that the manifest describes, hidden ones included; `nil` when it leaves them to the
  /// list of tools.
  var intents: [RemoteIntent]? { facts?.map { RemoteIntent(facts: $0, app: self) } }

  /// The names of the tools that have phrases of their own.
  var toolsWithPhrases: Set<String> { Set(listedShortcuts.compactMap { $0["tool"]?.string }) }

  /// The shortcuts of the app with the phrases they declare.
  var shortcuts: [Shortcut] {
    listedShortcuts.compactMap { json in
      guard let tool = json["tool"]?.string else { return nil }
      return Shortcut(
        intent: intent(ofTool: tool), title: json["title"]?.string,
        symbol: json["symbol"]?.string, phrases: json["phrases"]?.strings ?? [],
        places: (json["places"]?.array ?? []).compactMap { place in
          guard let file = place["file"]?.string, let line = place["line"]?.integer else {
            return nil
          }
          return SourcePlace(file: file, line: line)
        })
    }
  }

  /// Returns the intent of a tool; one that nobody has described has no parameters.
  func intent(ofTool tool: String) -> any IntentSource {
    guard let facts else {
      let known = manifest.tools.first { $0.name == tool }
      return ServerIntent(.tool(known ?? Tool(name: tool, inputSchema: [:])), of: server)
    }
    let known = facts.first { $0.tool == tool } ?? IntentFacts(tool: tool)
    return RemoteIntent(facts: known, app: self)
  }

  /// The server, as the intents of its ordinary tools use it.
  private var server: MountedServer {
    MountedServer(manifest, name: name, link: link, remote: self)
  }

  /// Returns a call of an intent of the app, or of one that the call describes itself.
  func call(_ state: CallState) -> any IntentCall {
    if let facts = state.intent {
      return RemoteCall(state, of: RemoteIntent(facts: facts, app: self))
    }
    let intent = intent(ofTool: state.tool)
    if let intent = intent as? RemoteIntent { return RemoteCall(state, of: intent) }
    let call = intent.makeCall()
    (call as? ServerCall)?.adopt(state)
    return call
  }

  /// The coder of values, which asks the server for the properties that take time.
  var coder: ExtensionCoder {
    var coder = ExtensionCoder(complete: { [self] value in
      let answer = try await ask(.complete, ["value": ExtensionCoder().json(Value(value))])
      return answer["value"].flatMap(self.coder.value)?.plain ?? value.plain
    })
    coder.sendsContents = manifest.facts?["isConfined"] == true
    return coder
  }

  /// The number of times that the values in phrases have changed, as the server said last.
  var valueChanges: Int { changes.withLock { $0 } }

  /// Returns whether the server has a method of the extension: all of them with intents of its own,
  /// else those that it lists as tools.
  func has(_ method: BehestExtension.Method) -> Bool {
    facts != nil || manifest.tools.contains { $0.name == method.rawValue }
  }

  /// Asks how often the values in phrases have changed; a server of single requests tells nobody.
  func countChanges() async {
    let answer = try? await ask(.valueChanges, ["app": .string(ownName)])
    if let count = answer?["valueChanges"]?.integer { changes.withLock { $0 = count } }
  }

  // MARK: Requests

  /// Calls a tool of the server.
  ///
  /// - Parameter facts: What the extension passes beside the arguments.
  /// - Throws: `Failure` for an error of the connection.
  func call(
    _ tool: String, _ arguments: JSON = [:], _ facts: JSON = [:],
    _ listeners: MCPClient.Listeners = MCPClient.Listeners()
  ) async throws -> ToolResult {
    do {
      return try await link.client().call(
        tool, arguments, meta: meta(facts), within: Self.patience, listeners)
    } catch let error as ClientError {
      throw await link.failure(for: error)
    }
  }

  /// Returns the `_meta` of a request, with the person's language.
  func meta(_ facts: JSON = [:]) -> JSON {
    var facts = facts
    facts["locale"] = (LocalizationEnvironment.taskLocale?.identifier(.bcp47)).map { .string($0) }
    return [BehestExtension.name: facts]
  }

  /// Calls a method of the extension, and returns its result; an empty one if there is no such method.
  ///
  /// - Throws: The error of the app.
  func ask(_ method: BehestExtension.Method, _ arguments: JSON) async throws -> JSON {
    guard has(method) else { return [:] }
    let result = try await call(method.rawValue, arguments)
    guard result.isError else { return result.structured ?? [:] }
    throw ExtensionCoder.error(result.structured?["error"] ?? [:])
  }
}

/// The effects of a remote app's intents that can be undone, which its server keeps.
struct RemoteUndoStack: UndoStack {
  let app: RemoteApp

  var canUndo: Bool {
    get async {
      let answer = try? await app.ask(.undo, ["app": .string(app.ownName), "asksOnly": true])
      return answer?["canUndo"] == true
    }
  }

  func undo() async -> String {
    let answer = try? await app.ask(.undo, ["app": .string(app.ownName)])
    return answer?["undone"]?.string ?? ""
  }
}

/// The string tables of an app whose texts come in the right language.
struct NoTables: StringTables {
  func format(
    forKey key: String, table: String?, bundle: LocalizedStringResource.BundleDescription,
    locale: Locale, quantities: [Int: Double]
  ) -> String? { nil }
}
