// Wakes a loop that waits for descriptors when a signal came or the screen has to be drawn anew.

import BehestProcess
import Glibc
import Synchronization

/// A pipe that signals are put into, so that a loop can wait for them and for input at once.
package final class WakePipe: Sendable {
  /// What a thread waited for.
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

  /// Takes a new size and the end of a stop; leaves the other signals to do what they do.
  package func take(_ signal: SessionSignal) -> Bool {
    guard signal == .resize || signal == .resumed else { return false }
    wake()
    return true
  }

  /// Hands a signal to the thread that waits.
  package func post(_ signal: SessionSignal) -> Bool {
    posted.withLock { $0.append(signal) }
    return wake()
  }

  /// Wakes the loop; returns whether there is room for one more waking.
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

  /// Waits for input or a posted signal; an input that is at its end counts as there.
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
