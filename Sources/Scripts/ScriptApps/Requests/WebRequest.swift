// A request of a script over the network, as curl takes it.

package import BehestJSON
import Foundation
package import ScriptEngine

/// A request over HTTP.
///
/// What a script says goes to curl in a file that only that process reads, and not in arguments,
/// which every user of the system sees. `FoundationNetworking` would be linked into a program that
/// starts once a run, and has no limit for the size of an answer.
package struct WebRequest: Sendable {
  /// The address.
  let url: String
  private let method: String
  private let headers: [(name: String, value: String)]
  /// The bytes to send; `nil` for none.
  let body: Data?
  /// The most seconds until the answer is there.
  let seconds: Double

  /// The most bytes of a body, sent or received.
  static let limit = 64 << 20
  private static let standardSeconds = 60.0
  private static let mostRedirections = 10

  /// Creates a request from the message `fetch`.
  ///
  /// - Throws: `RunError` for an address or a header that HTTP cannot have.
  package init(_ message: JSON) throws(RunError) {
    url = try Self.address(message["url"]?.string ?? "")
    method = message["method"]?.string?.uppercased() ?? "GET"
    guard Self.isToken(method) else {
      throw RunError(.thrown, "“\(method)” is no method of a request.")
    }
    body = message["body"]?["$data"]?.string.flatMap { Data(base64Encoded: $0) }
    guard body?.count ?? 0 <= Self.limit else {
      throw RunError(.thrown, "A request can send 64 MB at most.")
    }
    let asked = message["timeout"]?.number ?? Self.standardSeconds
    seconds = asked > 0 ? min(max(asked, 0.001), 3_600) : Self.standardSeconds
    var headers: [(name: String, value: String)] = []
    for pair in message["headers"]?.array ?? [] {
      let (name, value) = (pair.array?.first?.string ?? "", pair.array?.last?.string ?? "")
      guard Self.isToken(name), !value.unicodeScalars.contains(where: Self.breaksLine) else {
        throw RunError(.thrown, "“\(name)” is no header that a request can have.")
      }
      // The length is that of the body.
      if name.lowercased() != "content-length" { headers.append((name, value)) }
    }
    self.headers = headers
  }

  private static func address(_ text: String) throws(RunError) -> String {
    guard let scheme = text.range(of: "://"),
      ["http", "https"].contains(text[..<scheme.lowerBound].lowercased())
    else {
      throw RunError(.thrown, "fetch needs an address of the web, such as https://example.com.")
    }
    let host = text[scheme.upperBound...].prefix { !"/?#".contains($0) }
    let isPlain = host.unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F }
    guard !host.isEmpty, isPlain, host.first != "@" else {
      throw RunError(.thrown, "“\(text)” has no host.")
    }
    // What the address has beyond ASCII is encoded as browsers do.
    let rest = text[host.endIndex...].unicodeScalars.map { scalar in
      scalar.value > 0x20 && scalar.value < 0x7F
        ? String(scalar) : Data(String(scalar).utf8).map { String(format: "%%%02X", $0) }.joined()
    }
    return text[..<host.endIndex] + rest.joined()
  }

  private static func isToken(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.count < 200
      && text.utf8.allSatisfy { byte in
        let scalar = Character(UnicodeScalar(byte))
        return byte < 0x80
          && (scalar.isLetter || scalar.isNumber || "!#$%&'*+-.^_`|~".contains(scalar))
      }
  }

  private static func breaksLine(_ scalar: Unicode.Scalar) -> Bool {
    ["\n", "\r", "\0"].contains(scalar)
  }

  // MARK: curl

  /// The configuration of curl, which reads the body from its standard error.
  ///
  /// - Parameter marker: The text after which curl describes the answer.
  func configuration(marker: String) -> String {
    var lines = [
      "silent", "include", "location", "globoff", "compressed", "url = \(quoted(url))",
      "proto = \"=http,https\"", "proto-redir = \"=http,https\"",
      "max-redirs = \(Self.mostRedirections)", "max-time = \(seconds)",
      "max-filesize = \(Self.limit)", "user-agent = \"Behest\"", "header = \"Expect:\"",
      "write-out = \(quoted(marker + "%{json}"))",
    ]
    if method == "HEAD" {
      lines.append("head")
    } else if body != nil || method == "POST" {
      lines.append(body == nil ? "data = \"\"" : "data-binary = \"@/dev/fd/2\"")
      // A redirection may turn a POST into a GET, which a method by name would not.
      if method != "POST" { lines.append("request = \(quoted(method))") }
      if !headers.contains(where: { $0.name.lowercased() == "content-type" }) {
        lines.append("header = \"Content-Type:\"")
      }
    } else if method != "GET" {
      lines.append("request = \(quoted(method))")
    }
    for (name, value) in headers {
      lines.append("header = \(quoted(value.isEmpty ? "\(name);" : "\(name): \(value)"))")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func quoted(_ text: String) -> String {
    // By scalars: a mark may follow a quotation mark, and both are one character then.
    var quoted = "\""
    for scalar in text.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return quoted + "\""
  }
}
