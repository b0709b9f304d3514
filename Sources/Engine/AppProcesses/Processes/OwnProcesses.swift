// Starts servers for this program alone.

import Glibc
import Synchronization

/// Processes that are started here, and end when they are given back, or with this program.
package final class OwnProcesses: ServerProvider {
  private let patience: AppProcess.Patience
  private let ending = ProcessGuard()
  private let pauses: Mutex<RestartPauses>

  /// Creates a source of processes, without starting any.
  ///
  /// - Parameter firstPause: The pause after a process that ended at once, which doubles each time.
  package init(
    patience: AppProcess.Patience = .init(), firstPause: Duration = .milliseconds(500)
  ) {
    self.patience = patience
    pauses = Mutex(RestartPauses(first: firstPause))
  }

  /// Starts a process that ends with this program at the latest.
  ///
  /// - Throws: The reason why there is none.
  package func start(_ command: AppCommand) throws(ServerFailure) -> AppProcess {
    try pauses.withLock { pauses throws(ServerFailure) in try pauses.check(command) }
    let process = try AppProcess(command, patience: patience)
    ending.add(process.id)
    process.whenEnded { [self] end in
      pauses.withLock { $0.note(end, of: command) }
      ending.remove(process.id)
    }
    return process
  }

  /// Starts a process for one client.
  package func open(_ command: AppCommand) throws(ServerFailure) -> ServerLease {
    let process = try start(command)
    do {
      let streams = try process.streams()
      return ServerLease(
        processID: process.id, input: streams.input, output: streams.output, known: nil,
        firstID: 1, holder: OwnLease(process: process))
    } catch {
      process.finish()
      throw process.failure(otherwise: error)
    }
  }
}

/// A lease of a process that was started here.
private final class OwnLease: LeaseHolder {
  let process: AppProcess

  init(process: AppProcess) { self.process = process }

  deinit { process.finish() }

  func finish(_ end: LeaseEnd) async {
    if case .killed = end { process.kill() } else { process.finish() }
  }

  func failure(within limit: Duration) async -> ServerFailure? {
    await process.end(within: limit).map {
      ServerFailure(program: process.command.program, end: $0)
    }
  }
}
