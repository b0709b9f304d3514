// Plays one program at a pseudo-terminal.

import BehestTestSupport
import Foundation

/// A program at a terminal, with the screen that a person sees.
struct TerminalSession {
  private let session: Transcript.Session
  private let sandbox: Sandbox
  private let limit: Duration
  private let terminal: PseudoTerminal
  private let process: ChildProcess
  private var screen: TerminalScreen
  /// The screen at the end of the previous step, and the line of the cursor.
  private var before: (lines: [String], cursor: Int) = ([], 0)
  private var hasEnded = false

  /// The time for which an unexpected screen must stay the same before it counts as final.
  private let patience: Duration = .seconds(2)

  /// Starts the program.
  init(_ session: Transcript.Session, sandbox: Sandbox, limit: Duration) throws {
    self.session = session
    self.sandbox = sandbox
    self.limit = limit
    screen = TerminalScreen(size: session.size, showsLooks: session.showsLooks)
    terminal = try PseudoTerminal(size: session.size)
    process = try ChildProcess(
      command: session.text, environment: sandbox.environment(atTerminal: true),
      folder: sandbox.home, streams: .terminal(path: terminal.path))
  }

  /// Plays the steps in order; returns the session with the actual screens and status.
  mutating func play() throws -> Transcript.Session {
    var result = session
    do {
      for (index, step) in session.steps.enumerated() {
        try perform(step.act)
        let isLast = index == session.steps.count - 1
        try settle(untilEnd: isLast) {
          $0.changed.fitted(to: step.screen) == step.screen
        }
        result.steps[index].screen = changed.fitted(to: step.screen)
        before = (screen.lines, screen.cursorLine)
      }
    } catch {
      process.kill()
      throw error
    }
    guard let status = process.status(within: limit) else {
      throw TranscriptPlayer.Failure(description: "did not end in \(limit): \(session.text)")
    }
    result.status = status
    return result
  }

  private mutating func perform(_ act: Transcript.Act) throws {
    switch act {
    case .start: break
    case .line(let text): try type(Array(text.utf8) + [0x0D])
    case .keys(let keys):
      let strokes = Keys.strokes(keys)
      for stroke in strokes.dropLast() {
        try type(stroke)
        try settle(untilEnd: false) { _ in true }
      }
      try type(strokes.last ?? [])
    case .resize(let size):
      screen.resize(to: size)
      terminal.resize(to: size)
    case .outside(let command):
      let output = sandbox.home + ".outside"
      defer { unlink(output) }
      let process = try ChildProcess(
        command: command, environment: sandbox.environment(atTerminal: false),
        folder: sandbox.home, streams: .files(output: output, errorOutput: output))
      guard process.status(within: limit) == 0 else {
        let text = String(
          decoding: FileManager.default.contents(atPath: output) ?? Data(), as: UTF8.self)
        throw TranscriptPlayer.Failure(description: "failed: \(command)\n\(text)")
      }
    }
  }

  private func type(_ bytes: [UInt8]) throws {
    guard !hasEnded else {
      throw TranscriptPlayer.Failure(
        description:
          "ended before this was typed: \(LineDiff.visible(String(decoding: bytes, as: UTF8.self)))\n\(shown)"
      )
    }
    try terminal.write(bytes)
  }

  /// Reads until the program waits for the next key and the screen is as wanted or remains another.
  private mutating func settle(untilEnd: Bool, until isWanted: (Self) -> Bool) throws {
    let end = ContinuousClock.now + limit
    var lastChange = ContinuousClock.now
    var quietReads = 0
    while !hasEnded {
      guard let bytes = terminal.read(waitingMilliseconds: 10) else {
        hasEnded = true
        break
      }
      screen.write(bytes)
      if !bytes.isEmpty || !process.isIdle {
        if !bytes.isEmpty { lastChange = .now }
        quietReads = 0
      } else {
        quietReads += 1
      }
      if !untilEnd, quietReads >= 3 {
        if isWanted(self) || ContinuousClock.now - lastChange > patience { break }
      }
      if ContinuousClock.now > end {
        throw TranscriptPlayer.Failure(description: "did not come to rest in \(limit):\n\(shown)")
      }
    }
  }

  /// The lines from the first that differs from the previous step, but no later than the cursor
  /// was.
  private var changed: [String] {
    let lines = screen.lines
    let same = zip(lines, before.lines).prefix { $0 == $1 }.count
    var result = lines[min(same, before.cursor, lines.count)...].map { sandbox.comparable($0) }
    while result.last == "" { result.removeLast() }
    return result
  }

  private var shown: String {
    screen.lines.map { sandbox.comparable($0) }.joined(separator: "\n")
  }
}
