// Exchanges lines with a program over its standard streams, which it may not read or write.

import Glibc

/// A program's standard streams, to which lines are written that it answers with lines.
///
/// The descriptors are closed when the exchange is released.
package final class LineExchange: Sendable {
  /// The reason why there is no answer.
  package enum Failure: Error, Hashable, Sendable {
    /// The program has closed its output.
    case ended
    /// Time ran out.
    case timedOut
    /// The answer is too long.
    case tooLong
    /// The exchange was stopped.
    case stopped
  }

  private let input: Int32
  private let output: Int32

  /// Creates an exchange.
  ///
  /// - Parameters:
  ///   - input: A descriptor of the program's standard output, to read.
  ///   - output: A descriptor of its standard input, to write: the end of a pipe.
  package init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  deinit {
    close(input)
    close(output)
  }

  /// Writes a line, and returns the next one without its line feed, blocking the thread.
  ///
  /// - Parameters:
  ///   - isFirst: Whether what the program has already written may be the answer; it is discarded
  ///     otherwise.
  ///   - most: The maximum length of the answer in bytes.
  ///   - stop: A descriptor that becomes readable when there is no more need to wait.
  package func answer(
    to line: [UInt8], isFirst: Bool, upTo most: Int, before deadline: ContinuousClock.Instant,
    stop: Int32
  ) throws(Failure) -> [UInt8] {
    var discarded = 0
    while !isFirst, discarded <= most, Descriptor.areReadable([input], before: .now)[0] {
      guard case .bytes(let bytes) = Descriptor.read(input) else { throw .ended }
      discarded += bytes.count
    }
    var rest = (line + [UInt8(ascii: "\n")])[...]
    var answer: [UInt8] = []
    while true {
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: rest.isEmpty ? -1 : output, events: Int16(POLLOUT), revents: 0),
        pollfd(fd: stop, events: Int16(POLLIN), revents: 0),
      ]
      let time = ContinuousClock.now.duration(to: deadline) / .milliseconds(1)
      guard time > 0 else { throw .timedOut }
      guard poll(&requests, 3, Int32(min(time, 1e9)) + 1) > 0 else { continue }
      if requests[2].revents != 0 { throw .stopped }
      if requests[1].revents & Int16(POLLERR) != 0 {
        // A program that reads no more may have answered.
        rest = []
      } else if requests[1].revents != 0 {
        // A pipe that is ready takes at least this much without blocking.
        let count = rest.prefix(Int(PIPE_BUF)).withUnsafeBytes {
          Glibc.write(output, $0.baseAddress, $0.count)
        }
        if count >= 0 { rest = rest.dropFirst(count) } else if errno != EINTR { rest = [] }
      }
      guard requests[0].revents != 0 else { continue }
      guard case .bytes(let bytes) = Descriptor.read(input) else { throw .ended }
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      answer += bytes[..<(end ?? bytes.endIndex)]
      guard answer.count <= most else { throw .tooLong }
      if end != nil { return answer }
    }
  }
}
