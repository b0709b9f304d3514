// Waits for what ends the wait of a screen: typed bytes, a signal, a time, or the terminal's end.

import BehestProcess
import Glibc

/// An event that ends the wait of a screen.
package enum ScreenInput: Sendable {
  /// Bytes that were typed.
  case bytes([UInt8])
  /// The screen must be drawn again, or something was posted to the pipe.
  case wake
  /// Nothing has arrived in time.
  case nothing
  /// The terminal is gone.
  case end

  /// The milliseconds within which the rest of a key's sequence arrives, as terminals send it at once.
  private static let sequenceTime: Int32 = 25

  /// The most bytes that are read before they are handled.
  private static let most = 1 << 20

  /// Waits for the next event; bytes that have arrived together are returned together.
  ///
  /// - Parameters:
  ///   - terminal: The terminal that keys are read from.
  ///   - wakes: The pipe that ends a wait.
  ///   - isIncomplete: Whether a key is incomplete, so that the wait is short.
  ///   - deadline: The instant at which the wait ends; `nil` for none.
  package static func read(
    from terminal: Int32, _ wakes: WakePipe, waiting isIncomplete: Bool = false,
    until deadline: ContinuousClock.Instant? = nil
  ) -> ScreenInput {
    var limit: Int32 = -1
    if let deadline {
      let (seconds, parts) = max(.zero, deadline - .now).components
      limit = Int32(clamping: seconds * 1_000 + parts / 1_000_000_000_000_000 + 1)
    }
    if isIncomplete { limit = limit < 0 ? sequenceTime : min(limit, sequenceTime) }
    var events = [wakes.descriptor, terminal].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    let count = poll(&events, nfds_t(events.count), limit)
    // An interrupted wait is over, too: the caller looks at the time again.
    guard count > 0 else { return count == 0 ? .nothing : .wake }
    if events[0].revents != 0 {
      wakes.drain()
      return .wake
    }
    var typed: [UInt8] = []
    repeat {
      guard case .bytes(let bytes) = Descriptor.read(terminal, upTo: 65_536) else {
        return typed.isEmpty ? .end : .bytes(typed)
      }
      typed += bytes
    } while typed.count < most && Descriptor.areReadable([terminal], before: .now)[0]
    return .bytes(typed)
  }
}
