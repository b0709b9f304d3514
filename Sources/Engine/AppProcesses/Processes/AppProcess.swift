// Runs one process of an app's server, from its start until nothing is left of it.

package import BehestProcess
import Foundation
package import Glibc
import Synchronization

/// The end of a server's process.
package struct ServerEnd: Hashable, Sendable {
  /// The way in which the process ended.
  package let end: ChildProcess.End
  /// The last lines of its standard error: oldest first, at most eight, none of them empty.
  package let lastLines: [String]
  /// The time from its start to its end.
  package let lifetime: Duration
  /// Whether it ended without being asked, or with an error before it was sent a signal.
  package let isFailure: Bool

  /// Creates the end of a process.
  package init(
    end: ChildProcess.End, lastLines: [String], lifetime: Duration, isFailure: Bool
  ) {
    self.end = end
    self.lastLines = lastLines
    self.lifetime = lifetime
    self.isFailure = isFailure
  }
}

/// A running process of an app's server, in a session of its own.
///
/// One thread waits for its standard error, its end and requests to end it; no other sends it
/// signals, so none reaches a process that has its identifier later. When the process has ended, the
/// others of its group are killed. A process that has left the group on purpose, with `setsid`,
/// stays: such are the agents and servers that programs share.
package final class AppProcess: Sendable {
  /// The time that a process has to end by itself.
  package struct Patience: Sendable {
    /// The time after the end of its standard input, until `SIGTERM`.
    package var closing: Duration
    /// The time after `SIGTERM`, until `SIGKILL`.
    package var terminating: Duration

    /// Creates the times, which are two seconds each by default.
    package init(closing: Duration = .seconds(2), terminating: Duration = .seconds(2)) {
      self.closing = closing
      self.terminating = terminating
    }
  }

  private enum Request: Comparable {
    case none, end, kill
  }

  private struct State {
    /// The end of the standard output that is read here.
    var input: Int32
    /// The end of the standard input that is written here; -1 when it is closed.
    var output: Int32
    var request = Request.none
    /// Written to when there is a request; -1 when nobody reads it any more.
    var wake: Int32
    var observers: [Int: @Sendable (ServerEnd) -> Void] = [:]
    var nextObserver = 0
    var end: ServerEnd?
  }

  /// The command that started it.
  package let command: AppCommand
  /// The identities of the files of its program when it was started.
  private let builds: [String?]
  private let child: ChildProcess
  private let patience: Patience
  private let start = ContinuousClock.now
  private let state: Mutex<State>
  /// Left when the process has ended.
  private let running = DispatchGroup()

  /// Starts a server.
  ///
  /// - Throws: The reason why it cannot be started.
  package init(_ command: AppCommand, patience: Patience = Patience()) throws(ServerFailure) {
    self.command = command
    self.patience = patience
    let executable = try command.executable()
    builds = command.builds
    var open: [Int32] = []
    do throws(SystemError) {
      func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
        let ends = try Descriptor.pipe()
        open += [ends.read, ends.write]
        return ends
      }
      let (input, output, errors, wake) = (try pipe(), try pipe(), try pipe(), try pipe())
      let child = try ChildProcess(
        command.words, executable: executable, environment: command.environment,
        input: .descriptor(input.read), output: .descriptor(output.write),
        error: .descriptor(errors.write), folder: command.folder, isLeftBehind: true)
      let ended: Int32
      do throws(SystemError) {
        ended = try child.descriptor()
      } catch {
        Glibc.kill(-child.id, SIGKILL)
        _ = child.end()
        throw error
      }
      for end in [input.read, output.write, errors.write] { close(end) }
      self.child = child
      // From here on nothing fails: `deinit` closes what is in the state.
      state = Mutex(State(input: output.read, output: input.write, wake: wake.write))
      running.enter()
      startThread { [self] in watch(error: errors.read, ended: ended, wake: wake.read) }
    } catch {
      for descriptor in open { close(descriptor) }
      throw ServerFailure(.notStarted, program: command.program, detail: error.words)
    }
  }

  deinit {
    let (input, output) = state.withLock { ($0.input, $0.output) }
    for descriptor in [input, output] where descriptor >= 0 { close(descriptor) }
  }

  /// The identifier of the process, its session and its group.
  package var id: pid_t { child.id }

  /// The way in which it ended; `nil` while it runs.
  package var end: ServerEnd? { state.withLock { $0.end } }

  /// Whether it runs, nobody has asked it to end, it has not closed its standard streams, and its
  /// program or script has not been built, installed or edited anew.
  var isUsable: Bool {
    guard command.builds == builds else { return false }
    return state.withLock { state in
      guard state.request == .none, state.end == nil else { return false }
      var requests = [
        pollfd(fd: state.input, events: 0, revents: 0),
        pollfd(fd: state.output, events: 0, revents: 0),
      ]
      return poll(&requests, 2, 0) == 0
    }
  }

  /// Returns descriptors of its standard output, to read, and input, to write, which the caller
  /// closes. What a process has written before its end can be read after it.
  ///
  /// - Throws: `EPIPE` when the process was asked to end, or another error of the system.
  package func streams() throws(SystemError) -> (input: Int32, output: Int32) {
    try state.withLock { state throws(SystemError) in
      guard state.output >= 0 else { throw SystemError(code: EPIPE) }
      let input = try Descriptor.copy(of: state.input)
      do throws(SystemError) {
        return (input, try Descriptor.copy(of: state.output))
      } catch {
        close(input)
        throw error
      }
    }
  }

  /// Returns the reason why the process cannot be spoken to after an error of `streams()`.
  func failure(otherwise error: SystemError) -> ServerFailure {
    end.map { ServerFailure(program: command.program, end: $0) }
      ?? ServerFailure(.notStarted, program: command.program, detail: error.words)
  }

  /// Begins to end the process: by the end of its standard input, then signals.
  package func finish() { ask(.end) }

  /// Kills the process and its group.
  package func kill() { ask(.kill) }

  /// Waits until the process has ended.
  ///
  /// - Returns: `nil` when time ran out.
  package func end(within limit: Duration) async -> ServerEnd? {
    if let end { return end }
    return await onThread { self.waitForEnd(within: limit) }
  }

  /// Waits until the process has ended, blocking the thread.
  func waitForEnd(within limit: Duration) -> ServerEnd? {
    // An end that comes while this thread is not running is no end within the limit.
    running.wait(timeout: .now() + (limit / .seconds(1))) == .success ? end : nil
  }

  /// Calls a function once the process has ended, on the thread that watches it.
  ///
  /// - Returns: A number for `forget(_:)`.
  @discardableResult
  func whenEnded(_ body: @escaping @Sendable (ServerEnd) -> Void) -> Int {
    let (end, number) = state.withLock { state in
      state.nextObserver += 1
      if state.end == nil { state.observers[state.nextObserver] = body }
      return (state.end, state.nextObserver)
    }
    end.map(body)
    return number
  }

  /// Calls a function of `whenEnded(_:)` no more.
  func forget(_ observer: Int) { state.withLock { $0.observers[observer] = nil } }

  private func ask(_ request: Request) {
    state.withLock { state in
      guard state.request < request, state.wake >= 0 else { return }
      state.request = request
      if state.output >= 0 { close(state.output) }
      state.output = -1
      _ = Descriptor.write([0], to: state.wake)
    }
  }

  // MARK: Watching

  /// A signal to the group, and the time that it then has.
  private typealias Step = (signal: Int32?, pause: Duration?)

  private func watch(error: Int32, ended: Int32, wake: Int32) {
    var errors = ErrorOutput(descriptor: error, logPath: command.logPath)
    errors.note("\(command.program) \(id) started")
    let kill: Step = (SIGKILL, nil)
    let finish: [Step] = [(nil, patience.closing), (SIGTERM, patience.terminating), kill]
    var steps: [Step] = []
    var deadline: ContinuousClock.Instant?
    while true {
      let isReadable = Descriptor.areReadable([ended, errors.descriptor, wake], before: deadline)
      if isReadable[1] { errors.receive() }
      if isReadable[0] { break }
      if isReadable[2] {
        _ = Descriptor.read(wake)
        steps = state.withLock { $0.request } == .kill ? [kill] : finish
        deadline = nil
      }
      guard let step = steps.first, deadline.map({ $0 <= .now }) ?? isReadable[2] else { continue }
      if let signal = step.signal { Glibc.kill(-id, signal) }
      deadline = step.pause.map { .now + $0 }
      steps.removeFirst()
    }
    // Before the process is waited for, its identifier, which is also that of the group, is its own.
    Glibc.kill(-id, SIGKILL)
    let end = child.end()
    errors.receiveRest()
    errors.note("\(command.program) \(id) ended: status \(end.status)")
    let wasSignalled = end == .signalled(SIGTERM) || end == .signalled(SIGKILL)
    let wasAsked = state.withLock { $0.request } != .none
    let isFailure = !wasAsked || (end != .exited(0) && !wasSignalled)
    for descriptor in [error, ended, wake] { close(descriptor) }
    publish(
      ServerEnd(
        end: end, lastLines: errors.lastLines, lifetime: ContinuousClock.now - start,
        isFailure: isFailure))
  }

  /// Tells the observers of the end, then those who wait for it.
  private func publish(_ end: ServerEnd) {
    let observers = state.withLock { state in
      close(state.wake)
      state.wake = -1
      defer { state.observers = [:] }
      return state.observers.sorted { $0.key < $1.key }
    }
    for (_, observer) in observers { observer(end) }
    let late = state.withLock { state in
      state.end = end
      return state.observers
    }
    for (_, observer) in late { observer(end) }
    running.leave()
  }
}

/// The standard error of a process: written to its log, and the end of it remembered.
private struct ErrorOutput: ~Copyable {
  /// The descriptor to wait for; -1 after its end.
  private(set) var descriptor: Int32
  private var log: AppLog?
  private var tail: [UInt8] = []

  init(descriptor: Int32, logPath: String?) {
    self.descriptor = descriptor
    log = logPath.map { AppLog(path: $0) }
  }

  /// The last lines that are not empty.
  var lastLines: [String] {
    String(decoding: tail, as: UTF8.self).split(whereSeparator: \.isNewline)
      .filter { $0.contains { !$0.isWhitespace } }.suffix(8).map(String.init)
  }

  mutating func note(_ words: String) { log?.note(words) }

  /// Reads once; the descriptor must be readable.
  mutating func receive() {
    guard case .bytes(let bytes) = Descriptor.read(descriptor) else { return descriptor = -1 }
    log?.write(bytes)
    tail = (tail + bytes.suffix(4_096)).suffix(4_096)
  }

  /// Reads what is there. A process that has left the group may write for ever.
  mutating func receiveRest() {
    for _ in 0..<64 where Descriptor.areReadable([descriptor], before: .now)[0] { receive() }
  }
}
