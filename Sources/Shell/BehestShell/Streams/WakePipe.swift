// Wakes a loop that waits for input when a signal arrives or the screen must be redrawn.

import BehestProcess
import Glibc
import Synchronization

/// A pipe that receives signals, so that a loop can wait for them and for input at once.
package final class WakePipe: Sendable {
  /// An event that ends a wait.
  package enum Event {
    /// Input, or the end of it.
    case input
    /// A signal that was posted.
    case signal(SessionSignal)
  }

  /// The descriptor to wait for.
  package let descriptor: Int32

  private let writeEnd: Int32
  private let posted = Mutex<[SessionSignal]>([])

  /// Creates a pipe.
  package init() {
    (descriptor, writeEnd) = (try? Descriptor.pipe()) ?? (-1, -1)
    for end in [descriptor, writeEnd] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(descriptor)
    close(writeEnd)
  }

  /// Handles a change of size and the end of a stop; leaves other signals to their default actions.
  package func handle(_ signal: SessionSignal) -> Bool {
    guard signal == .resize || signal == .resumed else { return false }
    wake()
    return true
  }

  /// Passes a signal to the waiting thread; returns whether the pipe had room for it.
  package func post(_ signal: SessionSignal) -> Bool {
    posted.withLock { $0.append(signal) }
    return wake()
  }

  /// Wakes the loop; returns whether the pipe had room for it.
  @discardableResult
  package func wake() -> Bool {
    var byte: UInt8 = 0
    return write(writeEnd, &byte, 1) == 1
  }

  /// Empties the pipe.
  package func drain() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }

  /// Waits for input or a posted signal; the end of the input counts as input.
  package func wait(beside input: Int32) -> Event {
    while true {
      if let signal = posted.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
        return .signal(signal)
      }
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else {
        return .input
      }
      if requests[1].revents != 0 {
        drain()
      } else if requests[0].revents != 0 {
        return .input
      }
    }
  }
}
