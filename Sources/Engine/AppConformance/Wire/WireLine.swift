// Judges one line that a server has written, before any client reads it.

import BehestJSON

/// A line of a server's standard output.
struct WireLine {
  /// The number of the line, from 1.
  let number: Int
  /// The message; `nil` when the line is none.
  private(set) var json: JSON?
  /// The findings about the line alone.
  private(set) var findings: [ConformanceFinding] = []

  /// Creates a line from its bytes without the end of the line.
  init(_ bytes: [UInt8], number: Int) {
    self.number = number
    read(bytes)
  }

  private mutating func read(_ bytes: [UInt8]) {
    guard let text = String(validating: bytes, as: UTF8.self) else {
      return report(.encoding, "It is not valid UTF-8: \(Self.excerpt(bytes))")
    }
    guard let json = try? JSON(parsing: text.utf8) else {
      return report(
        .standardOutput, text.isEmpty ? "It is empty." : "It is no JSON: \(Self.excerpt(bytes))")
    }
    guard case .object(let members) = json else {
      let form = json.array == nil ? "It is no object" : "Several messages are sent as one"
      return report(.messageForm, "\(form): \(Self.excerpt(bytes))")
    }
    self.json = json
    for mistake in Self.mistakes(members) { report(.messageForm, mistake) }
  }

  private mutating func report(_ rule: ConformanceRule, _ words: String) {
    findings.append(ConformanceFinding(rule, "line \(number)", words))
  }

  private static func excerpt(_ bytes: [UInt8]) -> String {
    let start = String(decoding: bytes.prefix(60), as: UTF8.self)
    return "“\(start)\(bytes.count > 60 ? "…" : "")”"
  }

  /// Returns what is wrong with a message as JSON-RPC 2.0 and MCP have it.
  private static func mistakes(_ message: JSON.Members) -> [String] {
    var mistakes: [String] = []
    if message["jsonrpc"]?.string != "2.0" { mistakes.append("“jsonrpc” is not \"2.0\".") }
    let (result, error) = (message["result"], message["error"])
    if let method = message["method"] {
      if method.string == nil { mistakes.append("The method is no text.") }
      if result != nil || error != nil { mistakes.append("It is a request and an answer at once.") }
      if let params = message["params"], params.object == nil {
        mistakes.append("The parameters are no object.")
      }
    } else if result != nil, error != nil {
      mistakes.append("It has a result and an error.")
    } else if let result {
      if result.object == nil { mistakes.append("The result is no object.") }
    } else if let error {
      if error["code"]?.integer == nil { mistakes.append("The error has no code.") }
      if error["message"]?.string == nil { mistakes.append("The error has no message.") }
    } else {
      mistakes.append("It has neither a method nor a result nor an error.")
    }
    switch message["id"] {
    case .string, .integer: break
    case nil where message["method"] != nil || error != nil: break
    // An error for what was no request has no identifier to give.
    case .null where error != nil: break
    case nil: mistakes.append("The answer has no identifier.")
    default: mistakes.append("The identifier is neither a text nor a whole number.")
    }
    return mistakes
  }
}
