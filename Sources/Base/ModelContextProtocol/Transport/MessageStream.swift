// Sends and receives messages over a pair of descriptors, one message a line.

package import BehestJSON
package import BehestProcess
import Foundation
import Glibc
import Synchronization

/// A connection that carries one message a line, over pipes or a socket.
///
/// Lines are read on a thread and written on a queue, so that the other side can neither block the
/// callers nor be blocked by them.
package final class MessageStream: Sendable {
  /// The maximum length of a received line in bytes. A longer one is skipped, and told.
  package static let longestLine = 64 << 20
  /// The maximum number of messages that wait for the other side to read them. One that sends and
  /// never reads ends the stream.
  private static let longestQueue = 10_000

  /// A line that was received.
  package enum Received: Sendable {
    /// A message.
    case message(Message)
    /// A line that is no message, with the reason, the identifier of the request that it seems to
    /// answer, and whether it is JSON at all.
    case nonsense(String, id: JSON?, isJSON: Bool)
    /// The end of the stream; nothing follows.
    case end
  }

  private let input: Int32
  private let output: Int32
  private let longestLine: Int
  /// Written to when the stream is closed, so that the reading thread ends.
  private let wake: (read: Int32, write: Int32)
  private let queue = DispatchQueue(label: "messages")
  /// Entered while a thread reads, and while something is to be written.
  private let work = DispatchGroup()
  private let state = Mutex(State())

  private struct State {
    var isClosed = false
    /// The number of messages that are not written yet.
    var queued = 0
    /// Whether a part of a message has been received or sent, or the other side has ended.
    var isBroken = false
    /// The errors with which reading and writing failed, but for a reader that has gone.
    var (inputFailure, outputFailure): (SystemError?, SystemError?) = (nil, nil)
  }

  /// Creates a connection that reads and writes two descriptors, which it closes at its end.
  ///
  /// - Throws: The error of the system when there are no more descriptors.
  package init(
    input: Int32, output: Int32, longestLine: Int = longestLine
  ) throws(SystemError) {
    self.input = input
    self.output = output
    self.longestLine = longestLine
    wake = try Descriptor.pipe()
  }

  /// Starts to receive lines, in their order, on a thread.
  package func start(_ receive: @escaping @Sendable (Received) -> Void) {
    work.enter()
    startThread { [self] in
      if !read(receive) { state.withLock { $0.isBroken = true } }
      receive(.end)
      close(input)
      close(wake.read)
      work.leave()
    }
  }

  /// Sends a message after those sent before; without effect when the stream has ended.
  package func send(_ message: Message) {
    let isTooLong = state.withLock { state in
      guard !state.isClosed else { return false }
      guard state.queued < Self.longestQueue else { return true }
      state.queued += 1
      queue.async(group: work) { [self] in write(message) }
      return false
    }
    if isTooLong { close() }
  }

  private func write(_ message: Message) {
    var line = JSONWriter(keepsOrder: true)
    line.value(message.json)
    let failure = Descriptor.write(line.bytes + [UInt8(ascii: "\n")], to: output)
    state.withLock { state in
      state.queued -= 1
      if let failure {
        state.isBroken = true
        if failure.code != EPIPE { state.outputFailure = failure }
      }
    }
  }

  /// The errors of the system with which reading and writing failed; `nil` where they did not.
  package var failures: (input: SystemError?, output: SystemError?) {
    state.withLock { ($0.inputFailure, $0.outputFailure) }
  }

  /// Waits until everything that was sent before has been written.
  package func flush() { queue.sync {} }

  /// Ends the stream: what was sent is written, and the other side reads the end of its input.
  package func close() {
    state.withLock { state in
      guard !state.isClosed else { return }
      state.isClosed = true
      close(wake.write)
      // After all that was sent; nothing is sent later.
      queue.async(group: work) { [self] in if output != input { close(output) } }
    }
  }

  /// Ends the stream, so that another one can go on with copies of its descriptors.
  ///
  /// - Returns: Whether it ended between two messages in both directions, within a time limit.
  package func end(within limit: Duration) async -> Bool {
    close()
    return await onThread { [self] in
      work.wait(timeout: .now() + limit / .seconds(1)) == .success
        && !state.withLock { $0.isBroken }
    }
  }

  private func close(_ descriptor: Int32) { Glibc.close(descriptor) }

  /// Receives lines until the stream is closed.
  ///
  /// - Returns: Whether it was closed between two lines.
  private func read(_ receive: (Received) -> Void) -> Bool {
    var line: [UInt8] = []
    var skipped = 0
    // Of a line that is too long, where its identifier may be.
    var start: [UInt8] = []
    while waitForInput() {
      let chunk: [UInt8]
      switch Descriptor.read(input) {
      case .bytes(let bytes): chunk = bytes
      case .end: return false
      case .failed(let code):
        state.withLock { $0.inputFailure = SystemError(code: code) }
        return false
      }
      var rest = chunk[...]
      while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        line += rest[..<end]
        rest = rest[(end + 1)...]
        if skipped + line.count > longestLine {
          let reason = "a message of \(skipped + line.count) bytes"
          receive(.nonsense(reason, id: Self.id(in: start + line), isJSON: false))
        } else {
          Self.messages(in: line).forEach(receive)
        }
        line.removeAll(keepingCapacity: line.count < 1 << 20)
        skipped = 0
        start = []
      }
      line += rest
      if line.count > longestLine {
        if skipped == 0 { start = Array(line.prefix(1_000)) }
        skipped += line.count
        line = []
      }
    }
    return line.isEmpty && skipped == 0
  }

  /// Returns whether there is input; `false` when the stream was closed.
  private func waitForInput() -> Bool {
    while true {
      var requests = [
        pollfd(fd: input, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
      ]
      guard poll(&requests, 2, -1) > 0 else {
        guard errno == EINTR else { return false }
        continue
      }
      return requests[1].revents == 0
    }
  }

  /// Returns the message of a line, or several if it is an array; a blank line has none.
  private static func messages(in line: [UInt8]) -> [Received] {
    guard line.contains(where: { $0 > 0x20 }) else { return [] }
    let json: JSON
    do {
      json = try JSON(parsing: line)
    } catch {
      let start = String(decoding: line.prefix(80), as: UTF8.self)
      let reason = "a line that is no JSON (\(error.description)): \(start)"
      return [.nonsense(reason, id: Self.id(in: line), isJSON: false)]
    }
    let parts = json.array ?? [json]
    return parts.map { part in
      Message(part).map { .message($0) }
        ?? .nonsense("a line that is no message of JSON-RPC", id: part["id"], isJSON: true)
    }
  }

  /// Returns the identifier of a broken response, which stands near its beginning or its end.
  private static func id(in line: [UInt8]) -> JSON? {
    guard line.first(where: { $0 > 0x20 }) == UInt8(ascii: "{") else { return nil }
    for part in [line.prefix(1_000), line.suffix(200)] {
      let text = String(decoding: part, as: UTF8.self)
      if let match = text.firstMatch(of: /"id"\s*:\s*([0-9]{1,18})\b/), let id = Int(match.1) {
        return .integer(id)
      }
    }
    return nil
  }
}
