// Connects processes of one machine by sockets with a path, which carry lines and open descriptors.

import CLinux
package import Glibc
import Synchronization

/// A place in the file system where other processes of the same user connect.
package final class UnixListener: Sendable {
  /// The descriptor, which is readable when a connection waits to be accepted.
  package let descriptor: Int32

  /// Creates a socket with mode 0600 at a path where nothing is, and listens there.
  ///
  /// - Throws: `ENAMETOOLONG` for a path of more than 107 bytes, or another error of the system.
  package init(path: String) throws(SystemError) {
    let address = try UnixConnection.address(of: path)
    descriptor = try UnixConnection.socket()
    // The socket gets its mode before it has a name: there is no moment in which others connect.
    // After an error `deinit` closes it.
    guard fchmod(descriptor, 0o600) == 0,
      UnixConnection.with(address, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 64) == 0
    else { throw SystemError(code: errno) }
  }

  deinit { close(descriptor) }

  /// Accepts the next connection, waiting until there is one.
  package func accept() throws(SystemError) -> UnixConnection {
    while true {
      let accepted = behest_accept(descriptor)
      if accepted >= 0 { return UnixConnection(descriptor: accepted) }
      guard errno == EINTR || errno == ECONNABORTED else { throw SystemError(code: errno) }
    }
  }
}

/// A connection to another process over a Unix socket, which ends when it is released.
package final class UnixConnection: Sendable {
  /// A line, and the descriptors that came with it, which the receiver closes.
  package struct Line: Sendable {
    /// The bytes before the line feed.
    package var bytes: [UInt8]
    /// The descriptors; no program started later inherits them.
    package var descriptors: [Int32]
  }

  private let descriptor: Int32
  private let received = Mutex(Received())

  private struct Received {
    var bytes: [UInt8] = []
    var descriptors: [Int32] = []
    /// The offset of a byte in the line that the descriptors belong to.
    var place = 0
  }

  /// Creates a connection from a connected socket, which it closes at its end.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    Self.limitSending(descriptor)
  }

  /// Connects to a process that listens at a path.
  ///
  /// - Throws: `EAGAIN` if it listens, but has not accepted the connections before for five seconds,
  ///   or another error of the system.
  package convenience init(path: String) throws(SystemError) {
    let address = try Self.address(of: path)
    self.init(descriptor: try Self.socket())
    guard Self.with(address, { connect(descriptor, $0, $1) }) == 0 else {
      throw SystemError(code: errno)
    }
  }

  deinit {
    close(descriptor)
    for descriptor in received.withLock({ $0.descriptors }) { close(descriptor) }
  }

  /// The user of the process at the other end when it connected; `nil` when it cannot be found.
  package var peerUser: uid_t? {
    var user: uid_t = 0
    return behest_peer_user(descriptor, &user) == 0 ? user : nil
  }

  /// Sends a line with descriptors, which stay open here.
  ///
  /// - Returns: The error that ended it, `EAGAIN` if the other side has not read for five seconds; `nil`
  ///   when there was none.
  package func send(line: [UInt8], descriptors: [Int32] = []) -> SystemError? {
    let bytes = line + [UInt8(ascii: "\n")]
    var offset = 0
    while offset < bytes.count {
      let count = bytes[offset...].withUnsafeBytes { rest in
        behest_send(
          descriptor, rest.baseAddress, rest.count, descriptors,
          offset == 0 ? descriptors.count : 0)
      }
      if count >= 0 {
        offset += count
      } else if errno != EINTR {
        return SystemError(code: errno)
      }
    }
    return nil
  }

  /// Receives the next line, waiting until it is complete.
  ///
  /// - Parameters:
  ///   - most: The maximum length of the line in bytes.
  ///   - deadline: The moment to give up at; `nil` to wait as long as the connection lasts.
  /// - Returns: `nil` when the other side has ended the connection.
  /// - Throws: `ETIMEDOUT` at the deadline, `EMSGSIZE` for a line that is too long, or another error
  ///   of the system.
  package func receiveLine(
    upTo most: Int, before deadline: ContinuousClock.Instant? = nil
  ) throws(SystemError) -> Line? {
    while true {
      if let line = try received.withLock({ received throws(SystemError) in
        try Self.take(from: &received, upTo: most)
      }) {
        return line
      }
      guard Descriptor.isReadable(descriptor, before: deadline) else {
        throw SystemError(code: ETIMEDOUT)
      }
      guard try receive() else { return nil }
    }
  }

  private static func take(
    from received: inout Received, upTo most: Int
  ) throws(SystemError) -> Line? {
    let end = received.bytes.firstIndex(of: UInt8(ascii: "\n"))
    guard end ?? received.bytes.count <= most else { throw SystemError(code: EMSGSIZE) }
    guard let end else { return nil }
    var line = Line(bytes: Array(received.bytes[..<end]), descriptors: [])
    received.bytes.removeFirst(end + 1)
    if received.place <= end { swap(&line.descriptors, &received.descriptors) }
    received.place = max(0, received.place - end - 1)
    return line
  }

  /// Receives what there is; returns `false` at the end.
  private func receive() throws(SystemError) -> Bool {
    var descriptors = [Int32](repeating: -1, count: Int(BEHEST_MOST_DESCRIPTORS))
    var descriptorCount = 0
    var count = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: 16_384) { buffer, initialized in
      count = behest_receive(
        descriptor, buffer.baseAddress, 16_384, &descriptors, &descriptorCount)
      initialized = max(count, 0)
    }
    guard count >= 0 || errno == EINTR else { throw SystemError(code: errno) }
    received.withLock { received in
      received.bytes += bytes
      guard descriptorCount > 0 else { return }
      // The system receives nothing beyond the part of a message that had descriptors.
      received.descriptors += descriptors.prefix(descriptorCount)
      received.place = received.bytes.count - 1
    }
    return count != 0
  }

  // MARK: Addresses

  fileprivate static func socket() throws(SystemError) -> Int32 {
    let descriptor = Glibc.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw SystemError(code: errno) }
    return descriptor
  }

  /// Bounds the time for which another process can block this one by reading nothing.
  private static func limitSending(_ descriptor: Int32) {
    var limit = timeval(tv_sec: 5, tv_usec: 0)
    let size = socklen_t(MemoryLayout<timeval>.size)
    _ = setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &limit, size)
  }

  fileprivate static func address(of path: String) throws(SystemError) -> sockaddr_un {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    let fits = withUnsafeMutableBytes(of: &address.sun_path) { room in
      guard path.utf8.count < room.count else { return false }
      room.copyBytes(from: path.utf8)
      return true
    }
    guard fits else { throw SystemError(code: ENAMETOOLONG) }
    return address
  }

  fileprivate static func with(
    _ address: sockaddr_un, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Int32
  ) -> Int32 {
    withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        body($0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }
}
