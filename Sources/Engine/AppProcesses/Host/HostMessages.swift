// The messages of a client and the host: one line of JSON for each message.

import BehestJSON
import BehestProcess
import Glibc
import ModelContextProtocol

/// A message to the host.
enum HostRequest: Sendable {
  /// Asks for a process, as the first message of a connection.
  case lease(AppCommand, build: String)
  /// Ends the unused processes with a log at this path, as the only message of a connection.
  case dismiss(logPath: String)
  /// Ends the lease of the connection.
  case finish(LeaseEnd)

  init?(_ json: JSON) {
    if let command = json["lease"].flatMap({ AppCommand($0) }), let build = json["build"]?.string {
      self = .lease(command, build: build)
    } else if let server = json["keep"].flatMap({ ServerDescription($0) }),
      let nextID = json["nextID"]?.integer
    {
      self = .finish(.kept(server: server, nextID: nextID))
    } else if let path = json["dismiss"]?.string {
      self = .dismiss(logPath: path)
    } else if let isKilled = json["kill"]?.boolean {
      self = .finish(isKilled ? .killed : .ended)
    } else {
      return nil
    }
  }

  var json: JSON {
    switch self {
    case .lease(let command, let build): ["lease": command.json, "build": .string(build)]
    case .dismiss(let path): ["dismiss": .string(path)]
    case .finish(.kept(let server, let nextID)): ["keep": server.json, "nextID": .integer(nextID)]
    case .finish(.ended): ["kill": false]
    case .finish(.killed): ["kill": true]
    }
  }
}

/// A message of the host.
enum HostReply: Sendable {
  /// The process that was asked for; its standard output and input come with the line.
  case lease(processID: pid_t, known: ServerDescription?, firstID: Int)
  /// The reason why there is none.
  case failed(ServerFailure)
  /// The leased process has ended; the message comes unasked.
  case ended(ServerFailure)
  /// The host is of another build; it listens no more, and ends after its last lease.
  case retired
  /// The lease has ended.
  case finished

  init?(_ json: JSON) {
    if let id = json["process"]?.integer.flatMap({ pid_t(exactly: $0) }) {
      self = .lease(
        processID: id, known: json["known"].flatMap { ServerDescription($0) },
        firstID: json["firstID"]?.integer ?? 1)
    } else if let failure = json["failed"].flatMap({ ServerFailure($0) }) {
      self = .failed(failure)
    } else if let failure = json["ended"].flatMap({ ServerFailure($0) }) {
      self = .ended(failure)
    } else if json["retired"] != nil {
      self = .retired
    } else if json["finished"] != nil {
      self = .finished
    } else {
      return nil
    }
  }

  var json: JSON {
    switch self {
    case .lease(let id, let known, let firstID):
      var json: JSON = ["process": .integer(Int(id)), "firstID": .integer(firstID)]
      json["known"] = known?.json
      return json
    case .failed(let failure): return ["failed": failure.json]
    case .ended(let failure): return ["ended": failure.json]
    case .retired: return ["retired": true]
    case .finished: return ["finished": true]
    }
  }
}

extension UnixConnection {
  /// The maximum length of a message: a command with its variables, or a server's instructions.
  private static let longestMessage = 1 << 20

  /// Sends a message, and descriptors with it.
  ///
  /// - Returns: The error that ended it; `nil` when there was none.
  func send(_ json: JSON, descriptors: [Int32] = []) -> SystemError? {
    var writer = JSONWriter()
    writer.value(json)
    guard writer.bytes.count <= Self.longestMessage else { return SystemError(code: EMSGSIZE) }
    return send(line: writer.bytes, descriptors: descriptors)
  }

  /// Receives a message.
  ///
  /// - Returns: `nil` at the end, at the deadline, and for what is no message.
  func receive(
    before deadline: ContinuousClock.Instant? = nil
  ) -> (json: JSON, descriptors: [Int32])? {
    guard let line = try? receiveLine(upTo: Self.longestMessage, before: deadline) else {
      return nil
    }
    guard let json = try? JSON(parsing: line.bytes) else {
      for descriptor in line.descriptors { close(descriptor) }
      return nil
    }
    return (json, line.descriptors)
  }
}
