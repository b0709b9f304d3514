// Reads a Markdown text no sooner than it is needed.

import Synchronization

/// The bytes of a text: those read so far, and a descriptor for the rest.
final class GradualText: Sendable {
  private struct State {
    var bytes: [UInt8]
    var rest: Int32?
  }

  private let file: MarkdownFile
  private let state: Mutex<State>

  /// The number of bytes read first, when not all may be needed.
  static let startLength = 64 << 10

  /// Creates a text from all its bytes.
  init(_ file: MarkdownFile, whole bytes: [UInt8]) {
    self.file = file
    state = Mutex(State(bytes: bytes, rest: nil))
  }

  /// Creates a text by reading its start from a descriptor.
  ///
  /// - Throws: `UsageError` when it cannot be read.
  init(_ file: MarkdownFile, from descriptor: Int32) throws {
    self.file = file
    let start = try file.bytes(from: descriptor, upTo: Self.startLength)
    state = Mutex(State(bytes: start, rest: start.count < Self.startLength ? nil : descriptor))
  }

  /// The bytes read so far: the start of the text, if not all of it.
  var start: [UInt8] { state.withLock { $0.bytes } }

  /// Returns all bytes, reading the rest if needed.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func whole() throws -> [UInt8] {
    try state.withLock { state in
      if let rest = state.rest {
        state.rest = nil
        state.bytes += try file.bytes(from: rest)
      }
      return state.bytes
    }
  }
}
