// The server of a script, which offers what the script offers at the time.

import AppServing
import BehestJSON
import IntentEngine
import ModelContextProtocol
import ScriptApps
import ScriptEngine
import Synchronization

/// A script that is offered to a client, and read again whenever the client asks for its tools.
final class ServedScript: Sendable {
  private let script: ScriptApp
  private let engine: JavaScriptEngine
  private let offer: Mutex<AppServer>
  private let server = Mutex<MCPServer?>(nil)

  /// Creates the offer of a script.
  init(_ script: ScriptApp, engine: JavaScriptEngine) throws {
    self.script = script
    self.engine = engine
    offer = Mutex(try Self.offer(of: script))
  }

  private static func offer(of script: ScriptApp) throws -> AppServer {
    try AppServer(Conversation(catalog: Catalog([script.app])))
  }

  /// Answers requests on a connection until it ends.
  func run(on stream: MessageStream) async {
    let first = offer.withLock { $0 }
    let server = MCPServer(
      stream, info: Implementation(name: script.name, version: "1.0"),
      capabilities: first.capabilities, instructions: first.instructions
    ) { [self] method, params, request in
      if method == "tools/list" { try await renew() }
      // The next request starts the program anew.
      defer { if engine.isSpent { self.server.withLock { $0 }?.stop(after: .seconds(5)) } }
      return try await offer.withLock { $0 }.answer(method, params, request)
    }
    self.server.withLock { $0 = server }
    await server.run()
  }

  /// Reads the script again.
  private func renew() async throws {
    do {
      try await script.refresh()
      let new = try Self.offer(of: script)
      offer.withLock { $0 = new }
    } catch {
      throw RPCError(.internalError, (error as? Failure)?.words ?? "\(error)")
    }
  }
}
