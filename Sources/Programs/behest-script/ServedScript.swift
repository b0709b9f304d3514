// The server of a script, which offers what the script offers at the time.

import AppServing
import BehestJSON
import IntentEngine
import ModelContextProtocol
import ScriptApps
import Synchronization

/// A script that is offered to a client, and read again whenever the client asks for its tools.
final class ServedScript: Sendable {
  private let script: ScriptApp
  private let offer: Mutex<AppServer>

  /// Creates the offer of a script.
  init(_ script: ScriptApp) throws {
    self.script = script
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
      return try await offer.withLock { $0 }.answer(method, params, request)
    }
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
