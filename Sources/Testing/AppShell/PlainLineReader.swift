// Reads lines at a terminal as the terminal itself edits them.

import Glibc
import BehestShell
import Synchronization

/// Lines typed at a terminal, without history and Tab.
final class PlainLineReader: LineReader {
  private let lines = StreamReader()
  private let signals = SignalPipe()

  func readLine(_ prompt: Prompt, completer: Completer?) async -> ReadLine {
    let (lines, signals) = (lines, signals)
    return await SignalWatch.shared.handling({ signals.post($0) }) {
      await onThread { Self.read(prompt.text, lines, signals) }
    }
  }

  private static func read(
    _ prompt: String, _ lines: StreamReader, _ signals: SignalPipe
  ) -> ReadLine {
    write(prompt)
    var text: String?
    while true {
      switch signals.wait() {
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
        write(prompt)
      case .signal(.resize), .signal(.resumed):
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

/// Where a reading thread waits for the terminal and for signals at once.
private final class SignalPipe: Sendable {
  enum Event { case input, signal(SessionSignal) }

  private let ends: (read: Int32, write: Int32)
  private let posted = Mutex<[SessionSignal]>([])

  init() {
    var pair: [Int32] = [-1, -1]
    if pipe(&pair) == 0 {
      for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      _ = fcntl(pair[1], F_SETFL, O_NONBLOCK)
    }
    ends = (pair[0], pair[1])
  }

  deinit {
    close(ends.read)
    close(ends.write)
  }

  /// Hands a signal to the thread that reads.
  func post(_ signal: SessionSignal) -> Bool {
    posted.withLock { $0.append(signal) }
    var byte: UInt8 = 0
    return Glibc.write(ends.write, &byte, 1) == 1
  }

  /// Waits for a line or a signal; an input that is at its end counts as there.
  func wait() -> Event {
    while true {
      var requests = [
        pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0),
        pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else {
        return .input
      }
      if requests[1].revents != 0 {
        var byte: UInt8 = 0
        _ = Glibc.read(ends.read, &byte, 1)
        let signal = posted.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        if let signal { return .signal(signal) }
      } else if requests[0].revents != 0 {
        return .input
      }
    }
  }
}
