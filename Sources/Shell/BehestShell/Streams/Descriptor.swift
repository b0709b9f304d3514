// Whole reads and writes on file descriptors, with interruptions and short counts dealt with.

import Glibc

/// Reading and writing of file descriptors.
package enum Descriptor {
  /// What one read gave.
  package enum Chunk: Sendable {
    /// Bytes, at least one.
    case bytes([UInt8])
    /// The end of the input.
    case end
    /// An error, by its number.
    case failed(Int32)
  }

  /// Takes the places of standard streams that are closed, so that no file is opened there.
  ///
  /// Reading and writing them fails as before, with "Bad file descriptor".
  package static func occupyClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is taken, and it is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Reads what is there, waiting until there is something.
  package static func read(_ descriptor: Int32, upTo size: Int = 65_536) -> Chunk {
    while true {
      var count = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = Glibc.read(descriptor, buffer.baseAddress, size)
        initialized = max(count, 0)
      }
      if count > 0 { return .bytes(bytes) }
      if count == 0 { return .end }
      switch errno {
      case EINTR: continue
      case EAGAIN: wait(descriptor, for: Int16(POLLIN))
      default: return .failed(errno)
      }
    }
  }

  /// Reads to the end, or until there are as many bytes as wanted.
  ///
  /// - Returns: The bytes, or the `errno` of the read that failed.
  package static func readAll(
    _ descriptor: Int32, upTo most: Int = .max
  ) -> Result<[UInt8], SystemError> {
    var all: [UInt8] = []
    var size = expectedSize(descriptor)
    while true {
      guard all.count < most else { return .success(all) }
      switch read(descriptor, upTo: min(size, most - all.count)) {
      case .bytes(let bytes):
        if all.isEmpty { all = bytes } else { all += bytes }
        size = 65_536
      case .end: return .success(all)
      case .failed(let code): return .failure(SystemError(code: code))
      }
    }
  }

  /// How much to ask for first: a file whole, as far as it says how large it is and that is sensible.
  private static func expectedSize(_ descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 65_536 }
    return min(max(65_536, Int(status.st_size) + 1), 128 << 20)
  }

  /// Writes all bytes.
  ///
  /// - Returns: `nil`, or the error that stopped it.
  package static func write(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> SystemError? {
    let done = bytes.withContiguousStorageIfAvailable { buffer -> SystemError? in
      var offset = 0
      while offset < buffer.count {
        let rest = UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[offset...])
        let count = Glibc.write(descriptor, rest.baseAddress, rest.count)
        if count >= 0 {
          offset += count
        } else if errno == EAGAIN {
          wait(descriptor, for: Int16(POLLOUT))
        } else if errno != EINTR {
          return SystemError(code: errno)
        }
      }
      return nil
    }
    return done ?? write(Array(bytes), to: descriptor)
  }

  private static func wait(_ descriptor: Int32, for events: Int16) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    poll(&request, 1, -1)
  }
}

/// An error of the operating system, by its number.
package struct SystemError: Error, Hashable, Sendable {
  /// The value of `errno`.
  package let code: Int32

  /// Creates an error.
  package init(code: Int32) { self.code = code }

  /// The system's words for it: "No space left on device".
  package var words: String { String(cString: strerror(code)) }
}
