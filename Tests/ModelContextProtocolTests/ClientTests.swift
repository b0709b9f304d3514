// Checks a client against a server that the test plays itself, line by line.

import BehestJSON
import BehestProcess
import Glibc
import ModelContextProtocol
import Synchronization
import Testing

/// The time that answers have, on a machine that runs all tests at once.
private let patience = Duration.seconds(600)

/// A server whose answers a closure gives: the lines to send for each message received.
private final class PlayedServer: Sendable {
  let client: MCPClient
  private let stream: MessageStream
  private let received = Mutex<[Message]>([])

  var methods: [String] {
    received.withLock { messages in
      messages.compactMap { message in
        switch message {
        case .request(_, let method, _), .notification(let method, _): method
        case .response: nil
        }
      }
    }
  }

  var responses: [JSON] {
    received.withLock { messages in
      messages.compactMap { message in
        if case .response(_, .success(let result)) = message { result } else { nil }
      }
    }
  }

  init(_ answer: @escaping @Sendable (Message, (String) -> Void) -> Void) throws {
    // A server that has ended is written to all the same.
    signal(SIGPIPE, SIG_IGN)
    let up = try Descriptor.pipe()
    let down = try Descriptor.pipe()
    stream = try MessageStream(input: up.read, output: down.write)
    client = MCPClient(
      try MessageStream(input: down.read, output: up.write, longestLine: 10_000),
      info: Implementation(name: "test", version: "1"))
    stream.start { [weak self] in
      guard case .message(let message) = $0 else { return }
      self?.received.withLock { $0.append(message) }
      answer(message) { line in _ = Descriptor.write((line + "\n").utf8, to: down.write) }
    }
  }

  deinit {
    client.close()
    stream.close()
  }
}

extension Message {
  fileprivate var id: Int? {
    if case .request(.integer(let id), _, _) = self { id } else { nil }
  }

  fileprivate var method: String {
    switch self {
    case .request(_, let method, _), .notification(let method, _): method
    case .response: ""
    }
  }
}

struct ClientTests {
  private static let discovery = """
    {"supportedVersions": ["2026-07-28"], "capabilities": {"tools": {}}, "resultType": "complete"}
    """

  @Test
  func `a server without a handshake is met by discovery`() async throws {
    let server = try PlayedServer { message, send in
      if let id = message.id {
        send(#"{"jsonrpc": "2.0", "id": \#(id), "result": \#(Self.discovery)}"#.oneLine)
      }
    }
    let found = try await server.client.connect(patience: patience)
    #expect(found.version == .stateless)
    #expect(server.methods == ["server/discover"])
  }

  @Test(arguments: ["", "-32601", "-32602"])
  func `an older server is met by a handshake`(code: String) async throws {
    let server = try PlayedServer { message, send in
      guard let id = message.id else { return }
      if message.method == "initialize" {
        send(
          #"{"jsonrpc":"2.0","id":\#(id),"result":{"protocolVersion":"2025-06-18","capabilities":{}}}"#
        )
      } else if !code.isEmpty {
        send(#"{"jsonrpc":"2.0","id":\#(id),"error":{"code":\#(code),"message":"?"}}"#)
      }
    }
    let found = try await server.client.connect(patience: .milliseconds(300))
    #expect(found.version.day == "2025-06-18")
    #expect(
      server.methods.filter { $0 != "notifications/cancelled" }.prefix(2)
        == ["server/discover", "initialize"])
  }

  @Test
  func `nonsense, twice and too long answers do not disturb`() async throws {
    let server = try PlayedServer { message, send in
      guard let id = message.id else { return }
      send("no JSON")
      send(#"{"jsonrpc":"2.0","id":999,"result":{}}"#)
      send(String(repeating: "x", count: 30_000))
      send("")
      send(#"[{"jsonrpc":"2.0","id":\#(id),"result":{"n":1}}]"#)
      send(#"{"jsonrpc":"2.0","id":\#(id),"result":{"n":2}}"#)
    }
    for _ in 0..<3 {
      #expect(try await server.client.request("x", limit: patience) == ["n": 1])
    }
  }

  @Test
  func `a request that is not answered ends in time, and is cancelled`() async throws {
    let server = try PlayedServer { _, _ in }
    await #expect(throws: ClientError.timedOut(.milliseconds(50))) {
      try await server.client.request("x", limit: .milliseconds(50))
    }
    try await wait { server.methods.contains("notifications/cancelled") }
    #expect(!server.client.isWaiting)
  }

  @Test(arguments: [("", true), (#"{"half":"#, false)])
  func `a server is left to another client between two messages`(
    _ rest: String, isWhole: Bool
  ) async throws {
    let up = try Descriptor.pipe()
    let down = try Descriptor.pipe()
    defer { for end in [up.read, down.write] { close(end) } }
    let client = MCPClient(
      try MessageStream(input: down.read, output: up.write),
      info: Implementation(name: "test", version: "1"))
    let request = Task { try await client.request("x", limit: patience) }
    _ = await onThread { Descriptor.read(up.read) }
    let answer = #"{"jsonrpc":"2.0","id":1,"result":{}}"# + "\n" + rest
    _ = Descriptor.write(answer.utf8, to: down.write)
    _ = try await request.value
    #expect(await client.leave(within: isWhole ? patience : .seconds(1)) == isWhole)
  }

  @Test
  func `a cancelled request is cancelled on the server`() async throws {
    let server = try PlayedServer { _, _ in }
    let task = Task { try await server.client.request("x", limit: .seconds(60)) }
    try await wait { server.methods == ["x"] }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try await wait { server.methods == ["x", "notifications/cancelled"] }
  }

  @Test
  func `input that a result requires is given when the request is made again`() async throws {
    let server = try PlayedServer { message, send in
      guard let id = message.id, case .request(_, _, let params) = message else { return }
      let result: JSON =
        params["requestState"] == "s"
        ? ["answers": params["inputResponses"] ?? nil]
        : [
          "resultType": "input_required", "requestState": "s",
          "inputRequests": [
            "a": [
              "method": "elicitation/create",
              "params": ["message": "Which?", "requestedSchema": ["type": "object"]],
            ]
          ],
        ]
      send(Message.response(id: .integer(id), .success(result)).json.text(isPretty: false))
    }
    let result = try await server.client.answer(
      "tools/call", [:], limit: patience,
      MCPClient.Listeners(ask: { question in
        #expect(question == Elicitation(message: "Which?", form: .fields(["type": "object"])))
        return .accept(["b": 1])
      }))
    #expect(result == ["answers": ["a": ["action": "accept", "content": ["b": 1]]]])
  }

  @Test
  func `input that is required for ever is not given for ever`() async throws {
    let server = try PlayedServer { message, send in
      guard let id = message.id else { return }
      send(
        #"{"jsonrpc":"2.0","id":\#(id),"result":{"resultType":"input_required","requestState":"s"}}"#
      )
    }
    await #expect(throws: ClientError.asksForever) {
      try await server.client.answer("tools/call", [:], limit: patience)
    }
  }

  @Test
  func `a request of the server is answered by the request that is open`() async throws {
    let server = try PlayedServer { message, send in
      switch message {
      case .request(.integer(let id), "tools/call", _):
        send(
          #"{"jsonrpc":"2.0","id":"q","method":"elicitation/create","params":{"message":"\#(id)"}}"#
        )
      case .response("q", .success):
        send(#"{"jsonrpc":"2.0","id":1,"result":{"done":true}}"#)
      default: break
      }
    }
    let result = try await server.client.answer(
      "tools/call", [:], limit: patience,
      MCPClient.Listeners(ask: { .accept(["id": .string($0.message)]) }))
    #expect(result == ["done": true])
    #expect(server.responses == [["action": "accept", "content": ["id": "1"]]])
  }

  @Test
  func `open requests fail when the server ends`() async throws {
    let (down, up) = (try Descriptor.pipe(), try Descriptor.pipe())
    let client = MCPClient(
      try MessageStream(input: down.read, output: up.write),
      info: Implementation(name: "test", version: "1"))
    let task = Task { try await client.request("x", limit: .seconds(60)) }
    try await wait { !client.isIdle }
    close(down.write)
    await #expect(throws: ClientError.closed) { try await task.value }
    await #expect(throws: ClientError.closed) {
      try await client.request("y", limit: .seconds(60))
    }
    client.close()
    close(up.read)
  }

  /// Waits until something is true, within a minute.
  private func wait(until isTrue: () -> Bool) async throws {
    for _ in 0..<6_000 where !isTrue() { try await Task.sleep(for: .milliseconds(10)) }
    #expect(isTrue())
  }
}

extension String {
  fileprivate var oneLine: String { replacing("\n", with: " ") }
}
