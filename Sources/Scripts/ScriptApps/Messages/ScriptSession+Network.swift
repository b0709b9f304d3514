// The requests of a script over the network.

import BehestJSON
import ScriptEngine

extension ScriptSession {
  /// Sends a request, and returns its answer.
  func fetch(_ argument: JSON) async throws -> JSON {
    let request = try WebRequest(argument)
    try await needAccess(to: .network)
    return try await requests.send(request, argument["id"]?.integer ?? 0)
  }
}
