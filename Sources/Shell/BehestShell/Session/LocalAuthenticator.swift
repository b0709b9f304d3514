// Asks the person for a password where an intent requires authentication on the local device.

import BehestAuthentication
import BehestProcess
import Glibc
package import IntentEngine
import Synchronization

/// An authenticator that admits the logged-in person, and asks for the password where it is
/// required.
package struct LocalAuthenticator: Authenticator {
  private let mayAsk: Bool
  private let writer: ReplyWriter

  /// The maximum number of attempts to type the password.
  private static let tries = 3

  /// Creates an authenticator that asks at the terminal.
  ///
  /// - Parameters:
  ///   - mayAsk: Whether there is a terminal with a person who may be asked.
  ///   - writer: Writes messages.
  package init(mayAsk: Bool, writer: ReplyWriter) {
    self.mayAsk = mayAsk
    self.writer = writer
  }

  /// Returns whether an intent with this policy may run now; asks for the password if necessary.
  package func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool {
    guard policy == .requiresLocalDeviceAuthentication else { return true }
    guard mayAsk, let user = PasswordCheck.user else { return false }
    let line = HiddenLine()
    return await withTaskCancellationHandler {
      await onThread { asks(user, line) }
    } onCancel: {
      line.giveUp()
    }
  }

  private func asks(_ user: String, _ line: HiddenLine) -> Bool {
    let check = PasswordCheck()
    for _ in 0..<Self.tries {
      guard let password = line.read(prompt: Sentence.passwordOf(user: user)) else { return false }
      let outcome = check.check(password, of: user)
      // A check takes seconds: nothing is asked or told any more when it was cancelled meanwhile.
      if line.isGivenUp { return false }
      switch outcome {
      case .accepted: return true
      case .refused: writer.output.note(Sentence.wrongPassword())
      case .unavailable:
        writer.output.note("\(writer.program): " + Sentence.noPasswordCheck())
        return false
      }
    }
    return false
  }
}

/// A line that is typed without being shown, such as a password.
package final class HiddenLine: Sendable {
  private let gaveUp = Atomic<Bool>(false)
  private let isReading = Atomic<Bool>(false)

  /// Creates a line that has not been read yet.
  package init() {}

  /// Whether it is no longer to be read.
  package var isGivenUp: Bool { gaveUp.load(ordering: .sequentiallyConsistent) }

  /// Shows a prompt and reads a line; blocks until Enter, Esc, Ctrl-D in an empty line, the end of input, or `giveUp()`.
  ///
  /// - Returns: `nil` when there is no terminal, no more input, or the read was given up or left.
  package func read(prompt: String) -> String? {
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC | O_NOCTTY)
    guard terminal >= 0 else { return nil }
    defer { close(terminal) }
    isReading.store(true, ordering: .sequentiallyConsistent)
    defer { isReading.store(false, ordering: .sequentiallyConsistent) }
    return TakenTerminal.during(terminal, leaving: "\n", change: TakenTerminal.hidesKeys) {
      _ = Descriptor.write(Array(prompt.utf8), to: terminal)
      return typed(on: terminal)
    }.flatMap(\.self)
  }

  private func typed(on terminal: Int32) -> String? {
    var line: [UInt8] = []
    while line.count < 1024 {
      guard !isGivenUp else { return nil }
      var waiting = pollfd(fd: terminal, events: Int16(POLLIN), revents: 0)
      let ready = poll(&waiting, 1, 20)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      var byte: UInt8 = 0
      guard ready > 0, Glibc.read(terminal, &byte, 1) == 1 else { return nil }
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return String(decoding: line, as: UTF8.self)
      case 0x04 where line.isEmpty: return nil
      case 0x1B:
        // Esc alone leaves, a key that begins with it does nothing.
        guard poll(&waiting, 1, 20) > 0 else { return nil }
        var rest = [UInt8](repeating: 0, count: 16)
        _ = Glibc.read(terminal, &rest, rest.count)
      case 0x08, 0x7F:
        // A character may have several bytes.
        while let last = line.popLast(), last & 0xC0 == 0x80 {}
      case 0x15: line = []
      case 0x00..<0x20: break
      default: line.append(byte)
      }
    }
    return nil
  }

  /// Ends a read that is waiting, and waits until the terminal is as it was: who reads next changes it
  /// too. May be called from any thread.
  package func giveUp() {
    gaveUp.store(true, ordering: .sequentiallyConsistent)
    for _ in 0..<100 where isReading.load(ordering: .sequentiallyConsistent) { usleep(10_000) }
  }
}
