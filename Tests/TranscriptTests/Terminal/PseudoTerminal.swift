// The controlling side of a pseudo-terminal.

import Foundation

/// A pseudo-terminal: output that a program writes to `path` is read here, and input is written
/// here.
final class PseudoTerminal {
  /// The path of the device that a program opens as its terminal.
  let path: String

  private let descriptor: Int32

  /// Opens a pseudo-terminal of the given size.
  init(size: TerminalSize) throws {
    descriptor = open("/dev/ptmx", O_RDWR | O_NOCTTY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw PseudoTerminal.lastError }
    // The requests of unlockpt(3) and ptsname(3), which the headers hide from Swift; see
    // ioctl_tty(2).
    let (unlock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var isLocked: Int32 = 0
    var number: UInt32 = 0
    guard ioctl(descriptor, unlock, &isLocked) == 0, ioctl(descriptor, getNumber, &number) == 0
    else {
      let error = PseudoTerminal.lastError
      close(descriptor)
      throw error
    }
    path = "/dev/pts/\(number)"
    resize(to: size)
  }

  deinit {
    close(descriptor)
  }

  /// Sets the size and notifies the program by SIGWINCH.
  func resize(to size: TerminalSize) {
    var window = winsize(
      ws_row: UInt16(size.rows), ws_col: UInt16(size.columns), ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &window)
  }

  /// Writes input, waiting while the program is slow to read it.
  func write(_ bytes: [UInt8]) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        _ = waits(for: Int16(POLLOUT), milliseconds: 1_000)
      } else if errno != EINTR {
        throw PseudoTerminal.lastError
      }
    }
  }

  /// Reads the program's output, waiting for some to arrive.
  ///
  /// - Returns: No bytes when none arrived in time; `nil` when the program has ended.
  func read(waitingMilliseconds milliseconds: Int32) -> [UInt8]? {
    guard waits(for: Int16(POLLIN), milliseconds: milliseconds) else { return [] }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count > 0 { return Array(buffer.prefix(count)) }
    return count < 0 && (errno == EAGAIN || errno == EINTR) ? [] : nil
  }

  private func waits(for events: Int16, milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private static var lastError: POSIXError {
    POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
  }
}
