// The door to apps' servers: a command goes in, a process to speak to comes out.

package import Glibc
package import ModelContextProtocol

/// A source of servers' processes.
package protocol ServerProvider: Sendable {
  /// Returns a process of a command for the caller alone, until it is given back.
  ///
  /// - Throws: `ServerFailure` when there is none to be had: for lack of the program, say, or because
  ///   the last process of the command ended at once a moment ago.
  func open(_ command: AppCommand) async throws -> ServerLease

  /// Ends the processes of an app that are kept for the next client.
  ///
  /// - Parameter logPath: The path of the file for their standard error, which all of an app share.
  func dismiss(logPath: String) async
}

extension ServerProvider {
  /// Ends nothing, since no process is kept.
  package func dismiss(logPath: String) async {}
}

/// A server's process that one client speaks to.
///
/// A lease that is released without having been given back ends the process. Its functions are called
/// one after the other.
package struct ServerLease: Sendable {
  /// The identifier of the process.
  package let processID: pid_t
  /// The server's standard output, to read. The holder closes it, as `MessageStream` does.
  package let input: Int32
  /// The server's standard input, to write. The holder closes it, as `MessageStream` does.
  package let output: Int32
  /// The server, if this very process has been met before.
  package let known: ServerDescription?
  /// The identifier for the first request, which no request to this process has had.
  package let firstID: Int
  let holder: any LeaseHolder

  /// Gives the process back.
  ///
  /// Before that, the client must have stopped to read it, as `MCPClient.leave(within:)` makes sure.
  ///
  /// - Parameters:
  ///   - server: The server as the client met it; `nil` if it did not get so far.
  ///   - nextID: The identifier that the next request would have.
  ///   - isClean: Whether no request is open, and neither side has sent a part of a line. A process
  ///     that is not clean is ended.
  package func giveBack(server: ServerDescription?, nextID: Int, isClean: Bool) async {
    if isClean, let server {
      await holder.finish(.kept(server: server, nextID: nextID))
    } else {
      await holder.finish(.ended)
    }
  }

  /// Kills the process with its group, for one that hangs.
  package func kill() async { await holder.finish(.killed) }

  /// Waits for the process to end, and says why there is no answer.
  ///
  /// - Returns: `nil` if the process still runs when time is up, or nothing is known of it.
  package func failure(within limit: Duration) async -> ServerFailure? {
    await holder.failure(within: limit)
  }
}

/// The end of a lease.
enum LeaseEnd: Sendable {
  /// The process can be kept for another client.
  case kept(server: ServerDescription, nextID: Int)
  /// The process is to end.
  case ended
  /// The process is to be killed.
  case killed
}

/// The holder of a leased process, which ends the lease, if nobody has, when it is released.
protocol LeaseHolder: AnyObject, Sendable {
  /// Ends the lease.
  func finish(_ end: LeaseEnd) async
  /// Waits for the end of the process.
  func failure(within limit: Duration) async -> ServerFailure?
}
