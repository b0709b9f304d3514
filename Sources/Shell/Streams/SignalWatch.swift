// Turns signals into calls on an ordinary thread.

import Glibc
import Synchronization

/// The signals a session answers to.
public enum SessionSignal: Hashable, Sendable {
  /// Ctrl-C.
  case interrupt

  /// The terminal changed its size.
  case resize

  /// Ctrl-Z.
  case suspend

  /// The terminal went away, or somebody asked the process to end.
  case end(Int32)
}

/// Watches for signals from the moment it is started until the process ends.
///
/// The signal handler only writes the signal's number to a pipe; a thread reads it and calls
/// the handler that is current. There is one watch in a process.
public final class SignalWatch: Sendable {
  /// Takes a signal; returns whether it was dealt with.
  public typealias Handler = @Sendable (SessionSignal) -> Bool

  /// The watch of this process; it does nothing until it is started.
  public static let shared = SignalWatch()

  private struct State {
    var handlers: [(id: Int, handler: Handler)] = []
    var nextID = 0
    var isStarted = false
  }

  private let state = Mutex(State())

  /// Creates a watch that is told of signals rather than finding them out: for tests.
  package init() {}

  /// Starts watching; a second call does nothing.
  ///
  /// - Parameter isInteractive: Whether resizing and Ctrl-Z are watched too.
  public func start(isInteractive: Bool) {
    let isFirst = state.withLock { state in
      defer { state.isStarted = true }
      return !state.isStarted
    }
    guard isFirst else { return }
    var ends: [Int32] = [0, 0]
    guard pipe(&ends) == 0 else { return }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    _ = fcntl(ends[1], F_SETFL, O_NONBLOCK)
    writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    let readEnd = ends[0]
    startThread { [self] in
      while case .bytes(let numbers) = Descriptor.read(readEnd, upTo: 64) {
        for number in numbers { take(Int32(number)) }
      }
    }
    var watched = [SIGINT]
    if isInteractive { watched += [SIGWINCH, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT] }
    for number in watched { install(number) }
  }

  /// Handles signals with a handler while a body runs; the newest handler is asked first.
  public func handling<Value: Sendable>(
    _ handler: @escaping Handler, while body: () async throws -> Value
  ) async rethrows -> Value {
    let id = state.withLock { state in
      state.nextID += 1
      state.handlers.append((state.nextID, handler))
      return state.nextID
    }
    defer { state.withLock { $0.handlers.removeAll { $0.id == id } } }
    return try await body()
  }

  /// Lets a signal do what it does to a process that does not watch for it.
  ///
  /// Returns only for a signal after which the process goes on, as Ctrl-Z after `fg`.
  public static func actByDefault(_ number: Int32) {
    signal(number, SIG_DFL)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    kill(getpid(), number)
    // Without the pause this thread could run on before the signal has reached the process.
    usleep(10_000)
    shared.install(number)
  }

  private func take(_ number: Int32) {
    let signal: SessionSignal =
      switch number {
      case SIGINT: .interrupt
      case SIGWINCH: .resize
      case SIGTSTP: .suspend
      default: .end(number)
      }
    if !deliver(signal), signal != .resize { Self.actByDefault(number) }
  }

  /// Hands a signal to the newest handler that deals with it; returns whether one did.
  package func deliver(_ signal: SessionSignal) -> Bool {
    let handlers = state.withLock { $0.handlers }
    return handlers.reversed().contains { $0.handler(signal) }
  }

  private func install(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let before = errno
      var byte = UInt8(truncatingIfNeeded: number)
      _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
      errno = before
    }
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}

/// The write end of the pipe; an atomic, since a signal handler may run on any thread.
private let writeEnd = Atomic<Int32>(-1)
