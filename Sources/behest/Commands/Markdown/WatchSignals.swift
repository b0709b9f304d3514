// Brings signals into a loop that waits for descriptors.

import Glibc
import Shell

/// The signals that concern a view of the whole screen, read from a pipe.
struct WatchSignals: Sendable {
  /// The descriptor to wait for.
  let descriptor: Int32

  private let writeEnd: Int32

  /// Makes the pipe; signals go into it from `take(_:)`.
  init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  /// Puts a signal into the pipe; `false` for Ctrl-Z, which a raw terminal does not send.
  func take(_ signal: SessionSignal) -> Bool {
    let number: Int32
    switch signal {
    case .interrupt: number = SIGINT
    case .resize: number = SIGWINCH
    case .end(let other): number = other
    case .suspend: return false
    }
    _ = Descriptor.write([UInt8(truncatingIfNeeded: number)], to: writeEnd)
    return true
  }

  /// The numbers of the signals that came.
  func next() -> [Int32] {
    var buffer = [UInt8](repeating: 0, count: 64)
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    return count > 0 ? buffer.prefix(count).map { Int32($0) } : []
  }
}
