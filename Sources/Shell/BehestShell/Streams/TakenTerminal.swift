// Uses the terminal in another way for a while, and gives it back as it was whatever happens.

package import Glibc
import Synchronization

/// The terminal while its settings are changed, or while another program changes them.
///
/// It is given back as it was when the use ends, and when the process exits before that, or a signal
/// ends or stops it; after a stop it is taken again. Settings are given back by signal handlers, which may run
/// at any moment: what they need lies in memory that is never freed, and they call nothing but
/// what POSIX allows there.
package enum TakenTerminal {
  private struct Record {
    var descriptor: Int32 = -1
    /// The settings before the first use.
    var before = termios()
    /// The settings of the newest use; `nil` where another has charge of them.
    var settings: termios?
    var entering: StaticString = ""
    var leaving: StaticString = ""
  }

  // A handler and a use share it; a use writes it only while `isTaken` is false, or with values
  // any of which may be given back.
  nonisolated(unsafe) private static let record = {
    let record = UnsafeMutablePointer<Record>.allocate(capacity: 1)
    record.initialize(to: Record())
    return record
  }()

  private static let isTaken = Atomic<Bool>(false)
  private static let isGivenBack = Atomic<Bool>(false)

  /// Changes the settings of a terminal while a body runs.
  ///
  /// A use within another use begins with the settings of that; a signal gives back those before
  /// the first.
  ///
  /// - Parameters:
  ///   - descriptor: The terminal; it stays open until the body has ended.
  ///   - entering: What is written to it once its settings are changed.
  ///   - leaving: What is written to it before they are changed back.
  ///   - keepsTyped: Whether what was typed before a change is read after it.
  ///   - change: Changes the settings; `nil` where the body does.
  /// - Returns: What the body returns; `nil`, without running it, for what is no terminal.
  package static func during<Result>(
    _ descriptor: Int32, entering: StaticString = "", leaving: StaticString = "",
    keepsTyped: Bool = false, change: ((inout termios) -> Void)?, _ body: () throws -> Result
  ) rethrows -> Result? {
    var before = termios()
    guard tcgetattr(descriptor, &before) == 0 else { return nil }
    var settings = before
    change?(&settings)
    let outer = record.pointee
    let isFirst = !isTaken.load(ordering: .sequentiallyConsistent)
    record.pointee = Record(
      descriptor: descriptor, before: isFirst ? before : outer.before,
      settings: change == nil ? nil : settings, entering: entering, leaving: leaving)
    isTaken.store(true, ordering: .sequentiallyConsistent)
    GivingBack.handle()
    let action = keepsTyped || change == nil ? TCSANOW : TCSAFLUSH
    if change != nil { tcsetattr(descriptor, action, &settings) }
    write(entering, to: descriptor)
    defer {
      write(leaving, to: descriptor)
      // A stop may have changed what was before.
      if isFirst { before = record.pointee.before }
      tcsetattr(descriptor, action, &before)
      if isFirst {
        isTaken.store(false, ordering: .sequentiallyConsistent)
      } else {
        record.pointee = outer
      }
    }
    return try body()
  }

  /// Gives the terminal back; called by signal handlers too.
  static func giveBack() {
    let taken = record.pointee
    guard isTaken.load(ordering: .sequentiallyConsistent), isInFront(taken.descriptor),
      !isGivenBack.exchange(true, ordering: .sequentiallyConsistent)
    else { return }
    write(taken.leaving, to: taken.descriptor)
    var before = taken.before
    tcsetattr(taken.descriptor, TCSANOW, &before)
  }

  /// Takes the terminal again after a stop; called by signal handlers too.
  static func takeAgain() {
    let taken = record.pointee
    guard isTaken.load(ordering: .sequentiallyConsistent), isInFront(taken.descriptor) else {
      return
    }
    if isGivenBack.exchange(false, ordering: .sequentiallyConsistent) {
      tcgetattr(taken.descriptor, &record.pointee.before)
    }
    if var settings = taken.settings { tcsetattr(taken.descriptor, TCSANOW, &settings) }
    write(taken.entering, to: taken.descriptor)
  }

  /// Whether a stop gave the terminal back and nobody has taken it again.
  static var waitsForReturn: Bool { isGivenBack.load(ordering: .sequentiallyConsistent) }

  /// A process in the background would be stopped by changing the terminal of another.
  private static func isInFront(_ descriptor: Int32) -> Bool {
    tcgetpgrp(descriptor) == getpgrp()
  }

  private static func write(_ text: StaticString, to descriptor: Int32) {
    _ = Glibc.write(descriptor, text.utf8Start, text.utf8CodeUnitCount)
  }
}

/// What becomes of signals that nobody watches for while a terminal is taken.
private enum GivingBack {
  /// The signals that end a process, or stop it, and the one that lets it go on.
  private static let numbers = [
    SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGUSR1, SIGSEGV, SIGUSR2,
    SIGPIPE, SIGALRM, SIGTERM, SIGXCPU, SIGTSTP, SIGCONT,
  ]

  /// Those that a mistake of the program raises; the runtime may have handlers for them.
  private static let faults = [SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV]

  // Written once, before a handler is there that reads it.
  nonisolated(unsafe) private static let former = {
    let former = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    former.initialize(repeating: sigaction(), count: 65)
    return former
  }()

  private static let isHandling = Atomic<Bool>(false)

  /// Has the terminal given back before a signal does what it would do.
  static func handle() {
    guard !isHandling.exchange(true, ordering: .sequentiallyConsistent) else { return }
    atexit { TakenTerminal.giveBack() }
    for number in numbers {
      let place = former + Int(number)
      sigaction(number, nil, place)
      let isDefault = place.pointee.__sigaction_handler.sa_handler == nil
      guard isDefault || faults.contains(number) else { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { GivingBack.take($0) }
      action.sa_flags = SA_RESTART | SA_ONSTACK
      sigaction(number, &action, nil)
    }
  }

  private static func take(_ number: Int32) {
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
    // It is blocked until its handler returns; a stop is to happen here.
    guard number == SIGTSTP else { return }
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, number)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    sigaction(number, &handler, nil)
    // A process that nobody can continue is not stopped.
    if TakenTerminal.waitsForReturn { TakenTerminal.takeAgain() }
  }
}
