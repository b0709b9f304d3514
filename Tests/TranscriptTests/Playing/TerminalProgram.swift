// Plays a program at a pseudo-terminal step by step, for tests that a transcript cannot express.

import BehestTestSupport
import Foundation

/// A program at a pseudo-terminal, and the text and screen that it has written.
struct TerminalProgram {
  /// Everything that the program has written.
  private(set) var output: [UInt8] = []

  private var terminal: PseudoTerminal?
  private let process: ChildProcess
  private var screen: TerminalScreen
  /// The number of bytes that are on the screen; a great output is seldom looked at.
  private var drawnCount = 0

  /// Starts a command for `bash -c`.
  init(
    _ command: String, in sandbox: Sandbox, size: TerminalSize = TerminalSize(columns: 80, rows: 24)
  ) throws {
    let terminal = try PseudoTerminal(size: size)
    self.terminal = terminal
    screen = TerminalScreen(size: size)
    process = try ChildProcess(
      command: command, environment: sandbox.environment(atTerminal: true), folder: sandbox.home,
      streams: .terminal(path: terminal.path))
  }

  /// The lines of the screen, with those that have scrolled off.
  var lines: [String] {
    mutating get {
      screen.write(Array(output[drawnCount...]))
      drawnCount = output.count
      return screen.lines
    }
  }

  /// The text that was written last, with its control sequences.
  var lastText: String { String(decoding: output.suffix(1_000), as: UTF8.self) }

  /// Types a text as it is.
  func type(_ text: String) throws { try terminal?.write(Array(text.utf8)) }

  /// Sets the size of the terminal, which cuts rows that are too long.
  mutating func resize(to size: TerminalSize) {
    _ = lines
    screen.resize(to: size)
    terminal?.resize(to: size)
  }

  /// Sends a signal to the first process.
  func send(_ signal: Int32) { _ = kill(process.id, signal) }

  /// Reads until the screen is as wanted; returns whether it was before the time was over.
  mutating func wait(
    within limit: Duration = .seconds(60), until isWanted: ([String]) -> Bool
  ) -> Bool {
    let end = ContinuousClock.now + limit
    while !isWanted(lines) {
      guard ContinuousClock.now < end, read() else { return isWanted(lines) }
    }
    return true
  }

  /// Reads until the program waits for a key, for which every thread of it sleeps.
  mutating func settle() {
    var quietReads = 0
    while quietReads < 3 {
      let before = output.count
      guard read() else { return }
      quietReads = output.count == before && process.isIdle ? quietReads + 1 : 0
    }
  }

  /// Closes the terminal, as the end of a window or of a connection does.
  mutating func hangUp() { terminal = nil }

  /// Reads to the end of the program; returns its status, `nil` if it does not end in time.
  mutating func status(within limit: Duration = .seconds(30)) -> Int? {
    let end = ContinuousClock.now + limit
    while terminal != nil, ContinuousClock.now < end, read() {}
    return process.status(within: max(.milliseconds(1), end - .now))
  }

  /// Reads what the program has written; returns `false` when it has ended.
  private mutating func read() -> Bool {
    guard let bytes = terminal?.read(waitingMilliseconds: 10) else { return false }
    output += bytes
    return true
  }
}
