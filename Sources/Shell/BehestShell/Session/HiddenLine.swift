// Reads a line from the terminal without showing what is typed.

import Glibc
import Synchronization

/// A line that nobody shall see.
package final class HiddenLine: Sendable {
  private let isGivenUp = Atomic<Bool>(false)

  /// Makes a line that was neither read nor given up.
  package init() {}

  /// Shows a prompt and reads a line; blocks until Enter, the end of input, or `giveUp()`.
  ///
  /// - Returns: `nil` when there is no terminal, nothing more to read, or the line was given up.
  package func read(prompt: String) -> String? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    let quiet = { (settings: inout termios) in settings.c_lflag &= ~tcflag_t(ECHO) }
    return TakenTerminal.during(terminal, leaving: "\n", change: quiet) {
      Self.write(prompt, to: terminal)
      return typed(on: terminal)
    }.flatMap(\.self)
  }

  private func typed(on terminal: Int32) -> String? {
    var line: [UInt8] = []
    while line.count < 1024 {
      guard !isGivenUp.load(ordering: .relaxed) else { return nil }
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, 100)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      var byte: UInt8 = 0
      guard ready > 0, Glibc.read(terminal, &byte, 1) == 1 else { return nil }
      if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return nil
  }

  /// Ends a read that waits; may be called from any thread.
  package func giveUp() {
    isGivenUp.store(true, ordering: .relaxed)
  }

  private static func write(_ text: String, to terminal: Int32) {
    let bytes = Array(text.utf8)
    _ = Glibc.write(terminal, bytes, bytes.count)
  }
}
