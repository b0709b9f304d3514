// Converts signals to calls on an ordinary thread.

import BehestProcess
import Glibc
import Synchronization

/// A signal that a session handles.
public enum SessionSignal: Hashable, Sendable {
  /// Ctrl-C.
  case interrupt

  /// The terminal changed its size.
  case resize

  /// Ctrl-Z.
  case suspend

  /// The process continues after a stop, and has reconfigured the terminal.
  case resumed

  /// The terminal was closed, or the process was asked to end; the value is the signal's number.
  case end(Int32)
}

/// A watch for signals, active from its start until the process ends.
///
/// The signal handler only writes the signal's number to a pipe; a thread reads it and calls the
/// current handler. There is one watch in a process.
public final class SignalWatch: Sendable {
  /// A function that handles a signal, and returns whether it did.
  public typealias Handler = @Sendable (SessionSignal) -> Bool

  /// The watch of this process, which has no effect until it is started.
  public static let shared = SignalWatch()

  private struct State {
    var handlers: [(id: Int, handler: Handler)] = []
    var nextID = 0
    var watched: Set<Int32> = []
  }

  private let state = Mutex(State())

  /// Creates a watch for tests, which receives signals only by `deliver(_:)`.
  package init() {}

  /// Starts watching; a second call adds signals that the first left out.
  ///
  /// - Parameter isInteractive: Whether resizing and Ctrl-Z are watched too.
  public func start(isInteractive: Bool) {
    var numbers: Set = [SIGINT]
    if isInteractive { numbers.formUnion([SIGWINCH, SIGTSTP, SIGTERM, SIGHUP, SIGQUIT]) }
    let (isFirst, added) = state.withLock { state in
      defer { state.watched.formUnion(numbers) }
      return (state.watched.isEmpty, numbers.subtracting(state.watched))
    }
    if isFirst { startReading() }
    for number in added { install(number) }
  }

  private func startReading() {
    guard let (readEnd, end) = try? Descriptor.pipe() else { return }
    _ = fcntl(end, F_SETFL, O_NONBLOCK)
    writeEnd.store(end, ordering: .sequentiallyConsistent)
    startThread { [self] in
      while case .bytes(let numbers) = Descriptor.read(readEnd, upTo: 64) {
        for number in numbers { handle(Int32(number)) }
      }
    }
  }

  /// Handles signals with a handler while a function runs; the newest handler comes first.
  public func handling<Value: Sendable>(
    _ handler: @escaping Handler, isolation: isolated (any Actor)? = #isolation,
    while body: () async throws -> Value
  ) async rethrows -> Value {
    let id = add(handler)
    defer { remove(id) }
    return try await body()
  }

  /// Handles signals with a handler while a blocking function runs.
  package func handling<Value>(
    _ handler: @escaping Handler, whileBlocking body: () throws -> Value
  ) rethrows -> Value {
    let id = add(handler)
    defer { remove(id) }
    return try body()
  }

  private func add(_ handler: @escaping Handler) -> Int {
    state.withLock { state in
      state.nextID += 1
      state.handlers.append((state.nextID, handler))
      return state.nextID
    }
  }

  private func remove(_ id: Int) {
    state.withLock { $0.handlers.removeAll { $0.id == id } }
  }

  /// Performs the default action of a signal in this process.
  ///
  /// The terminal is restored before that, and reconfigured after a stop. The function returns only
  /// for a signal after which the process continues, such as Ctrl-Z followed by `fg`.
  public static func actByDefault(_ number: Int32) {
    TakenTerminal.giveBack()
    signal(number, SIG_DFL)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    sigaddset(&unblocked, number)
    pthread_sigmask(SIG_UNBLOCK, &unblocked, nil)
    kill(getpid(), number)
    // Without the pause this thread could continue before the signal has reached the process.
    usleep(10_000)
    shared.install(number)
    // The kernel does not stop an orphaned process group, which nobody could continue.
    if TakenTerminal.waitsForReturn {
      TakenTerminal.takeAgain()
      post(SIGCONT)
    }
  }

  /// Passes a signal to the watch; signal handlers may call it.
  static func post(_ number: Int32) {
    var byte = UInt8(truncatingIfNeeded: number)
    _ = write(writeEnd.load(ordering: .relaxed), &byte, 1)
  }

  private func handle(_ number: Int32) {
    let signal: SessionSignal =
      switch number {
      case SIGINT: .interrupt
      case SIGWINCH: .resize
      case SIGTSTP: .suspend
      case SIGCONT: .resumed
      default: .end(number)
      }
    if !deliver(signal), signal != .resize, signal != .resumed { Self.actByDefault(number) }
  }

  /// Passes a signal to the newest handler that handles it; returns whether one did.
  package func deliver(_ signal: SessionSignal) -> Bool {
    let handlers = state.withLock { $0.handlers }
    return handlers.reversed().contains { $0.handler(signal) }
  }

  private func install(_ number: Int32) {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = { number in
      let before = errno
      SignalWatch.post(number)
      errno = before
    }
    action.sa_flags = SA_RESTART
    sigaction(number, &action, nil)
  }
}

/// The write end of the pipe; an atomic, since a signal handler may run on any thread.
private let writeEnd = Atomic<Int32>(-1)
