// Wakes a loop that waits for descriptors when the screen has to be drawn anew.

import Glibc

/// A pipe that signals which change the screen are put into.
package struct WakePipe: Sendable {
  /// The descriptor to wait for.
  package let descriptor: Int32

  private let writeEnd: Int32

  /// Creates a pipe, which stays for as long as the process lives.
  package init() {
    var ends: [Int32] = [-1, -1]
    if pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      for end in ends { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    }
    (descriptor, writeEnd) = (ends[0], ends[1])
  }

  /// Takes a new size and the end of a stop; leaves the other signals to do what they do.
  package func take(_ signal: SessionSignal) -> Bool {
    guard signal == .resize || signal == .resumed else { return false }
    wake()
    return true
  }

  /// Wakes the loop.
  package func wake() {
    var byte: UInt8 = 0
    _ = write(writeEnd, &byte, 1)
  }

  /// Empties the pipe.
  package func drain() {
    var buffer = [UInt8](repeating: 0, count: 64)
    while read(descriptor, &buffer, buffer.count) > 0 {}
  }
}
