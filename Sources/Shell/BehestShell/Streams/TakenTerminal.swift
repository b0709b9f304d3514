// Changes the terminal's settings for a while, and restores them whatever happens.

import BehestProcess
package import Glibc
import Synchronization

/// A terminal whose settings are changed, or left to another program, for a while.
///
/// They are restored when the use ends, when the process exits before that, and when a signal ends
/// or stops it; after a stop they are changed again. Signal handlers, which may run at any moment,
/// restore them: the memory they need is never freed, and they call only functions that POSIX
/// allows there. From then until they are changed again nothing is drawn with `draw(_:on:)`, nor
/// does a use end: another thread may be about to do either while the process ends.
package enum TakenTerminal {
  private struct Record {
    var descriptor: Int32 = -1
    /// The settings before the first use.
    var before = termios()
    /// The settings of the newest use; `nil` if another program sets them.
    var settings: termios?
    var entering: StaticString = ""
    var leaving: StaticString = ""
  }

  // Signal handlers and a use share it. A use writes it only while `isTaken` is false, or with
  // values any of which may be restored.
  nonisolated(unsafe) private static let record = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    return record
  }()

  private static let isTaken = Atomic<Bool>(false)
  private static let isGivenBack = Atomic<Bool>(false)

  /// A change of settings by which what is typed does not appear.
  package static let hidesTyping = { @Sendable (settings: inout termios) in
    settings.c_lflag &= ~tcflag_t(ECHO)
  }

  /// A change of settings by which each key is read as it is pressed, and does not appear.
  package static let hidesKeys = { @Sendable (settings: inout termios) in
    settings.c_lflag &= ~tcflag_t(ECHO | ICANON)
  }

  /// Changes the settings of a terminal while a function runs.
  ///
  /// A nested use begins with the settings of the outer one; a signal restores those before the
  /// first use.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal, which must stay open until the function has ended.
  ///   - entering: The text written to the terminal after its settings are changed.
  ///   - leaving: The text written to the terminal before its settings are restored.
  ///   - keepsTyped: Whether keys typed before a change are kept for reading after it.
  ///   - change: Changes the settings; `nil` if the function does.
  /// - Returns: The result of the function; `nil`, without calling it, if the descriptor is no
  ///   terminal.
  package static func during<Result>(
    _ descriptor: Int32, entering: StaticString = "", leaving: StaticString = "",
    keepsTyped: Bool = false, change: ((inout termios) -> Void)?, _ body: () throws -> Result
  ) rethrows -> Result? {
    let use = Use(
      of: descriptor, entering: entering, leaving: leaving, keepsTyped: keepsTyped, change: change)
    guard let use else { return nil }
    defer { use.end() }
    return try body()
  }

  /// Changes the settings of a terminal while an asynchronous function runs.
  ///
  /// The parameters and the result are those of the function for a blocking one.
  package static func during<Result: Sendable>(
    _ descriptor: Int32, entering: StaticString = "", leaving: StaticString = "",
    keepsTyped: Bool = false, change: ((inout termios) -> Void)?,
    isolation: isolated (any Actor)? = #isolation, running body: () async throws -> Result
  ) async rethrows -> Result? {
    let use = Use(
      of: descriptor, entering: entering, leaving: leaving, keepsTyped: keepsTyped, change: change)
    guard let use else { return nil }
    defer { use.end() }
    return try await body()
  }

  /// A use of the terminal, from the change of its settings until they are restored.
  private struct Use {
    private let descriptor: Int32
    private let leaving: StaticString
    private let action: Int32
    private let isFirst: Bool
    private let before: termios
    private let outer: Record

    /// Changes the settings; `nil` if the descriptor is no terminal.
    init?(
      of descriptor: Int32, entering: StaticString, leaving: StaticString, keepsTyped: Bool,
      change: ((inout termios) -> Void)?
    ) {
      var before = termios()
      guard tcgetattr(descriptor, &before) == 0 else { return nil }
      var settings = before
      change?(&settings)
      let signals = TerminalLock.take()
      defer { TerminalLock.leave(signals) }
      outer = record.pointee
      isFirst = !isTaken.load(ordering: .sequentiallyConsistent)
      record.pointee = Record(
        descriptor: descriptor, before: isFirst ? before : outer.before,
        settings: change == nil ? nil : settings, entering: entering, leaving: leaving)
      isTaken.store(true, ordering: .sequentiallyConsistent)
      GivingBack.install()
      action = keepsTyped || change == nil ? TCSANOW : TCSAFLUSH
      if change != nil { tcsetattr(descriptor, action, &settings) }
      write(entering, to: descriptor)
      self.descriptor = descriptor
      self.leaving = leaving
      self.before = before
    }

    func end() {
      let signals = TerminalLock.take()
      defer { TerminalLock.leave(signals) }
      write(leaving, to: descriptor)
      // The settings before the use may have changed during a stop.
      var before = isFirst ? record.pointee.before : before
      tcsetattr(descriptor, action, &before)
      if isFirst {
        isTaken.store(false, ordering: .sequentiallyConsistent)
      } else {
        record.pointee = outer
      }
    }
  }

  /// Writes a drawing to the terminal, once it is not given back.
  package static func draw(_ bytes: [UInt8], on descriptor: Int32) {
    let signals = TerminalLock.take()
    defer { TerminalLock.leave(signals) }
    _ = Descriptor.write(bytes, to: descriptor)
  }

  /// Restores the settings of the terminal; signal handlers may call it.
  static func giveBack() {
    let taken = record.pointee
    guard isTaken.load(ordering: .sequentiallyConsistent), isInFront(taken.descriptor),
      !isGivenBack.exchange(true, ordering: .sequentiallyConsistent)
    else { return }
    // The terminal stays locked until it is taken again.
    let signals = TerminalLock.take()
    defer { TerminalLock.permit(signals) }
    write(taken.leaving, to: taken.descriptor)
    var before = taken.before
    tcsetattr(taken.descriptor, TCSANOW, &before)
  }

  /// Changes the settings again after a stop; signal handlers may call it.
  static func takeAgain() {
    let taken = record.pointee
    guard isTaken.load(ordering: .sequentiallyConsistent), isInFront(taken.descriptor) else {
      return
    }
    let signals = TerminalLock.block()
    let wasGivenBack = isGivenBack.exchange(false, ordering: .sequentiallyConsistent)
    defer {
      if wasGivenBack { TerminalLock.leave(signals) } else { TerminalLock.permit(signals) }
    }
    if wasGivenBack { tcgetattr(taken.descriptor, &record.pointee.before) }
    if var settings = taken.settings { tcsetattr(taken.descriptor, TCSANOW, &settings) }
    write(taken.entering, to: taken.descriptor)
  }

  /// Whether the settings were restored for a stop and have not been changed again.
  static var waitsForReturn: Bool { isGivenBack.load(ordering: .sequentiallyConsistent) }

  /// Returns whether the process is in the foreground; changing the terminal would stop a
  /// background process.
  private static func isInFront(_ descriptor: Int32) -> Bool {
    tcgetpgrp(descriptor) == getpgrp()
  }

  private static func write(_ text: StaticString, to descriptor: Int32) {
    _ = Glibc.write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// A lock of the terminal, which signal handlers may take.
///
/// A pipe with one byte in it does that, which the holder has read: neither a `Mutex` nor a semaphore
/// may be waited for in a handler. The holder's thread receives no signal, as a handler that ran
/// there would wait for ever.
private enum TerminalLock {
  private static let pipe: (read: Int32, write: Int32) = {
    let pipe = (try? Descriptor.pipe()) ?? (read: -1, write: -1)
    var byte: UInt8 = 0
    _ = write(pipe.write, &byte, 1)
    return pipe
  }()

  /// Takes the lock; returns the signals that were blocked before.
  static func take() -> sigset_t {
    let signals = block()
    var byte: UInt8 = 0
    while read(pipe.read, &byte, 1) < 0, errno == EINTR {}
    return signals
  }

  /// Leaves the lock, and permits the signals that were permitted before.
  static func leave(_ signals: sigset_t) {
    var byte: UInt8 = 0
    _ = write(pipe.write, &byte, 1)
    permit(signals)
  }

  /// Blocks signals, but for those that stop a background process which uses the terminal.
  static func block() -> sigset_t {
    var (all, before) = (sigset_t(), sigset_t())
    sigfillset(&all)
    sigdelset(&all, SIGTTIN)
    sigdelset(&all, SIGTTOU)
    pthread_sigmask(SIG_BLOCK, &all, &before)
    return before
  }

  /// Permits the signals that were permitted before they were blocked.
  static func permit(_ signals: sigset_t) {
    var signals = signals
    pthread_sigmask(SIG_SETMASK, &signals, nil)
  }
}

/// The handling of unwatched signals while the settings of a terminal are changed.
private enum GivingBack {
  /// The signals that end or stop a process, and the one that continues it.
  private static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2,
    SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGTSTP, SIGCONT,
  ]

  /// The signals that an error of the program raises, for which the runtime may have handlers.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Safe: written once, before any handler that reads it is installed.
  nonisolated(unsafe) private static let former = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    former.initialize(repeating: sigaction(), count: 65)
    return former
  }()

  private static let isHandling = Atomic<Bool>(false)

  /// Installs handlers that restore the terminal before the original action of a signal.
  static func install() {
    guard !isHandling.exchange(true, ordering: .sequentiallyConsistent) else { return }
    atexit { TakenTerminal.giveBack() }
    for number in numbers {
      let place = former + Int(number)
      sigaction(number, nil, place)
      let isDefault = place.pointee.__sigaction_handler.sa_handler == nil
      guard isDefault || faults.contains(number) else { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { GivingBack.handle($0) }
      action.sa_flags = SA_RESTART | SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  private static func handle(_ number: Int32) {
    let error = errno
    defer { errno = error }
    if number == SIGCONT {
      TakenTerminal.takeAgain()
      SignalWatch.post(number)
      return
    }
    TakenTerminal.giveBack()
    var handler = sigaction()
    sigaction(number, former + Int(number), &handler)
    raise(number)
    // The signal is blocked until its handler returns, but a stop must happen here.
    guard number == SIGTSTP else { return }
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, number)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    sigaction(number, &handler, nil)
    // The kernel does not stop an orphaned process group, which nobody could continue.
    if TakenTerminal.waitsForReturn { TakenTerminal.takeAgain() }
  }
}
