// Opens and reads the text for a command of `behest md`.

import BehestProcess
import Glibc
import BehestShell

/// The file that a command reads; `-` is another name of standard input.
package struct MarkdownFile: Hashable, Sendable {
  /// The path; `nil` for standard input.
  package var file: String?

  /// The name in messages.
  var name: String { isStandardInput ? "standard input" : file ?? "" }

  var isStandardInput: Bool { file == nil || file == "-" }

  /// Opens the file and returns its descriptor, which stays open until the process ends.
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

  /// Returns all bytes.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func read() throws -> [UInt8] {
    try bytes(from: try open())
  }

  /// Returns the bytes of a descriptor, to its end or up to a number of bytes.
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
