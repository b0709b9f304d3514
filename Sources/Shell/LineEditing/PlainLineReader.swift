// Reads lines at a terminal with the terminal's own line editing.

import BehestProcess
package import BehestShell
import Glibc

/// A reader of lines typed at a terminal, without history and completion.
package final class PlainLineReader: LineReader {
  private let lines = StreamReader()
  private let signals = WakePipe()

  /// Creates a reader of standard input.
  package init() {}

  /// Writes the prompt and reads a line.
  package func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    let (lines, signals) = (lines, signals)
    let read: @Sendable () -> ReadLine = {
      Self.read(prompt.drawn(), lines, signals, reminder: aids.reminder)
    }
    return await SignalWatch.shared.handling({ signals.post($0) }) {
      await onThread {
        guard prompt.isSecret else { return read() }
        return TakenTerminal.during(
          STDIN_FILENO, leaving: "\n", change: TakenTerminal.hidesTyping, read) ?? read()
      }
    }
  }

  private static func read(
    _ prompt: String, _ lines: StreamReader, _ signals: WakePipe, reminder: (() -> String)?
  ) -> ReadLine {
    write(prompt)
    var text: String?
    while true {
      switch signals.wait(beside: STDIN_FILENO) {
      case .input:
        guard let line = lines.next() else {
          write("\n")
          return .endOfInput
        }
        let whole = text.map { $0 + "\n" + line } ?? line
        guard Continuation.isIncomplete(whole) else { return .line(whole) }
        text = whole
      case .signal(.interrupt):
        tcflush(STDIN_FILENO, TCIFLUSH)
        write("\n")
        return .interrupted
      case .signal(.suspend):
        SignalWatch.actByDefault(SIGTSTP)
        write((reminder.map { $0() + "\n" } ?? "") + prompt)
      case .signal(.resize), .signal(.resumed), .signal(.end(SIGQUIT)):
        continue
      case .signal(.end(let number)):
        SignalWatch.actByDefault(number)
        return .endOfInput
      }
    }
  }

  private static func write(_ text: String) {
    _ = Descriptor.write(Array(text.utf8), to: STDERR_FILENO)
  }
}
