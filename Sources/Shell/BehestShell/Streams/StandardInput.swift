// Decides what piped standard input is, and reads it once, when it is needed.

import BehestProcess
import Glibc
import Synchronization

/// Standard input as the value of a parameter.
///
/// Only a pipe, a file or a socket counts as given; a terminal, `/dev/null` and a closed
/// descriptor do not. A directory, or a file that is open for writing only, is a mistake.
public final class StandardInput: Sendable {
  private let contents = Mutex<Result<[UInt8], SystemError>?>(nil)
  private let descriptor: Int32

  /// Creates an input over a descriptor.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether something was piped or redirected in.
  public var isGiven: Bool { [S_IFIFO, S_IFREG, S_IFSOCK].contains(kind) }

  /// Why what was redirected in cannot be read, in one sentence; `nil` while nothing is wrong.
  public var problem: String? {
    if case .failure(let error) = contents.withLock({ $0 }) { return error.inputProblem }
    guard isGiven || kind == S_IFDIR else { return nil }
    // Reading nothing fails at once where reading something would.
    return Glibc.read(descriptor, nil, 0) < 0 ? SystemError(code: errno).inputProblem : nil
  }

  /// All bytes of the input, read on the first call.
  ///
  /// - Returns: `nil` when nothing was piped in or it cannot be read.
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
  /// What is said when standard input cannot be read for this reason.
  var inputProblem: String { "Standard input cannot be read: \(words)." }
}
