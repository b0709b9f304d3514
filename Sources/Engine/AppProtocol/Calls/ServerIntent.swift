// The intents of a mounted app: its tools, its prompts, and the reading of its resources.

import AppExtension
import BehestJSON
import Foundation
package import IntentEngine
import ModelContextProtocol
import Synchronization

/// The server of a mounted app, as all its intents use it.
struct MountedServer: Sendable {
  /// The name of the app.
  let name: String
  /// The values of arguments that are always the same, by name, for the tools that have them.
  let fixed: JSON.Members
  /// Whether a person is asked before every tool that does not say that it only reads.
  let isCareful: Bool
  /// The connection to the server.
  let link: ServerLink
  /// The app with what the extension says of it; `nil` for a server without it.
  let remote: RemoteApp?
  /// The resources of the server; `nil` when it has none.
  let resources: ResourceEntities?

  /// Creates the server of a manifest.
  init(_ manifest: AppManifest, name: String, link: ServerLink, remote: RemoteApp?) {
    self.name = name
    fixed = manifest.fixed.object ?? [:]
    isCareful = manifest.isCareful
    self.link = link
    self.remote = remote
    resources = manifest.hasResources ? ResourceEntities(app: name, link: link) : nil
  }
}

/// An intent of a mounted app.
package final class ServerIntent: IntentSource {
  /// The request that the intent makes.
  enum Action: Sendable {
    /// Calls a tool.
    case tool(Tool)
    /// Gets the messages of a prompt.
    case prompt(Prompt)
    /// Reads a resource whose address a template makes.
    case template(ResourceTemplate)
    /// Reads a resource that the server lists.
    case resource(ResourceEntities)
  }

  let action: Action
  let server: MountedServer
  /// The members of a tool's description that the extension gives; empty for none.
  private let own: JSON
  /// The parameters, read from the schema when they are first needed.
  private let read = Mutex<SchemaParameters?>(nil)

  init(_ action: Action, of server: MountedServer) {
    self.action = action
    self.server = server
    if case .tool(let tool) = action, server.remote != nil {
      own = tool.meta[BehestExtension.name] ?? [:]
    } else {
      own = [:]
    }
  }

  /// The name of the tool or prompt, with that of the app.
  package var id: String { "\(server.name).\(typeName)" }

  /// The name of the tool or prompt.
  package var typeName: String {
    switch action {
    case .tool(let tool): own["typeName"]?.string?.oneLine() ?? tool.name.oneLine()
    case .prompt(let prompt): prompt.name.oneLine()
    case .template(let template): "read_\(template.name.oneLine())"
    case .resource: "read_resource"
    }
  }

  /// The title of the tool or prompt, or else the words of its name.
  package var title: String {
    switch action {
    case .tool(let tool):
      (own["title"]?.string ?? tool.title)?.oneLine() ?? tool.name.wordsOfTool
    case .prompt(let prompt): prompt.title?.oneLine() ?? prompt.name.wordsOfTool
    case .template(let template): "Read \(template.title?.oneLine() ?? template.name.wordsOfTool)"
    case .resource: "Read resource"
    }
  }

  /// The server's description of the action.
  package var explanation: String? {
    switch action {
    case .tool: docstring?.text.lines(upTo: 4_000).nonEmpty
    case .prompt(let prompt): prompt.explanation?.lines(upTo: 4_000)
    case .template(let template): template.explanation?.lines(upTo: 4_000)
    case .resource: "Shows a resource of \(server.name)."
    }
  }

  /// The description of the tool, apart from its parameters; `nil` when there is none.
  private var docstring: Docstring? {
    guard case .tool(let tool) = action, let text = tool.explanation else { return nil }
    return Docstring(text, names: Set(tool.inputSchema["properties"]?.object?.keys ?? []))
  }

  /// Returns whether the intent has a special characteristic.
  package func has(_ trait: IntentTrait) -> Bool {
    if let traits = own["traits"]?.strings, trait != .isLongRunning {
      return traits.contains(trait.rawValue)
    }
    return switch trait {
    // A request has a time limit of its own, which counts from the server's last word.
    case .isDiscoverable, .isListed, .showsCard, .isLongRunning: true
    default: false
    }
  }

  /// The summary of a call, as the extension gives it; `nil` for none.
  var summary: String? { own["summary"]?.string }

  /// The arguments of the tool that always have the same value.
  var fixed: JSON.Members {
    guard !server.fixed.isEmpty, case .tool(let tool) = action,
      case .object(let properties)? = tool.inputSchema["properties"]
    else { return [:] }
    return JSON.Members(server.fixed.filter { properties[$0.key] != nil })
  }

  /// The parameters, without those whose values are always the same.
  var parameters: SchemaParameters {
    read.withLock { read in
      if let read { return read }
      var parameters = SchemaParameters(schema, typePrefix: id)
      parameters.describe(docstring?.parameters ?? [:])
      if let facts = own["parameters"]?.array, let remote = server.remote {
        parameters.adopt(facts) { $0.asked(of: remote) }
      }
      if server.resources != nil { parameters.takeResources() }
      read = parameters
      return parameters
    }
  }

  /// The schema of the arguments that can be given.
  private var schema: JSON {
    switch action {
    case .tool(let tool): return tool.inputSchema.without(fixed)
    case .prompt(let prompt):
      return JSON.schema(
        ofTexts: prompt.arguments.map { ($0.name, $0.title, $0.explanation, $0.isRequired) })
    case .template(let template):
      return JSON.schema(
        ofTexts: template.variables.map { ($0, nil, nil, true) })
    case .resource: return [:]
    }
  }

  /// Whether a person has to agree before the intent runs.
  var needsConsent: Bool {
    guard case .tool(let tool) = action, tool.isReadOnly != true else { return false }
    return server.isCareful || tool.isDestructive == true
  }

  /// Whether a parameter that may be left out is never asked for: a plain tool knows no way to.
  package var leavesOptionsUnasked: Bool { server.remote == nil }

  /// Returns the value that an argument always has, as a sentence; `nil` for other names.
  package func absence(of parameter: String) -> String? {
    guard let value = fixed[parameter] else { return nil }
    return "\(parameter) is always “\(value.string ?? value.text(isPretty: false))” in "
      + "\(server.name), as it was added; behest app add --replace changes it."
  }

  /// Creates a call with the default values of the parameters.
  package func makeCall() -> any IntentCall { ServerCall(of: self) }
}

extension JSON {
  /// Returns the schema of an object without the properties that have values already.
  fileprivate func without(_ fixed: Members) -> JSON {
    guard !fixed.isEmpty, var properties = self["properties"] else { return self }
    var schema = self
    for name in fixed.keys { properties[name] = nil }
    schema["properties"] = properties
    schema["required"] = (self["required"]?.strings?.filter { fixed[$0] == nil }).map(JSON.init)
    return schema
  }

  /// Returns the schema of an object of texts.
  fileprivate static func schema(
    ofTexts texts: [(name: String, title: String?, explanation: String?, isRequired: Bool)]
  ) -> JSON {
    var properties: JSON = [:]
    for text in texts {
      var property: JSON = ["type": "string"]
      property["title"] = text.title.map { .string($0) }
      property["description"] = text.explanation.map { .string($0) }
      properties[text.name] = property
    }
    return [
      "type": "object", "properties": properties,
      "required": JSON(strings: texts.filter(\.isRequired).map(\.name)),
    ]
  }
}

extension String {
  /// The words of a tool's name as a title: "Git status" of "git_status".
  var wordsOfTool: String {
    let words = map { $0.isLetter || $0.isNumber ? $0 : " " }
    let text = String(words).split(separator: " ").map { String($0).wordsOfIdentifier.lowercased() }
      .joined(separator: " ").oneLine()
    return text.prefix(1).uppercased() + text.dropFirst()
  }
}
