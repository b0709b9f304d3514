// Keeps servers' processes between the clients that use them.

package import BehestProcess
import Foundation
import Glibc
import ModelContextProtocol
import Synchronization

/// The host of a user: starts servers for clients, and keeps those that are given back.
///
/// The host hands out the ends of a process's pipes, so no byte of a conversation passes through it.
/// The connection over which a process was leased stands for the lease: when it ends, so does the
/// process, unless the client has given it back before. Every thread sleeps until something happens;
/// the time for which unused processes are kept is measured by the thread that accepts connections.
package final class ProcessHost: Sendable {
  /// The bounds of what a host keeps.
  package struct Limits: Sendable {
    /// The maximum number of unused processes of one app.
    package var idleOfApp = 3
    /// The maximum number of unused processes.
    package var idle = 32
    /// The maximum number of connections; further ones are closed at once.
    package var connections = 64
    /// The time for which an unused process is kept.
    package var keeping = Duration.seconds(600)
    /// The time for which a host without a process and without a client stays.
    package var lingering = Duration.seconds(600)

    /// Creates the standard bounds.
    package init() {}
  }

  private struct Idle {
    var process: AppProcess
    var server: ServerDescription
    var nextID: Int
    var over: ContinuousClock.Instant
  }

  private enum Phase {
    /// Clients are served.
    case serving
    /// Another host has taken over; what is leased stays until it is given back.
    case retired
    /// All ends.
    case stopped
  }

  private struct State {
    var phase = Phase.serving
    /// The unused processes, in the order in which they were given back.
    var idle: [Idle] = []
    /// All processes that have not ended, by their identifiers.
    var running: [pid_t: AppProcess] = [:]
    var connectionCount = 0
    var quietSince = ContinuousClock.now
    var lock: Int32 = -1
  }

  private let folder: HostFolder
  private let build: String
  private let limits: Limits
  private let processes = OwnProcesses()
  private let state = Mutex(State())
  /// Written to when the accepting thread has to look at the state.
  private let wake: (read: Int32, write: Int32)

  /// Creates a host, which does not listen yet.
  ///
  /// - Parameter build: The identity of the running program, as clients know it.
  package init(folder: HostFolder, build: String, limits: Limits = Limits()) throws(SystemError) {
    self.folder = folder
    self.build = build
    self.limits = limits
    wake = try Descriptor.pipe()
  }

  /// Listens until the host has nothing left to do, or `stop()` is called; then ends all processes.
  ///
  /// Returns at once if another host listens.
  ///
  /// - Parameter listening: Called when clients can connect.
  /// - Throws: The error of the system when the host cannot listen.
  package func run(whenListening listening: () -> Void) throws(SystemError) {
    try folder.prepare()
    guard let lock = try folder.lock() else { return }
    state.withLock { $0.lock = lock }
    // What a killed host has left.
    unlink(folder.socket)
    let listener = try UnixListener(path: folder.socket)
    listening()
    while let deadline = look() {
      let isReadable = Descriptor.areReadable([listener.descriptor, wake.read], before: deadline)
      if isReadable[1] { _ = Descriptor.read(wake.read) }
      guard isReadable[0] else { continue }
      if let connection = try? listener.accept() {
        accept(connection)
      } else {
        // The client still waits, and there are no more descriptors: other clients may leave some.
        usleep(100_000)
      }
    }
    withdraw(to: .stopped)
    let running = state.withLock { $0.running.values }
    for process in running { process.finish() }
    for process in running { _ = process.waitForEnd(within: .seconds(5)) }
  }

  /// Has the host end, with all its processes.
  package func stop() {
    state.withLock { $0.phase = .stopped }
    _ = Descriptor.write([0], to: wake.write)
  }

  /// Ends what is over.
  ///
  /// - Returns: The next moment to look, far away if there is none; `nil` when the host is done.
  private func look() -> ContinuousClock.Instant? {
    let now = ContinuousClock.now
    return state.withLock { state in
      let isServing = state.phase == .serving
      while let first = state.idle.first, !isServing || first.over <= now {
        first.process.finish()
        state.idle.removeFirst()
      }
      guard state.connectionCount == 0, state.running.isEmpty else {
        if state.connectionCount > 0 { state.quietSince = now }
        if state.phase == .stopped { return nil }
        return state.idle.first?.over ?? now + .seconds(1 << 30)
      }
      let over = state.quietSince + limits.lingering
      return isServing && over > now ? over : nil
    }
  }

  /// Stops to listen, and lets another host do so.
  private func withdraw(to phase: Phase) {
    state.withLock { state in
      state.phase = phase
      guard state.lock >= 0 else { return }
      unlink(folder.socket)
      close(state.lock)
      state.lock = -1
    }
    _ = Descriptor.write([0], to: wake.write)
  }

  // MARK: Clients

  private func accept(_ connection: UnixConnection) {
    let isWelcome = state.withLock { state in
      guard state.connectionCount < limits.connections else { return false }
      state.connectionCount += 1
      return true
    }
    guard isWelcome else { return }
    startThread { [self] in
      serve(connection)
      state.withLock { $0.connectionCount -= 1 }
      _ = Descriptor.write([0], to: wake.write)
    }
  }

  private func serve(_ connection: UnixConnection) {
    guard connection.peerUser == getuid(),
      let (json, _) = connection.receive(before: .now + .seconds(5))
    else { return }
    switch HostRequest(json) {
    case .lease(let command, let build)?: lease(command, build: build, to: connection)
    case .dismiss(let path)?:
      dismiss(logPath: path)
      _ = connection.send(HostReply.finished.json)
    default: break
    }
  }

  private func lease(_ command: AppCommand, build: String, to connection: UnixConnection) {
    guard build == self.build else {
      withdraw(to: .retired)
      _ = connection.send(HostReply.retired.json)
      return
    }
    do {
      let leased = try take(command)
      lend(leased, to: connection)
    } catch {
      _ = connection.send(HostReply.failed(error).json)
    }
  }

  /// Lends a process until the client gives it back or is gone.
  private func lend(_ leased: Leased, to connection: UnixConnection) {
    let process = leased.process
    let streams: (input: Int32, output: Int32)
    do {
      streams = try process.streams()
    } catch {
      process.finish()
      _ = connection.send(HostReply.failed(process.failure(otherwise: error)).json)
      return
    }
    let reply = HostReply.lease(processID: process.id, known: leased.known, firstID: leased.firstID)
    _ = connection.send(reply.json, descriptors: [streams.input, streams.output])
    for descriptor in [streams.input, streams.output] { close(descriptor) }
    let observer = process.whenEnded { [weak connection] end in
      let failure = ServerFailure(program: process.command.program, end: end)
      _ = connection?.send(HostReply.ended(failure).json)
    }
    defer { process.forget(observer) }
    // A client that is gone, however it ended, gives nothing back.
    switch connection.receive().flatMap({ HostRequest($0.json) }) {
    case .finish(.kept(let server, let nextID)): keep(process, server, nextID)
    case .finish(.killed):
      process.kill()
      _ = process.waitForEnd(within: .seconds(1))
    default: process.finish()
    }
    _ = connection.send(HostReply.finished.json)
  }

  // MARK: Processes

  private struct Leased {
    var process: AppProcess
    var known: ServerDescription?
    var firstID = 1
  }

  /// Takes a process that is kept, the last to be given back, or starts one.
  private func take(_ command: AppCommand) throws(ServerFailure) -> Leased {
    while let idle = state.withLock({ state in
      state.idle.lastIndex { $0.process.command == command }.map { state.idle.remove(at: $0) }
    }) {
      if idle.process.isUsable {
        return Leased(process: idle.process, known: idle.server, firstID: idle.nextID)
      }
      idle.process.finish()
    }
    let process = try processes.start(command)
    state.withLock { $0.running[process.id] = process }
    process.whenEnded { [self] _ in
      state.withLock { state in
        state.running[process.id] = nil
        state.idle.removeAll { $0.process === process }
      }
      _ = Descriptor.write([0], to: wake.write)
    }
    return Leased(process: process)
  }

  /// Ends the unused processes of an app.
  private func dismiss(logPath: String) {
    state.withLock { state in
      state.idle.removeAll { idle in
        guard idle.process.command.logPath == logPath else { return false }
        idle.process.finish()
        return true
      }
    }
  }

  /// Keeps a process that was given back, and ends those that are too many.
  private func keep(_ process: AppProcess, _ server: ServerDescription, _ nextID: Int) {
    state.withLock { state in
      guard state.phase == .serving, process.isUsable else { return process.finish() }
      state.idle.append(
        Idle(process: process, server: server, nextID: nextID, over: .now + limits.keeping))
      let ofApp = state.idle.indices.filter {
        state.idle[$0].process.command.logPath == process.command.logPath
      }
      if ofApp.count > limits.idleOfApp {
        state.idle.remove(at: ofApp[0]).process.finish()
      } else if state.idle.count > limits.idle {
        state.idle.removeFirst().process.finish()
      }
    }
  }
}
