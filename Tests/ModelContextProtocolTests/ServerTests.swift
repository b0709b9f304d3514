// Checks a server against a client that the test plays itself, message by message.

import BehestJSON
import BehestProcess
import Foundation
import Glibc
import ModelContextProtocol
import Synchronization
import Testing

/// A client that sends lines to a server, and keeps what it sends.
private final class PlayedClient: Sendable {
  let server: MCPServer
  private let input: Int32
  private let received = Mutex<[JSON]>([])
  private let running: Task<Void, Never>
  private let stream: MessageStream

  init(
    limits: MCPServer.Limits = .init(), _ answer: @escaping MCPServer.Answer
  ) throws {
    let up = try Descriptor.pipe()
    let down = try Descriptor.pipe()
    input = up.write
    let server = MCPServer(
      try MessageStream(input: up.read, output: down.write, longestLine: 10_000),
      info: Implementation(name: "played", version: "1"),
      capabilities: ["tools": ["listChanged": true]], limits: limits, answer: answer)
    self.server = server
    running = Task { await server.run() }
    stream = try MessageStream(input: down.read, output: try Descriptor.pipe().write)
    stream.start { [weak self] in
      if case .message(let message) = $0 { self?.received.withLock { $0.append(message.json) } }
    }
  }

  func send(_ line: String) { _ = Descriptor.write((line + "\n").utf8, to: input) }

  func send(_ message: JSON) { send(message.text(isPretty: false)) }

  /// Sends a request without a handshake.
  func ask(_ id: JSON, _ method: String, _ params: JSON = [:], forms: Bool = true) {
    let meta: JSON = [
      MetaKey.version: "2026-07-28", MetaKey.clientInfo: ["name": "test", "version": "1"],
      MetaKey.clientCapabilities: forms ? ["elicitation": [:]] : [:],
    ]
    let params = params.merging(["_meta": meta.merging(params["_meta"] ?? [:])])
    send(["jsonrpc": "2.0", "id": id, "method": .string(method), "params": params])
  }

  func shakeHands(_ version: String = "2025-11-25") {
    send([
      "jsonrpc": "2.0", "id": "init", "method": "initialize",
      "params": [
        "protocolVersion": .string(version), "capabilities": ["elicitation": [:]],
        "clientInfo": ["name": "test", "version": "1"],
      ],
    ])
  }

  /// Waits for a message, within a minute, and returns the first one that fits.
  func message(where fits: (JSON) -> Bool) async throws -> JSON {
    for _ in 0..<6_000 {
      if let found = received.withLock({ $0.first(where: fits) }) { return found }
      try await Task.sleep(for: .milliseconds(10))
    }
    Issue.record("no such message among \(received.withLock { $0 })")
    return nil
  }

  func response(to id: JSON) async throws -> JSON {
    try await message { $0["id"] == id && $0["method"] == nil }
  }

  var messages: [JSON] { received.withLock { $0 } }

  /// Ends the input, and waits until the server has ended.
  func end() async {
    close(input)
    await running.value
  }
}

struct ServerTests {
  private static let echo: MCPServer.Answer = { method, params, request in
    switch method {
    case "tools/list": return ["tools": []]
    case "slow":
      try await Task.sleep(for: .seconds(60))
      return [:]
    case "progress":
      for done in [1.0, 1.0, 2.0] { request.report(done: done, total: 2, message: "…") }
      return [:]
    case "ask", "ask twice":
      var answers: [JSON] = []
      for _ in 0..<(method == "ask" ? 1 : 2) {
        let form = Elicitation(message: "Which?", form: .fields(["type": "object"]))
        answers.append(try await request.ask(form).json)
      }
      return ["answers": .array(answers), "a": params["a"] ?? nil]
    default: throw RPCError(.methodNotFound, "There is no method \(method).")
    }
  }

  @Test
  func `a request without a handshake is served by what it says itself`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask(1, "server/discover")
    let discovered = try await client.response(to: 1)["result"] ?? nil
    #expect(discovered["supportedVersions"] == ["2026-07-28"])
    #expect(discovered["resultType"] == "complete")
    #expect(discovered["ttlMs"]?.integer != nil)
    #expect(discovered["_meta"]?[MetaKey.serverInfo]?["name"] == "played")
    client.ask(2, "tools/list")
    let listed = try await client.response(to: 2)["result"] ?? nil
    #expect(listed["tools"] == [])
    #expect(listed["cacheScope"] == "private")
    client.ask(3, "no/such")
    #expect(try await client.response(to: 3)["error"]?["code"] == -32601)
    await client.end()
  }

  @Test
  func `a request that does not say enough is refused`() async throws {
    let client = try PlayedClient(Self.echo)
    client.send(["jsonrpc": "2.0", "id": 1, "method": "tools/list"])
    #expect(try await client.response(to: 1)["error"]?["code"] == -32602)
    client.send([
      "jsonrpc": "2.0", "id": 2, "method": "tools/list",
      "params": ["_meta": [MetaKey.version: "2026-07-28"]],
    ])
    #expect(try await client.response(to: 2)["error"]?["code"] == -32602)
    client.send([
      "jsonrpc": "2.0", "id": 3, "method": "tools/list",
      "params": ["_meta": [MetaKey.version: "1900-01-01", MetaKey.clientCapabilities: [:]]],
    ])
    let error = try await client.response(to: 3)["error"] ?? nil
    #expect(error["code"] == -32022)
    #expect(error["data"]?["requested"] == "1900-01-01")
    await client.end()
  }

  @Test(arguments: [
    ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("1900-01-01", "2025-11-25"),
  ])
  func `an older client shakes hands`(version: String, agreed: String) async throws {
    let client = try PlayedClient(Self.echo)
    client.shakeHands(version)
    #expect(try await client.response(to: "init")["result"]?["protocolVersion"]?.string == agreed)
    client.send(["jsonrpc": "2.0", "method": "notifications/initialized"])
    client.send(["jsonrpc": "2.0", "id": 1, "method": "ping"])
    #expect(try await client.response(to: 1)["result"] == [:])
    client.send(["jsonrpc": "2.0", "id": 2, "method": "tools/list", "params": [:]])
    #expect(try await client.response(to: 2)["result"] == ["tools": []])
    await client.end()
  }

  @Test
  func `a line that is no message is answered and ends nothing`() async throws {
    let client = try PlayedClient(Self.echo)
    client.send("{")
    client.send("")
    client.send("\u{0}\u{FFFD}")
    client.send(#"{"jsonrpc": "2.0", "id": null, "method": "x"}"#)
    client.send(String(repeating: "x", count: 20_000))
    client.ask(1, "tools/list")
    _ = try await client.response(to: 1)
    let codes = client.messages.compactMap { $0["error"]?["code"]?.integer }
    #expect(codes == [-32700, -32700, -32600, -32700])
    await client.end()
  }

  @Test
  func `a cancelled request is answered no more`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask("slow", "slow")
    client.send([
      "jsonrpc": "2.0", "method": "notifications/cancelled", "params": ["requestId": "slow"],
    ])
    client.ask(2, "tools/list")
    _ = try await client.response(to: 2)
    await client.end()
    #expect(!client.messages.contains { $0["id"] == "slow" })
  }

  @Test
  func `progress is told with the client's token, and grows`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask(1, "progress", ["_meta": ["progressToken": "t"]])
    _ = try await client.response(to: 1)
    let told = client.messages.filter { $0["method"] == "notifications/progress" }
    #expect(told.map { $0["params"]?["progress"]?.number } == [1, 2])
    #expect(told.allSatisfy { $0["params"]?["progressToken"] == "t" })
    await client.end()
  }

  @Test
  func `a question of an older era is a request of the server`() async throws {
    let client = try PlayedClient(Self.echo)
    client.shakeHands()
    client.send(["jsonrpc": "2.0", "id": 1, "method": "ask", "params": [:]])
    let question = try await client.message { $0["method"] == "elicitation/create" }
    #expect(question["params"]?["message"] == "Which?")
    client.send([
      "jsonrpc": "2.0", "id": question["id"] ?? nil, "result": ["action": "decline"],
    ])
    let result = try await client.response(to: 1)["result"]
    #expect(result?["answers"] == [["action": "decline"]])
    await client.end()
  }

  @Test
  func `a question is answered by the request made again`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask(1, "ask twice", ["a": 1])
    var result = try await client.response(to: 1)["result"] ?? nil
    for id in 2...3 {
      #expect(result["resultType"] == "input_required")
      #expect(result["inputRequests"]?["question"]?["method"] == "elicitation/create")
      let state = result["requestState"] ?? nil
      // Another request cannot have the answer.
      client.ask("other", "ask", ["a": 2, "requestState": state])
      #expect(try await client.response(to: "other")["error"]?["code"] == -32602)
      // Without the answer the question comes again.
      client.ask(.string("again \(id)"), "ask twice", ["a": 1, "requestState": state])
      let again = try await client.response(to: .string("again \(id)"))["result"] ?? nil
      #expect(again["resultType"] == "input_required")
      client.ask(
        .integer(id), "ask twice",
        [
          "a": 1, "requestState": again["requestState"] ?? nil,
          "inputResponses": ["question": ["action": "accept", "content": ["n": .integer(id)]]],
        ])
      result = try await client.response(to: .integer(id))["result"] ?? nil
    }
    #expect(
      result["answers"]?.array?.map { $0["content"]?["n"]?.integer } == [2, 3])
    await client.end()
  }

  @Test
  func `a client without forms is not asked`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask(1, "ask", forms: false)
    #expect(try await client.response(to: 1)["error"]?["code"] == -32021)
    await client.end()
  }

  @Test
  func `questions that nobody answers expire, and are few`() async throws {
    var limits = MCPServer.Limits()
    limits.waiting = 2
    limits.patience = .milliseconds(200)
    let client = try PlayedClient(limits: limits, Self.echo)
    var states: [JSON] = []
    for id in 1...3 {
      client.ask(.integer(id), "ask")
      states.append(try await client.response(to: .integer(id))["result"]?["requestState"] ?? nil)
    }
    client.ask(4, "ask", ["requestState": states[0]])
    #expect(try await client.response(to: 4)["error"]?["code"] == -32602)
    // On a busy machine it may take longer; each answer is a question that expires in its turn.
    var (state, code) = (states[2], JSON?.none)
    for id in 5...24 where code == nil {
      try await Task.sleep(for: .milliseconds(500))
      client.ask(.integer(id), "ask", ["requestState": state])
      let response = try await client.response(to: .integer(id))
      code = response["error"]?["code"]
      state = response["result"]?["requestState"] ?? state
    }
    #expect(code == -32602)
    await client.end()
  }

  @Test
  func `changes are told to those who listen`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask(
      7, "subscriptions/listen",
      ["notifications": ["toolsListChanged": true, "promptsListChanged": true]])
    let agreed = try await client.message {
      $0["method"] == "notifications/subscriptions/acknowledged"
    }
    #expect(agreed["params"]?["notifications"] == ["toolsListChanged": true])
    client.server.notify("notifications/tools/list_changed")
    client.server.notify("notifications/resources/list_changed")
    let told = try await client.message { $0["method"] == "notifications/tools/list_changed" }
    #expect(told["params"]?["_meta"]?[MetaKey.subscription] == 7)
    await client.end()
    _ = try await client.response(to: 7)
    #expect(!client.messages.contains { $0["method"] == "notifications/resources/list_changed" })
  }

  @Test
  func `what was asked before the end of the input is answered`() async throws {
    let client = try PlayedClient(Self.echo)
    client.ask(1, "tools/list")
    await client.end()
    _ = try await client.response(to: 1)
  }
}
