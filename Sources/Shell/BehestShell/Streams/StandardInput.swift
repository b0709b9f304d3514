// Determines whether standard input was given, and reads it once, when it is needed.

import BehestProcess
import Glibc
import Synchronization

/// Standard input as the value of a parameter.
///
/// Only a pipe, a file or a socket counts as given; a terminal, `/dev/null` and a closed descriptor
/// do not. A directory, or a file that is open for writing only, is an error.
public final class StandardInput: Sendable {
  private let contents = Mutex<Result<[UInt8], SystemError>?>(nil)
  private let descriptor: Int32

  /// Creates an input from a descriptor.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether standard input was piped or redirected.
  public var isGiven: Bool { [S_IFIFO, S_IFREG, S_IFSOCK].contains(kind) }

  /// The reason why redirected input cannot be read, in one sentence; `nil` if there is none.
  public var problem: String? {
    if case .failure(let error) = contents.withLock({ $0 }) { return error.inputProblem }
    guard isGiven || kind == S_IFDIR else { return nil }
    // A read of zero bytes fails at once if a real read would.
    return Glibc.read(descriptor, nil, 0) < 0 ? SystemError(code: errno).inputProblem : nil
  }

  /// Returns all bytes of the input, which are read on the first call.
  ///
  /// - Returns: `nil` when there is no input or it cannot be read.
  public func read() async -> [UInt8]? {
    if let known = contents.withLock({ $0 }) { return try? known.get() }
    guard isGiven else { return nil }
    return await onThread { [self] in
      contents.withLock { contents in
        let result = contents ?? Descriptor.readAll(descriptor)
        contents = result
        return try? result.get()
      }
    }
  }

  private var kind: mode_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

extension SystemError {
  /// The message that standard input cannot be read for this reason.
  var inputProblem: String { "Standard input cannot be read: \(words)." }
}
