// Reads and writes file descriptors completely, and runs blocking code on threads.

import CLinux
import Foundation
import Glibc

/// Functions that read and write file descriptors.
package enum Descriptor {
  /// The result of one read.
  package enum Chunk: Sendable {
    /// Bytes, at least one.
    case bytes([UInt8])
    /// The end of the input.
    case end
    /// An error number.
    case failed(Int32)
  }

  /// Occupies the descriptors of closed standard streams, so that no file is opened with them.
  ///
  /// Reading and writing them fails as before, with "Bad file descriptor".
  package static func occupyClosedStreams() {
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO]
    where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is used, which is this one.
      _ = Glibc.open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Takes the standard streams for messages, so that nothing else is read or printed there.
  ///
  /// What is printed from then on goes to standard error, line by line, and there is nothing to read.
  ///
  /// - Returns: Descriptors of standard input and output, which no program inherits.
  /// - Throws: The error of the system when there are no more descriptors.
  package static func takeStandardStreams() throws(SystemError) -> (input: Int32, output: Int32) {
    let input = fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3)
    let output = fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3)
    let nothing = Glibc.open("/dev/null", O_RDONLY | O_CLOEXEC)
    guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0,
      dup2(STDERR_FILENO, STDOUT_FILENO) >= 0
    else { throw SystemError(code: errno) }
    close(nothing)
    behest_print_by_lines()
    return (input, output)
  }

  /// Reads the available bytes, waiting until there are some.
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

  /// Reads to the end, or up to a number of bytes, but not beyond a moment.
  ///
  /// - Returns: The bytes, or the error of the read that failed: `ETIMEDOUT` when time ran out.
  package static func readAll(
    _ descriptor: Int32, upTo most: Int = .max, before deadline: ContinuousClock.Instant? = nil
  ) -> Result<[UInt8], SystemError> {
    var all: [UInt8] = []
    var size = expectedSize(descriptor)
    while true {
      guard all.count < most else { return .success(all) }
      if deadline != nil, !isReadable(descriptor, before: deadline) {
        return .failure(SystemError(code: ETIMEDOUT))
      }
      switch read(descriptor, upTo: min(size, most - all.count)) {
      case .bytes(let bytes):
        if all.isEmpty { all = bytes } else { all += bytes }
        size = 65_536
      case .end: return .success(all)
      case .failed(let code): return .failure(SystemError(code: code))
      }
    }
  }

  static func isReadable(
    _ descriptor: Int32, before deadline: ContinuousClock.Instant?
  ) -> Bool {
    areReadable([descriptor], before: deadline)[0]
  }

  /// Waits until there is something to read, or an end, on one of several descriptors.
  ///
  /// - Parameters:
  ///   - descriptors: The descriptors; a negative one is passed over.
  ///   - deadline: The moment to give up at; `nil` for none.
  /// - Returns: Whether each descriptor can be read; none can when time ran out.
  package static func areReadable(
    _ descriptors: [Int32], before deadline: ContinuousClock.Instant?
  ) -> [Bool] {
    var requests = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    while true {
      let rest = deadline.map { ContinuousClock.now.duration(to: $0) }
      // A moment that has passed still asks once.
      let time = rest.map { Int32(min(max($0 / .milliseconds(1), -1) + 1, 1e9)) }
      if poll(&requests, nfds_t(requests.count), time ?? -1) > 0 { break }
      if let rest, rest <= .zero { break }
    }
    return requests.map { $0.revents != 0 }
  }

  /// Returns the size of the first read: for a file all of it, within limits.
  private static func expectedSize(_ descriptor: Int32) -> Int {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return 65_536 }
    return min(max(65_536, Int(status.st_size) + 1), 128 << 20)
  }

  /// Writes all bytes.
  ///
  /// - Returns: The error that ended the write; `nil` when there was none.
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

  /// Creates a pipe that programs started later do not inherit.
  package static func pipe() throws(SystemError) -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard behest_pipe(&ends) == 0 else { throw SystemError(code: errno) }
    return (ends[0], ends[1])
  }

  /// Returns another descriptor of an open file, which programs started later do not inherit.
  package static func copy(of descriptor: Int32) throws(SystemError) -> Int32 {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw SystemError(code: errno) }
    return copy
  }

  /// Returns an open, nameless file in memory with given contents.
  ///
  /// With a pipe, this process would have to write while a program reads, and would fail if it did
  /// not.
  package static func file(holding bytes: some Collection<UInt8>) throws(SystemError) -> Int32 {
    let descriptor = behest_memory_file()
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    if let error = write(bytes, to: descriptor) {
      close(descriptor)
      throw error
    }
    lseek(descriptor, 0, SEEK_SET)
    return descriptor
  }

  /// The open descriptors; closing one that was closed meanwhile is no error.
  static var open: [Int32] {
    guard let folder = opendir("/proc/self/fd") else { return [] }
    defer { closedir(folder) }
    var found: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if let descriptor = Int32(name), descriptor != dirfd(folder) { found.append(descriptor) }
    }
    return found
  }

  private static func wait(_ descriptor: Int32, for events: Int16) {
    var request = pollfd(fd: descriptor, events: events, revents: 0)
    poll(&request, 1, -1)
  }
}

/// An error of the operating system, by its number.
package struct SystemError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The value of `errno`.
  package let code: Int32

  /// Creates an error from its number.
  package init(code: Int32) { self.code = code }

  /// The system's message: "No space left on device".
  package var words: String { String(cString: strerror(code)) }
  /// The system's message.
  package var description: String { words }
}

/// Runs blocking code on a thread of its own, and waits for it without blocking.
package func onThread<Value: Sendable>(
  _ body: @escaping @Sendable () -> Value
) async -> Value {
  await withCheckedContinuation { continuation in
    startThread { continuation.resume(returning: body()) }
  }
}

/// Starts a detached thread, with a stack that messages of JSON nested as deep as may be fit on.
package func startThread(_ body: @escaping @Sendable () -> Void) {
  let thread = Thread(block: body)
  thread.stackSize = 8 << 20
  thread.start()
}
