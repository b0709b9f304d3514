// Plays clients of both eras against an app that is served through pipes.

import AppExtension
import AppServing
import BehestCards
import BehestJSON
import BehestProcess
import Foundation
import InstalledApps
import IntentEngine
import ModelContextProtocol
import Synchronization
import Testing

/// The time that answers have, on a machine that runs all tests at once.
private let patience = Duration.seconds(600)

/// Soupy, served to a client in the same process.
private struct ServedSoupy {
  let client: MCPClient
  private let running: Task<Void, Never>

  /// Connects a client with or without a handshake.
  init(isStateless: Bool = true, extensions: JSON = [:]) async throws {
    // A server that has ended is written to all the same.
    signal(SIGPIPE, SIG_IGN)
    let up = try Descriptor.pipe()
    let down = try Descriptor.pipe()
    let apps = try AppServer(try Conversation(catalog: try InstalledApps.catalog()), app: "Soupy")
    let server = apps.server(
      on: try MessageStream(input: up.read, output: down.write),
      info: Implementation(name: "served", version: "1"))
    running = Task { await server.run() }
    client = MCPClient(
      try MessageStream(input: down.read, output: up.write),
      info: Implementation(name: "test", version: "1"), extensions: extensions)
    // Known before, so that a busy machine is not taken for an older server.
    let known = ServerDescription(
      version: isStateless ? .stateless : .lastWithHandshake,
      info: Implementation(name: "", version: ""), capabilities: apps.capabilities)
    let found = try await client.connect(knowing: known, patience: patience)
    #expect(found.version.isStateless == isStateless)
  }

  func call(
    _ tool: String, _ arguments: JSON, meta: JSON = [:],
    _ ask: @escaping MCPClient.Asker = { _ in .cancel }
  ) async throws -> ToolResult {
    try await client.call(
      tool, arguments, meta: meta, within: patience, MCPClient.Listeners(ask: ask))
  }

  func end() async {
    client.close()
    await running.value
  }
}

/// Returns an answer to a form: the first choice of its field, or yes.
private func firstChoice(_ question: Elicitation) -> ElicitationAnswer {
  guard case .fields(let form) = question.form, case .object(let fields)? = form["properties"],
    let (name, field) = fields.first
  else { return .cancel }
  let choice = field["oneOf"]?.array?.first?["const"]
  return .accept([name: choice ?? (field["type"] == "boolean" ? true : "1")])
}

@Suite(.serialized)
struct ServedAppTests {
  @Test(arguments: [true, false])
  func `an intent is a tool with a schema`(isStateless: Bool) async throws {
    let soupy = try await ServedSoupy(isStateless: isStateless)
    let tools = try await soupy.client.tools(within: patience)
    let order = try #require(tools.first { $0.name == "Soupy.OrderSoup" })
    #expect(order.inputSchema["required"]?.array?.contains("soup") == true)
    #expect(order.inputSchema["properties"]?["soup"]?["type"] == "string")
    let size = order.inputSchema["properties"]?["size"]?["oneOf"]?.array ?? []
    #expect(size.first == ["const": "small", "title": "Small"])
    #expect(order.outputSchema?["type"] == "object")
    #expect(tools.contains { $0.name == "say" })
    #expect(Set(tools.map(\.name)).count == tools.count)
    await soupy.end()
  }

  @Test(arguments: [true, false])
  func `what is missing is asked for, and what is risky confirmed`(isStateless: Bool) async {
    // What the app depends on belongs to the process, in which other tests launch it, too.
    await #expect(processExitsWith: .success) { [isStateless = isStateless as Bool] in
      try await ServedAppTests().orderIsAsked(isStateless: isStateless)
    }
  }

  private func orderIsAsked(isStateless: Bool) async throws {
    let soupy = try await ServedSoupy(isStateless: isStateless)
    let asked = Mutex<[String]>([])
    let result = try await soupy.call("Soupy.OrderSoup", [:]) { question in
      asked.withLock { $0.append(question.message) }
      return firstChoice(question)
    }
    #expect(!result.isError)
    #expect(result.structured?["id"]?.string != nil)
    #expect(asked.withLock { $0 }.count > 1)
    let declined = try await soupy.call("Soupy.OrderSoup", ["soup": "tomato", "size": "small"]) {
      _ in .decline
    }
    #expect(declined.isError)
    await soupy.end()
  }

  @Test(arguments: [true, false])
  func `a wrong argument is asked for again`(isStateless: Bool) async {
    // What the app depends on belongs to the process, in which other tests launch it, too.
    await #expect(processExitsWith: .success) { [isStateless = isStateless as Bool] in
      try await ServedAppTests().wrongArgumentIsAsked(isStateless: isStateless)
    }
  }

  private func wrongArgumentIsAsked(isStateless: Bool) async throws {
    let soupy = try await ServedSoupy(isStateless: isStateless)
    let first = Mutex<Elicitation?>(nil)
    let result = try await soupy.call("Soupy.OrderSoup", ["soup": "gravel", "size": "small"]) {
      question in
      first.withLock { $0 = $0 ?? question }
      return firstChoice(question)
    }
    #expect(!result.isError)
    #expect(first.withLock { $0?.message.contains("gravel") } == true)
    let unknown = try await soupy.call("Soupy.OrderSoup", ["spoon": "big"])
    #expect(unknown.isError)
    await soupy.end()
  }

  @Test
  func `an entity is a resource whose identifier is completed`() async throws {
    let soupy = try await ServedSoupy()
    let templates = try await soupy.client.resourceTemplates(within: patience)
    let soup = "behest://entity/Soupy.Soup/{id}"
    #expect(templates.contains { $0.uriTemplate == soup })
    func complete(_ words: String) async throws -> [JSON] {
      let result = try await soupy.client.complete(
        "id", words, of: ["type": "ref/resource", "uri": .string(soup)], within: patience)
      return result["completion"]?["values"]?.array ?? []
    }
    #expect(try await complete("").contains("tomato"))
    #expect(try await complete("lentil") == ["lentil"])
    let read = try await soupy.client.read(
      "behest://entity/Soupy.Soup/tomato", within: patience)
    #expect(read.first?.text?.contains("Tomato Soup") == true)
    await #expect(throws: ClientError.self) {
      try await soupy.client.read("behest://entity/Soupy.Soup/gravel", within: patience)
    }
    await soupy.end()
  }

  @Test
  func `a phrase is said, and a wrong one answered with the nearest`() async {
    // What the app depends on belongs to the process, in which other tests launch it, too.
    await #expect(processExitsWith: .success) {
      try await ServedAppTests().phraseIsSaid()
    }
  }

  private func phraseIsSaid() async throws {
    let soupy = try await ServedSoupy()
    let result = try await soupy.call("say", ["utterance": "order Lentil Soup in Soupy"]) {
      firstChoice($0)
    }
    #expect(!result.isError)
    #expect(try await soupy.call("say", ["utterance": "sing a song"]).isError)
    await soupy.end()
  }

  @Test
  func `a client that cannot ask gets the choices`() async throws {
    let up = try Descriptor.pipe()
    let down = try Descriptor.pipe()
    let apps = try AppServer(try Conversation(catalog: try InstalledApps.catalog()), app: "Soupy")
    let server = apps.server(
      on: try MessageStream(input: up.read, output: down.write),
      info: Implementation(name: "served", version: "1"))
    let running = Task { await server.run() }
    let calls: [JSON] = [
      ["name": "Soupy.OrderSoup", "arguments": [:]],
      ["name": "Soupy.OrderSoup", "arguments": ["soup": "tomato", "size": "small"]],
    ]
    var lines = ""
    for (id, call) in calls.enumerated() {
      let meta: JSON = [
        MetaKey.version: "2026-07-28", MetaKey.clientCapabilities: [:],
      ]
      let request: JSON = [
        "jsonrpc": "2.0", "id": .integer(id), "method": "tools/call",
        "params": call.merging(["_meta": meta]),
      ]
      lines += request.text(isPretty: false) + "\n"
    }
    _ = Descriptor.write(lines.utf8, to: up.write)
    close(up.write)
    await running.value
    guard case .success(let bytes) = Descriptor.readAll(down.read) else { return }
    let results = try bytes.split(separator: UInt8(ascii: "\n")).map {
      try JSON(parsing: Array($0))
    }
    func result(_ id: Int) -> JSON? {
      results.first { $0["id"] == .integer(id) }?["result"]
    }
    let question = result(0)?["structuredContent"]?["question"]
    #expect(question?["parameter"] == "soup")
    #expect(question?["choices"]?.array?.first?["value"] == "tomato")
    #expect(result(1)?["isError"] == true)
    #expect(result(1)?["structuredContent"]?["question"]?["kind"] == "confirmation")
  }
}

@Suite(.serialized)
struct ExtensionServerTests {
  private static let name = BehestExtension.name
  private let coder = ExtensionCoder()

  @Test
  func `the manifest says everything about an app`() async throws {
    let soupy = try await ServedSoupy(extensions: [Self.name: ["version": 1]])
    let read = try await soupy.client.read("behest://app", within: patience)
    let manifest = try JSON(parsing: Array((read.first?.text ?? "").utf8))
    let app = try #require(manifest["apps"]?.array?.first)
    #expect(app["name"] == "Soupy")
    let intents = (app["intents"]?.array ?? []).compactMap { coder.intent($0) }
    let order = try #require(intents.first { $0.tool == "Soupy.OrderSoup" })
    #expect(order.parameters.contains { $0.name == "soup" && $0.typeID.contains("Soup") })
    #expect(app["shortcuts"]?.array?.isEmpty == false)
    await soupy.end()
  }

  @Test(arguments: [true, false])
  func `a call is performed with exact values, and asks the client`(
    isStateless: Bool
  ) async throws {
    let soupy = try await ServedSoupy(
      isStateless: isStateless, extensions: [Self.name: ["version": 1]])
    let found = try await soupy.call(
      "behest.entities", ["type": "Soupy.Soup", "find": "ids", "ids": ["tomato", "lentil"]])
    let soups = (found.structured?["values"]?.array ?? []).compactMap(coder.value)
    #expect(soups.map(\.identifier) == ["tomato", "lentil"])
    let call = CallState(
      tool: "Soupy.OrderSoup",
      values: ["soup": soups.first, "size": .enumeration(rawValue: "small", title: "Small")])
    let requests = Mutex<[RequestRecord]>([])
    let result = try await soupy.call(
      "Soupy.OrderSoup", [:], meta: [Self.name: ["perform": coder.json(call)]]
    ) { [coder] question in
      guard let request = question.meta[Self.name].flatMap(coder.request) else { return .cancel }
      requests.withLock { $0.append(request) }
      return .accept(coder.json(.answer(.accepted)))
    }
    let end = try #require(result.meta[Self.name]?["end"].flatMap(coder.end))
    guard case .done(let done) = end else {
      Issue.record("\(end)")
      return
    }
    #expect(done.value?.isEntity == true)
    #expect(done.content != nil)
    guard case .confirmation? = requests.withLock({ $0.first }) else {
      Issue.record("nothing was confirmed")
      return
    }
    await soupy.end()
  }

  /// Performs a call, accepting what is asked, and returns its end and the call as it is then.
  private func perform(
    _ call: CallState, in soupy: ServedSoupy
  ) async throws -> (end: EndRecord, call: CallState) {
    let result = try await soupy.call(
      call.tool, [:], meta: [Self.name: ["perform": coder.json(call)]]
    ) { [coder] _ in .accept(coder.json(.answer(.accepted))) }
    return (
      try #require(result.meta[Self.name]?["end"].flatMap(coder.end)),
      try #require(result.meta[Self.name]?["call"].flatMap(coder.call))
    )
  }

  @Test
  func `a button of a card is a call that the server knows`() async {
    // What the app depends on belongs to the process, in which other tests launch it, too.
    await #expect(processExitsWith: .success) {
      try await ExtensionServerTests().buttonIsPressed()
    }
  }

  private func buttonIsPressed() async throws {
    let soupy = try await ServedSoupy(extensions: [Self.name: ["version": 1]])
    let soups = try await soupy.call(
      "behest.entities", ["type": "Soupy.Soup", "find": "words", "words": "lentil"])
    let found = (soups.structured?["values"]?.array ?? []).compactMap(coder.value)
    let soup = try #require(found.first)
    let order = CallState(
      tool: "Soupy.OrderSoup",
      values: ["soup": soup, "size": .enumeration(rawValue: "small", title: "Small")])
    let (end, after) = try await perform(order, in: soupy)
    #expect(after.kept != nil)
    #expect(after.values["soup"]??.identifier == "lentil")
    guard case .done(let done) = end, case .snippet(let snippet)? = done.content else {
      Issue.record("\(end)")
      return
    }
    guard case .done(let drawn) = try await perform(snippet, in: soupy).end,
      case .card(let card, let actions)? = drawn.content
    else {
      Issue.record("the snippet drew no card")
      return
    }
    #expect(!card.controls.isEmpty)
    let button = try #require(actions.compactMap { $0 }.first)
    #expect(button.kept != nil)
    guard case .done = try await perform(button, in: soupy).end else {
      Issue.record("the button did nothing")
      return
    }
    await soupy.end()
  }

  @Test
  func `the methods answer what a conversation asks`() async throws {
    let soupy = try await ServedSoupy(extensions: [Self.name: ["version": 1]])
    let call = coder.json(CallState(tool: "Soupy.OrderSoup"))
    func ask(_ method: String, _ arguments: JSON = [:]) async throws -> JSON {
      let result = try await soupy.call(method, arguments)
      #expect(!result.isError, "\(method)")
      return result.structured ?? nil
    }
    let described = try await ask("behest.describe", ["call": call])
    let parameters = (described["parameters"]?.array ?? []).compactMap(coder.parameter)
    #expect(parameters.contains { $0.name == "soup" })
    #expect(described["summary"]?.string?.contains("(") == true)
    #expect(described["call"].flatMap(coder.call)?.kept != nil)
    #expect(try await ask("behest.prepare", ["call": call])["call"] != nil)
    let start = try await ask("behest.startingValue", ["call": call, "parameter": "quantity"])
    #expect(start["value"] == nil || start["value"].flatMap(coder.value) != nil)
    let suggested = try await ask(
      "behest.entities",
      ["call": call, "parameter": "soup", "type": "Soupy.Soup", "find": "suggested"])
    #expect(!coder.optionList(suggested).items.isEmpty)
    #expect(suggested["suggestsSome"]?.boolean != nil)
    let all = try await ask("behest.entities", ["type": "Soupy.Soup", "find": "all"])
    #expect(all["values"] == nil || all["values"]?.array?.isEmpty == false)
    #expect(try await ask("behest.valueChanges", ["app": "Soupy"])["valueChanges"]?.integer != nil)
    #expect(try await ask("behest.undo", ["app": "Soupy", "asksOnly": true])["undone"] == nil)
    await #expect(throws: ClientError.self) {
      try await soupy.call("behest.entities", ["type": "Soupy.Gravel", "find": "all"])
    }
    await #expect(throws: ClientError.self) { try await soupy.call("behest.goOn", ["name": "g0"]) }
    await soupy.end()
  }

  @Test
  func `a client without the extension sees none of it`() async throws {
    let soupy = try await ServedSoupy()
    await #expect(throws: ClientError.self) {
      try await soupy.call("behest.undo", ["app": "Soupy"])
    }
    await soupy.end()
  }
}
