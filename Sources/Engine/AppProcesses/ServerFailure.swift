// Says why there is no server to speak to.

import BehestJSON
import BehestProcess
import Foundation

/// The reason why an app's server cannot be used.
package struct ServerFailure: Error, Hashable, Sendable {
  /// A kind of failure; a new kind breaks no caller.
  package struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind.
    package let rawValue: String

    /// Creates a kind from its name.
    package init(rawValue: String) { self.rawValue = rawValue }

    /// There is no such program, or it may not be run.
    package static let noProgram = Code(rawValue: "noProgram")
    /// There is no such folder to start in.
    package static let noFolder = Code(rawValue: "noFolder")
    /// The system does not start the program; `detail` says why.
    package static let notStarted = Code(rawValue: "notStarted")
    /// The server has ended.
    package static let ended = Code(rawValue: "ended")
  }

  /// The kind of the failure.
  package let code: Code
  /// The program, as the command names it.
  package let program: String
  /// A folder or the system's reason, depending on the kind.
  package let detail: String?
  /// The exit status as in a shell; `nil` unless the server has ended.
  package let status: Int32?
  /// The last lines that the server wrote to standard error, as it wrote them: oldest first, at most
  /// eight, none of them empty.
  package let lastLines: [String]
  /// The time until the program may be started again; `nil` when it may be at once.
  package var pause: Duration?

  /// Creates a failure to start a server.
  init(_ code: Code, program: String, detail: String? = nil) {
    self.code = code
    self.program = program
    self.detail = detail
    status = nil
    lastLines = []
  }

  /// Creates the failure of a server that has ended.
  init(program: String, end: ServerEnd) {
    code = .ended
    self.program = program
    detail = nil
    status = end.end.status
    lastLines = end.lastLines
  }

  /// Creates a failure from what `json` returned; `nil` when it is none.
  init?(_ json: JSON) {
    guard let code = json["code"]?.string, let program = json["program"]?.string else { return nil }
    self.code = Code(rawValue: code)
    self.program = program
    detail = json["detail"]?.string
    status = json["status"]?.integer.flatMap { Int32(exactly: $0) }
    lastLines = (json["lastLines"]?.array ?? []).compactMap(\.string)
    pause = json["pause"]?.number.map { .seconds($0) }
  }

  /// The failure as an object.
  var json: JSON {
    var json: JSON = ["code": .string(code.rawValue), "program": .string(program)]
    json["detail"] = detail.map { .string($0) }
    json["status"] = status.map { .integer(Int($0)) }
    if !lastLines.isEmpty { json["lastLines"] = JSON(strings: lastLines) }
    json["pause"] = pause.map { .number($0 / .seconds(1)) }
    return json
  }
}

extension ServerFailure: CustomStringConvertible {
  /// The failure in sentences, with the server's last lines below them.
  package var description: String {
    var words =
      switch code {
      case .noProgram where program.contains("/"): "There is no program at “\(program)”."
      case .noProgram: "There is no program “\(program)” in PATH."
      case .noFolder: "There is no folder “\(detail ?? "")” to start “\(program)” in."
      case .notStarted: "“\(program)” cannot be started: \(detail ?? "")."
      default: "“\(program)” has ended with status \(status ?? 0)."
      }
    if let pause {
      words +=
        " It is started again in \(Int((pause / .seconds(1)).rounded(.up))) s at the earliest."
    }
    return ([words] + lastLines).joined(separator: "\n")
  }
}
