// Takes the whole screen of the terminal for an app's own view, and tells what is typed.

import BehestProcess
package import BehestShell
package import CardTerminal
import Glibc
import Synchronization

/// The whole screen of the terminal, while a view has it.
///
/// A view waits for events with `next(until:)`, changes, and draws itself with `draw(_:)`; between
/// events the main actor is free. Keys are read from the terminal itself. Ctrl-C is a key; Ctrl-Z
/// and signals are events, so that a view can save before it obeys them.
@MainActor
package final class FullScreen {
  /// An event of the screen.
  package enum Event: Hashable, Sendable {
    /// Keys that were typed, in order.
    case keys([TerminalKey])
    /// The time has come, the window has changed its size, or `wake()` was called.
    case wake
    /// Ctrl-Z: the view saves, then calls `suspend()`.
    case suspend
    /// The terminal is gone, or the process was asked to end: the view saves and returns.
    case end
  }

  /// The size of the window.
  package private(set) var size = TerminalSize(columns: 80, rows: 24)

  private let terminal: Int32
  private let wakes: WakePipe
  private let signals: Signals
  private var decoder = KeyDecoder()
  private var shown: ScreenFrame?

  /// The signals that have arrived, from the thread that receives them.
  private final class Signals: Sendable {
    let received = Mutex<[SessionSignal]>([])
  }

  private init(_ terminal: Int32, _ wakes: WakePipe, _ signals: Signals) {
    self.terminal = terminal
    self.wakes = wakes
    self.signals = signals
    measure()
  }

  /// Runs a view on the whole screen.
  ///
  /// When a signal has ended the view, it is sent again after the terminal was given back.
  ///
  /// - Returns: The result of the view; `nil`, without calling it, when there is no terminal.
  package static func run<Result: Sendable>(
    _ view: (FullScreen) async throws -> Result
  ) async rethrows -> Result? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    let wakes = WakePipe()
    let signals = Signals()
    SignalWatch.shared.start(isInteractive: true)
    let result = try await SignalWatch.shared.handling(
      { signal in
        signals.received.withLock { $0.append(signal) }
        return wakes.wake()
      },
      while: {
        try await TakenTerminal.during(
          terminal, entering: EscapeSequence.enterEditor, leaving: EscapeSequence.leaveEditor,
          keepsTyped: true, change: setKeys
        ) { try await view(FullScreen(terminal, wakes, signals)) }
      })
    for case .end(let number) in signals.received.withLock({ $0 }) {
      kill(getpid(), number)
      // The signal ends the process, unless somebody else handles it.
      try? await Task.sleep(for: .seconds(1))
    }
    return result
  }

  /// Makes every key a byte to read, but Ctrl-Z a signal for the whole job.
  private static func setKeys(_ settings: inout termios) {
    cfmakeraw(&settings)
    settings.c_lflag |= tcflag_t(ISIG)
    withUnsafeMutableBytes(of: &settings.c_cc) { keys in
      keys[Int(VINTR)] = 0
      keys[Int(VQUIT)] = 0
    }
  }

  /// Waits for the next event.
  ///
  /// - Parameter deadline: The instant at which `wake` is returned; `nil` for none.
  package func next(until deadline: ContinuousClock.Instant? = nil) async -> Event {
    while true {
      if let signal = takeSignal() { return signal }
      let (terminal, wakes, isWaiting) = (terminal, wakes, decoder.isWaiting)
      let input = await onThread {
        ScreenInput.read(from: terminal, wakes, waiting: isWaiting, until: deadline)
      }
      switch input {
      case .bytes(let bytes):
        let keys = decoder.keys(in: bytes)
        if !keys.isEmpty { return .keys(keys) }
      case .nothing:
        let keys = decoder.finish()
        if !keys.isEmpty { return .keys(keys) }
        if deadline.map({ $0 <= .now }) ?? false { return .wake }
      case .wake: return takeSignal() ?? .wake
      case .end: return .end
      }
    }
  }

  private func takeSignal() -> Event? {
    let signal = signals.received.withLock { signals -> SessionSignal? in
      // The signal that ends the process stays, to be sent again.
      if let end = signals.first(where: { if case .end = $0 { true } else { false } }) {
        return end
      }
      return signals.isEmpty ? nil : signals.removeFirst()
    }
    switch signal {
    case nil: return nil
    case .interrupt: return .keys([.control("c")])
    case .suspend: return .suspend
    case .end: return .end
    case .resize, .resumed:
      measure()
      shown = nil
      return .wake
    }
  }

  /// Ends the wait in `next(until:)`, from any thread.
  nonisolated package var wake: @Sendable () -> Void {
    { [wakes] in wakes.wake() }
  }

  /// Draws a frame; only what differs from the last one is sent.
  ///
  /// Rows that the window does not have are left out.
  package func draw(_ frame: ScreenFrame) {
    var frame = frame
    while frame.rows.count < size.rows { frame.rows.append("") }
    frame.rows.removeLast(frame.rows.count - size.rows)
    if let cursor = frame.cursor, cursor.row >= size.rows || cursor.column >= size.columns {
      frame.cursor = nil
    }
    let text = frame.text(over: shown)
    if !text.isEmpty { TakenTerminal.draw(Array(text.utf8), on: terminal) }
    shown = frame
  }

  /// Makes the next frame be drawn wholly, whatever the screen shows.
  package func redraw() {
    shown = nil
  }

  /// Stops the process as Ctrl-Z does; returns when it continues.
  package func suspend() {
    SignalWatch.actByDefault(SIGTSTP)
    shown = nil
  }

  private func measure() {
    size = TerminalSize(of: terminal) ?? size
    size.rows = max(1, size.rows)
  }
}
