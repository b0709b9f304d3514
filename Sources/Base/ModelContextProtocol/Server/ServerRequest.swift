// A request that a server is answering: its client, its progress and its questions.

package import BehestJSON

/// A request while it is being answered.
///
/// A client without a handshake makes the request again to answer a question. For the method that
/// answers it, it remains one request.
package struct ServerRequest: Sendable {
  private let server: MCPServer
  private let call: Int

  init(_ call: Int, of server: MCPServer) {
    self.server = server
    self.call = call
  }

  /// The client that made the request, or made it last.
  package var client: ClientDescription { server.client(of: call) }

  /// The client's reason for cancelling the request; `nil` while it is not cancelled.
  package var cancellation: String? { server.cancellation(of: call) }

  /// Reports progress if the client wants to know; amounts that do not grow are left out.
  package func report(done: Double, total: Double? = nil, message: String? = nil) {
    server.report(call, done: done, total: total, message: message)
  }

  /// Sends a notification that belongs to the request, unless it has been answered.
  package func notify(_ method: String, _ params: JSON) {
    server.notify(call, method, params)
  }

  /// Asks the person a question, and waits for the answer; several questions are asked in turn.
  ///
  /// - Throws: `RPCError` when the client shows no forms, and `CancellationError` when the request
  ///   was cancelled or the client did not come back.
  package func ask(_ question: Elicitation) async throws -> ElicitationAnswer {
    try await server.ask(call, question)
  }
}
