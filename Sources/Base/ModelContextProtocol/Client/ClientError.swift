// The ways in which a request fails.

/// A failure of a request to a server.
package enum ClientError: Error, Hashable, Sendable {
  /// The server answered with an error.
  case server(RPCError)
  /// The connection ended before there was an answer.
  case closed
  /// There was no answer in time.
  case timedOut(Duration)
  /// The answer is not what the protocol says; the text says what it is.
  case nonsense(String)
  /// The server asks for something that a client may refuse, by its method.
  case unsupported(method: String)
  /// The server asked more often than a person would answer.
  case asksForever
}
