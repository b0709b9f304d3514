// Starts a server and stands between it and a client, so that every line can be judged.

import AppProcesses
import AppProtocol
import BehestJSON
import BehestProcess
import Foundation
import Glibc
import ModelContextProtocol
import Synchronization

/// A connection to a new process of a server, whose lines are judged on their way to a client.
///
/// A client skips what is no message, as it should; a copy of the lines is the only place where
/// that can be seen. Copying leaves the client and the messages as every app of Behest has them.
final class Wire: Sendable {
  private struct Record {
    var lines = 0
    /// The requests that were sent, and how often each was answered, by their identifiers.
    var answers: [JSON: Int] = [:]
    var sentNonsense = false
    var findings: [ConformanceFinding] = []
    var hasUntypedResults = false
    /// The identifier of the handshake, and its result.
    var handshake: (id: JSON, result: JSON)?

    /// Adds findings, unless there are many: a server may print for ever.
    mutating func add(_ new: [ConformanceFinding]) {
      if findings.count < 500 { findings += new }
    }
  }

  /// The client of the server.
  let client: MCPClient
  private let process: AppProcess
  private let record = Mutex(Record())
  /// Left when all that the server has written has been judged.
  private let reading = DispatchGroup()

  /// Starts a server.
  ///
  /// - Throws: `ServerFailure` when it cannot be started.
  init(_ command: AppCommand, from processes: OwnProcesses) throws {
    process = try processes.start(command)
    let ends = try process.streams()
    let (up, down) = (try Descriptor.pipe(), try Descriptor.pipe())
    client = MCPClient(
      try MessageStream(input: down.read, output: up.write), info: ServerLink.implementation,
      extensions: ServerLink.extensions)
    reading.enter()
    startThread { [self] in
      Self.copy(from: up.read, to: ends.output) { noteSent($0) }
    }
    startThread { [self] in
      Self.copy(from: ends.input, to: down.write) { noteReceived($0) }
      reading.leave()
    }
  }

  /// Copies lines until there are no more; those that nobody takes any more are still noted.
  private static func copy(
    from input: Int32, to output: Int32, _ note: ([UInt8]) -> Void
  ) {
    var line: [UInt8] = []
    var isSkipping = false
    while case .bytes(let bytes) = Descriptor.read(input) {
      line += bytes
      var start = line.startIndex
      while let end = line[start...].firstIndex(of: UInt8(ascii: "\n")) {
        if !isSkipping { note(Array(line[start..<end])) }
        isSkipping = false
        start = end + 1
      }
      line.removeSubrange(..<start)
      if line.count > MessageStream.longestLine {
        // The client skips such a line as well; its beginning is no JSON.
        if !isSkipping { note(Array(line.prefix(100))) }
        isSkipping = true
      }
      if isSkipping { line = [] }
      _ = Descriptor.write(bytes, to: output)
    }
    if !line.isEmpty { note(line) }
    close(input)
    close(output)
  }

  private func noteSent(_ line: [UInt8]) {
    guard let json = try? JSON(parsing: line), json["method"] != nil, let id = json["id"] else {
      return
    }
    record.withLock { record in
      record.answers[id] = 0
      if json["method"]?.string == "initialize" { record.handshake = (id, [:]) }
    }
  }

  private func noteReceived(_ bytes: [UInt8]) {
    record.withLock { record in
      record.lines += 1
      let line = WireLine(bytes, number: record.lines)
      record.add(line.findings)
      guard let json = line.json, json["method"] == nil else { return }
      let subject = "line \(record.lines)"
      if let result = json["result"], result.object != nil, result["resultType"] == nil {
        record.hasUntypedResults = true
      }
      if let id = json["id"], id == record.handshake?.id, let result = json["result"] {
        record.handshake = (id, result)
      }
      guard let id = json["id"], id != nil else {
        // A line that is no message is answered without an identifier.
        if json["error"] != nil, !record.sentNonsense {
          record.add([
            ConformanceFinding(.answerIDs, subject, "The error has no identifier of a request.")
          ])
        }
        return
      }
      switch record.answers[id] {
      case nil:
        record.add([
          ConformanceFinding(
            .answerIDs, subject, "No request has the identifier \(id.text(isPretty: false)).")
        ])
      case 0?: record.answers[id] = 1
      case _?:
        record.add([
          ConformanceFinding(
            .answeredOnce, subject,
            "The request \(id.text(isPretty: false)) has been answered before.")
        ])
      }
    }
  }

  /// The findings about the lines so far.
  var findings: [ConformanceFinding] { record.withLock { $0.findings } }

  /// Whether a result came without its type.
  var hasUntypedResults: Bool { record.withLock { $0.hasUntypedResults } }

  /// The result of the handshake, as the server sent it.
  var handshake: JSON { record.withLock { $0.handshake?.result } ?? [:] }

  /// Sends a line that is no JSON.
  func sendNonsense() {
    record.withLock { $0.sentNonsense = true }
    guard let ends = try? process.streams() else { return }
    _ = Descriptor.write(Array("{\"jsonrpc\": \"2.0\", \"id\":\n".utf8), to: ends.output)
    for descriptor in [ends.input, ends.output] { close(descriptor) }
  }

  /// Returns the end of the process, if it ends within a time.
  func end(within limit: Duration) async -> ServerEnd? { await process.end(within: limit) }

  /// Ends the input of the server, and waits for its end and for what it still writes.
  ///
  /// - Returns: Whether it ended by itself within the limit.
  func finish(within limit: Duration) async -> Bool {
    client.close()
    process.finish()
    let end = await process.end(within: limit)
    if end == nil { process.kill() }
    await onThread { [reading] in _ = reading.wait(timeout: .now() + 2) }
    return end != nil
  }
}
