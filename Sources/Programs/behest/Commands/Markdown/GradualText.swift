// A Markdown text that is read no sooner than it is needed.

import Synchronization

/// The bytes of a text: those that were read, and the way to the others.
final class GradualText: Sendable {
  private struct State {
    var bytes: [UInt8]
    var rest: Int32?
  }

  private let file: MarkdownFile
  private let state: Mutex<State>

  /// How much is read at first, where it is not known that all is wanted.
  static let startLength = 64 << 10

  /// A text that was read.
  init(_ file: MarkdownFile, whole bytes: [UInt8]) {
    self.file = file
    state = Mutex(State(bytes: bytes, rest: nil))
  }

  /// A text of which the start is read.
  ///
  /// - Throws: `UsageError` when it cannot be.
  init(_ file: MarkdownFile, from descriptor: Int32) throws {
    self.file = file
    let start = try file.bytes(from: descriptor, upTo: Self.startLength)
    state = Mutex(State(bytes: start, rest: start.count < Self.startLength ? nil : descriptor))
  }

  /// What was read by now: a start of some length, if not all.
  var start: [UInt8] { state.withLock { $0.bytes } }

  /// All bytes.
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
