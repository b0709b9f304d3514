// Decides what piped standard input is, and reads it once, when it is needed.

import Glibc
import Synchronization

/// Standard input as the value of a parameter.
///
/// Only a pipe, a file or a socket counts as given; a terminal, `/dev/null` and a closed
/// descriptor do not.
public final class StandardInput: Sendable {
  private let contents = Mutex<[UInt8]??>(nil)
  private let descriptor: Int32

  /// Creates an input over a descriptor.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether something was piped or redirected in.
  public var isGiven: Bool {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return false }
    switch status.st_mode & S_IFMT {
    case S_IFIFO, S_IFREG, S_IFSOCK: return true
    default: return false
    }
  }

  /// All bytes of the input, read on the first call.
  ///
  /// - Returns: `nil` when nothing was piped in or it cannot be read.
  public func read() async -> [UInt8]? {
    if let known = contents.withLock({ $0 }) { return known }
    guard isGiven else { return nil }
    return await onThread { [self] in
      contents.withLock { contents in
        if let known = contents { return known }
        let bytes = try? Descriptor.readAll(descriptor).get()
        contents = .some(bytes)
        return bytes
      }
    }
  }
}
