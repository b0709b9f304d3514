// The text that a command of `behest md` reads.

import BehestProcess
import Glibc
import BehestShell

/// The file that a command reads; the other name of standard input is `-`.
package struct MarkdownFile: Hashable, Sendable {
  /// The path; `nil` for standard input.
  package var file: String?

  /// The name that messages use.
  var name: String { isStandardInput ? "standard input" : file ?? "" }

  var isStandardInput: Bool { file == nil || file == "-" }

  /// A descriptor to read, which is open as long as the process is.
  ///
  /// - Throws: `UsageError` when there is nothing to read.
  func open() throws -> Int32 {
    if isStandardInput {
      try StandardInput().check()
      return STDIN_FILENO
    }
    let descriptor = Glibc.open(file ?? "", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw unreadable(EISDIR)
    }
    return descriptor
  }

  /// All bytes.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func read() throws -> [UInt8] {
    try bytes(from: try open())
  }

  /// The bytes of a descriptor, to its end or until there are as many as wanted.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func bytes(from descriptor: Int32, upTo most: Int = .max) throws -> [UInt8] {
    switch Descriptor.readAll(descriptor, upTo: most) {
    case .success(let bytes): return bytes
    case .failure(let error): throw UsageError("\(sentenceName) cannot be read: \(error.words).")
    }
  }

  private var sentenceName: String { isStandardInput ? "Standard input" : "“\(name)”" }

  private func unreadable(_ code: Int32) -> UsageError {
    UsageError("\(sentenceName) cannot be read: \(SystemError(code: code).words).")
  }
}
