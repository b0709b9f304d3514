// Reads lines as fast as they come, and says when there is time to answer.

/// Lines of a descriptor, read in blocks on the calling thread.
package struct LineSource: ~Copyable {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// Where the next line begins in the buffer.
  private var start = 0
  private var isAtEnd = false
  private var failure: SystemError?

  /// Reads from a descriptor, which stays open.
  package init(descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// Why there were no more lines, in one sentence; `nil` unless reading failed.
  package var problem: String? { failure?.inputProblem }

  /// The next line as bytes, without its end; `nil` when there are no more.
  ///
  /// - Parameter waiting: Called each time before more input is waited for.
  package mutating func next(beforeWaiting waiting: () -> Void) -> [UInt8]? {
    var searched = start
    while true {
      if let newline = buffer[searched...].firstIndex(of: UInt8(ascii: "\n")) {
        var line = buffer[start..<newline]
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        start = newline + 1
        return Array(line)
      }
      buffer.removeSubrange(..<start)
      start = 0
      searched = buffer.count
      if isAtEnd {
        guard !buffer.isEmpty else { return nil }
        defer { buffer = [] }
        return buffer
      }
      waiting()
      switch Descriptor.read(descriptor, upTo: 1 << 18) {
      case .bytes(let bytes): buffer += bytes
      case .end: isAtEnd = true
      case .failed(let code):
        isAtEnd = true
        failure = SystemError(code: code)
      }
    }
  }
}
