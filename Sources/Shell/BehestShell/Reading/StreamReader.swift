// Reads lines from a pipe or a file, without prompts.

import BehestProcess
import IntentEngine
import Synchronization

/// A reader of a file descriptor that is no terminal: no prompt, no completion, no history.
///
/// Bytes that are not UTF-8 become U+FFFD. The blocking `read` runs on a thread of its own.
public final class StreamReader: LineReader {
  private let source: Mutex<LineSource>
  private let numbers = Mutex((next: 1, begun: 0))
  private let last = Mutex("")
  private let unclosed = Mutex<Int?>(nil)
  private let unreadable = Mutex<Int?>(nil)
  private let joinsLines: Bool

  /// Creates a reader of a file descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: An open descriptor; the reader does not close it.
  ///   - joinsLines: Whether a line may go on in the next one.
  public init(descriptor: Int32 = 0, joinsLines: Bool = true) {
    self.joinsLines = joinsLines
    source = Mutex(LineSource(descriptor: descriptor))
  }

  /// The reason why reading failed, or why its end is no line, in one sentence; `nil` if all was read.
  public var problem: String? {
    source.withLock { $0.problem }
      ?? unclosed.withLock { $0 }.map { Sentence.blockIsOpen(line: $0) }
  }

  /// The number, from 1, of the line at which what was read last began; 0 before that.
  public var lineNumber: Int { numbers.withLock { $0.begun } }

  /// The line that was read last, or several that were joined; empty before that.
  var line: String { last.withLock { $0 } }

  /// Removes and returns a sentence about the last line since the previous call that is not UTF-8; `nil` for
  /// none.
  func takeRemark() -> String? {
    unreadable.withLock { $0.take() }.map { Sentence.lineIsNotText(line: $0) }
  }

  /// Reads one line, or several joined according to `Continuation`, ignoring the prompt.
  ///
  /// A block that is not closed is no line, but the end of the input and a problem.
  public func readLine(_ prompt: Prompt, aids: LineAids) async -> ReadLine {
    await onThread { [self] in
      let number = numbers.withLock { $0.next }
      guard var text = next() else { return .endOfInput }
      numbers.withLock { $0.begun = number }
      var continuation = Continuation()
      if joinsLines { continuation.add(text[...]) }
      while continuation.isIncomplete, let more = next() {
        continuation.add(more[...])
        text += "\n" + more
      }
      last.withLock { [text] in $0 = text }
      if continuation.isInBlock {
        unclosed.withLock { $0 = number }
        return .endOfInput
      }
      return .line(text)
    }
  }

  /// Reads one line without joining it to the next one.
  public func readWholeLine() async -> ReadLine {
    await onThread { [self] in next().map { .line($0) } ?? .endOfInput }
  }

  /// Returns the next line, blocking the calling thread; `nil` at the end.
  public func next() -> String? {
    let number = numbers.withLock { numbers in
      numbers.next += 1
      return numbers.next - 1
    }
    guard let bytes = source.withLock({ $0.next() }) else { return nil }
    if let text = String(validating: bytes, as: UTF8.self) { return text }
    unreadable.withLock { $0 = number }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// A source of the lines of a descriptor, read in blocks on the calling thread.
package struct LineSource: ~Copyable {
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The index in the buffer where the next line begins.
  private var start = 0
  private var isAtEnd = false
  /// Whether a byte order mark may still be read.
  private var isAtBeginning = true
  private var failure: SystemError?

  /// Creates a source of lines from a descriptor, which it does not close.
  package init(descriptor: Int32 = 0) { self.descriptor = descriptor }

  /// The reason why reading failed, in one sentence; `nil` if it did not fail.
  package var problem: String? { failure?.inputProblem }

  /// Drops the byte order mark at the beginning.
  private mutating func dropMark() {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard buffer.count >= mark.count || !mark.starts(with: buffer) else { return }
    isAtBeginning = false
    if buffer.starts(with: mark) { buffer.removeFirst(mark.count) }
  }

  /// Returns the next line as bytes, without its end; `nil` when there are no more.
  ///
  /// - Parameter waiting: Called each time before waiting for more input.
  package mutating func next(beforeWaiting waiting: () -> Void = {}) -> [UInt8]? {
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
      case .bytes(let bytes):
        buffer += bytes
        if isAtBeginning { dropMark() }
      case .end: isAtEnd = true
      case .failed(let code):
        isAtEnd = true
        failure = SystemError(code: code)
      }
    }
  }
}
