// An app in another process whose server has the extension behest/app.

import AppExtension
import BehestJSON
import Foundation
import FoundationGaps
import IntentEngine
import ModelContextProtocol
import PhraseMatching
import Synchronization

/// An app whose server describes it in full, so that it is as good as one of this process.
final class RemoteApp: Sendable {
  /// The name of the extension.
  static let extensionName = "behest/app"
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

  private let facts: [IntentFacts]
  private let listedShortcuts: [JSON]
  private let changes = Mutex(0)

  /// Creates an app from its part of the server's manifest.
  init(_ manifest: JSON, name: String, link: ServerLink) {
    self.name = name
    self.link = link
    ownName = manifest["name"]?.string ?? name
    negativePhrases = manifest["negativePhrases"]?.strings ?? []
    // The types of entities ask nobody here: those of a call do.
    facts = (manifest["intents"]?.array ?? []).compactMap(ExtensionCoder().intent)
    listedShortcuts = manifest["shortcuts"]?.array ?? []
  }

  /// The intents of the app, hidden ones included.
  var intents: [RemoteIntent] { facts.map { RemoteIntent(facts: $0, app: self) } }

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

  /// Returns the intent of a tool; one that the manifest does not list has no parameters.
  func intent(ofTool tool: String) -> RemoteIntent {
    let known = facts.first { $0.tool == tool } ?? ExtensionCoder().intent(["tool": .string(tool)])
    return RemoteIntent(facts: known ?? facts[0], app: self)
  }

  /// The coder of values, which asks the server for the properties that take time.
  var coder: ExtensionCoder {
    ExtensionCoder(complete: { [self] value in
      let answer = try await ask("complete", ["value": ExtensionCoder().json(Value(value))])
      return answer["value"].flatMap(coder.value)?.plain ?? value.plain
    })
  }

  /// The number of times that the values in phrases have changed, as the server said last.
  var valueChanges: Int { changes.withLock { $0 } }

  /// Asks how often the values in phrases have changed; a server of single requests tells nobody.
  func countChanges() async {
    let answer = try? await ask("valueChanges", ["app": .string(ownName)])
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
    var facts = facts
    facts["locale"] = (LocalizationEnvironment.taskLocale?.identifier(.bcp47)).map { .string($0) }
    do {
      return try await link.client().call(
        tool, arguments, meta: [Self.extensionName: facts], within: Self.patience, listeners)
    } catch let error as ClientError {
      throw Failure(error, of: name)
    }
  }

  /// Calls a method of the extension, and returns its result.
  ///
  /// - Throws: The error of the app.
  func ask(_ method: String, _ arguments: JSON) async throws -> JSON {
    let result = try await call("behest." + method, arguments)
    guard result.isError else { return result.structured ?? [:] }
    throw ExtensionCoder.error(result.structured?["error"] ?? [:])
  }
}

/// The effects of a remote app's intents that can be undone, which its server keeps.
struct RemoteUndoStack: UndoStack {
  let app: RemoteApp

  var canUndo: Bool {
    get async {
      let answer = try? await app.ask("undo", ["app": .string(app.ownName), "asksOnly": true])
      return answer?["canUndo"] == true
    }
  }

  func undo() async -> String {
    let answer = try? await app.ask("undo", ["app": .string(app.ownName)])
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
