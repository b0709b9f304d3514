// Leases servers from the user's host, which keeps them warm between runs of Behest.

import BehestProcess
import Foundation
import Glibc
import Synchronization

/// Processes of the user's host, which is started if there is none.
///
/// Without a host, the processes are this program's own.
package final class HostedProcesses: ServerProvider {
  private let program: String
  private let arguments: [String]
  private let folder: HostFolder
  private let own: OwnProcesses
  /// Whether a host could not be had, so that none is asked for again.
  private let isWithoutHost = Mutex(false)

  /// The time for the host's start and its answer.
  private static let patience = Duration.seconds(5)

  /// Creates a source of processes, without starting any.
  ///
  /// - Parameters:
  ///   - program: The absolute path of `behest-host`.
  ///   - arguments: Options of a host that is started here.
  ///   - own: The processes for want of a host.
  package init(
    program: String, arguments: [String] = [], folder: HostFolder,
    otherwise own: OwnProcesses = OwnProcesses()
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    self.own = own
  }

  /// Leases a process of the host.
  package func open(_ command: AppCommand) async throws -> ServerLease {
    guard !isWithoutHost.withLock({ $0 }) else { return try own.open(command) }
    let result = await onThread { self.lease(command) }
    if let lease = try result.get() { return lease }
    isWithoutHost.withLock { $0 = true }
    return try own.open(command)
  }

  /// Has a running host end the unused processes of an app.
  package func dismiss(logPath: String) async {
    await onThread { [self] in
      guard let connection = connection(),
        connection.send(HostRequest.dismiss(logPath: logPath).json) == nil
      else { return }
      // When this returns, no new client gets one of them.
      _ = connection.receive(before: .now + Self.patience)
    }
  }

  /// Returns the host's answer; `nil` in place of a lease if there is no host to be had.
  private func lease(_ command: AppCommand) -> Result<ServerLease?, ServerFailure> {
    let deadline = ContinuousClock.now + Self.patience
    guard let build = ProgramBuild.identity(of: program), (try? folder.prepare()) != nil else {
      return .success(nil)
    }
    var starts = 0
    while ContinuousClock.now < deadline {
      if let connection = connection() {
        let error = connection.send(HostRequest.lease(command, build: build).json)
        if error?.code == EMSGSIZE { break }
        switch answer(on: connection, before: deadline) {
        case .lease(let lease): return .success(lease)
        case .failure(let failure): return .failure(failure)
        case .none: break
        }
      }
      // One that was just told to end, or has just ended by itself, needs another one started; so
      // does one that lost the lock to such a host.
      guard starts < 3 else { break }
      starts += 1
      guard startHost(before: deadline) else { break }
    }
    return .success(nil)
  }

  private enum Answer {
    case lease(ServerLease)
    case failure(ServerFailure)
    case none
  }

  private func answer(
    on connection: UnixConnection, before deadline: ContinuousClock.Instant
  ) -> Answer {
    guard let (json, descriptors) = connection.receive(before: deadline) else { return .none }
    switch HostReply(json) {
    case .lease(let id, let known, let firstID) where descriptors.count == 2:
      return .lease(
        ServerLease(
          processID: id, input: descriptors[0], output: descriptors[1], known: known,
          firstID: firstID, holder: HostedLease(connection: connection)))
    case .failed(let failure): return .failure(failure)
    default:
      for descriptor in descriptors { close(descriptor) }
      return .none
    }
  }

  /// Returns a connection to the host of this user; `nil` if there is none.
  private func connection() -> UnixConnection? {
    guard let connection = try? UnixConnection(path: folder.socket),
      connection.peerUser == getuid()
    else { return nil }
    return connection
  }

  /// Starts a host, and waits until it listens or has found another one that does.
  private func startHost(before deadline: ContinuousClock.Instant) -> Bool {
    guard let ends = try? Descriptor.pipe() else { return false }
    defer { close(ends.read) }
    let host = try? ChildProcess(
      [program, folder.path] + arguments, environment: [:], input: .null,
      output: .descriptor(ends.write), error: .null, folder: "/", isLeftBehind: true)
    close(ends.write)
    guard let host else { return false }
    // So that it leaves nothing in the table of processes if it ends before this program.
    startThread { _ = host.end() }
    // It closes its output when it listens.
    guard case .success = Descriptor.readAll(ends.read, before: deadline) else { return false }
    return true
  }
}

/// A lease of a process of the host, for as long as the connection lasts.
private final class HostedLease: LeaseHolder {
  private let connection: UnixConnection
  /// The end of the process, once the host has told it.
  private let ended = Mutex<ServerFailure?>(nil)

  init(connection: UnixConnection) { self.connection = connection }

  func finish(_ end: LeaseEnd) async {
    await onThread { [self] in
      guard connection.send(HostRequest.finish(end).json) == nil else { return }
      // The next client must find the process, so the host's word is waited for.
      let deadline = ContinuousClock.now + .seconds(2)
      while let (json, _) = connection.receive(before: deadline) {
        switch HostReply(json) {
        case .finished: return
        case .ended(let failure): ended.withLock { $0 = failure }
        default: return
        }
      }
    }
  }

  func failure(within limit: Duration) async -> ServerFailure? {
    if let failure = ended.withLock({ $0 }) { return failure }
    let deadline = ContinuousClock.now + limit
    return await onThread { [self] in
      guard let (json, _) = connection.receive(before: deadline),
        case .ended(let failure) = HostReply(json)
      else { return nil }
      ended.withLock { $0 = failure }
      return failure
    }
  }
}
