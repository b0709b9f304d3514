// Reads the servers that a configuration file of another client names, as requests to add them.

import BehestJSON
package import Foundation
import IntentEngine

/// A configuration file of another client of the protocol, which says how servers are started.
///
/// What a client does with a server's entry is said in the command of the request: its folder and its
/// plain variables by `env`, so that a person sees it before the server is started, and it is kept
/// nowhere else. What cannot be said so leaves the server out with a reason.
package struct ClientConfiguration: Sendable {
  private let servers: JSON.Members
  /// The folder that the client calls the workspace.
  private let workspace: String
  private let home: String

  /// Creates a configuration from a file's contents: JSON, with the comments and the commas after the
  /// last element that Visual Studio Code allows.
  ///
  /// - Parameter file: The place of the file, in its project's folder or in one such as `.vscode` there.
  /// - Throws: `ManifestError` for a file that is no JSON, with line and column, or has no servers.
  package init(_ bytes: [UInt8], at file: URL, home: String) throws {
    let json: JSON
    do {
      json = try JSON(parsing: bytes.withoutComments)
    } catch {
      let lines = String(decoding: bytes.prefix(error.offset), as: UTF8.self)
        .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      throw ManifestError(
        "The file is no JSON, line \(lines.count), column \((lines.last?.count ?? 0) + 1): "
          + "\(error.words).")
    }
    let listed =
      json["mcpServers"] ?? json["servers"] ?? json["context_servers"] ?? json["mcp"]?["servers"]
    guard case .object(let servers)? = listed else {
      throw ManifestError("The file has neither “mcpServers” nor “servers”.")
    }
    self.servers = servers
    let folder = file.deletingLastPathComponent()
    let isOfClient = [".vscode", ".cursor"].contains(folder.lastPathComponent)
    workspace = (isOfClient ? folder.deletingLastPathComponent() : folder).path
    self.home = home
  }

  /// Returns the requests for the servers, in the order of the file.
  ///
  /// - Parameter leaveOut: Receives the name of a server that is left out, and the reason.
  package func requests(
    leavingOut leaveOut: (_ name: String, _ reason: String) -> Void
  ) -> [AppRequest] {
    servers.compactMap { name, entry in
      do throws(ManifestError) {
        return try request(name, entry)
      } catch {
        leaveOut(name, error.description)
        return nil
      }
    }
  }

  private func request(_ name: String, _ entry: JSON) throws(ManifestError) -> AppRequest {
    guard entry["disabled"] != true, entry["enabled"] != false else {
      throw ManifestError("it is disabled in the file.")
    }
    // Zed's has its program, arguments and variables inside “command”.
    let inner = entry["command"] ?? [:]
    guard let program = (inner.string ?? inner["path"]?.string)?.nonEmpty else {
      throw ManifestError("it is not started by a command.")
    }
    let arguments = (entry["args"] ?? inner["args"])?.array?.map(\.word) ?? []
    var command = ([program] + arguments).map(expanded)
    var variables: [String] = []
    var settings: [String] = []
    var exports: [String] = []
    for (name, value) in (entry["env"] ?? inner["env"])?.object ?? [:] where value != .null {
      let value = expanded(value.word)
      if let other = value.wholeMatch(of: /\$\{(?:env:)?([A-Za-z_]\w*)\}/)?.1, other != name {
        variables.append(String(other))
        exports.append("export \(name)=\"$\(other)\"")
      } else if value.reference == nil, value.isNoSecret(as: name) {
        settings.append("\(name)=\(value)")
      } else {
        variables.append(name)
      }
    }
    var place: [String] = []
    if let folder = entry["cwd"]?.string?.nonEmpty {
      place = ["--chdir=" + path(expanded(folder))]
    } else if command[0].contains("/"), !command[0].contains("${") {
      command[0] = path(command[0])
    }
    var words = place.isEmpty && settings.isEmpty ? command : ["env"] + place + settings + command
    if !exports.isEmpty {
      words = ["sh", "-c", (exports + [#"exec "$@""#]).joined(separator: "; "), "sh"] + words
    }
    let instead =
      "behest app add \([name].shellWords) \(variables.map { "--env \($0) " }.joined())-- "
      + words.map(\.shellTemplate).joined(separator: " ")
    if let file = entry["envFile"]?.string {
      throw ManifestError(
        "its variables are in \(expanded(file)), which Behest does not read. Export them, and name "
          + "each by --env: \(instead)")
    }
    if let reference = words.lazy.compactMap(\.reference).first {
      throw ManifestError(
        "its command has \(reference), which Behest does not replace. Instead: \(instead)")
    }
    return AppRequest(name: name, command: words, variables: variables)
  }

  /// Returns a text with the places that the client writes as variables.
  private func expanded(_ text: String) -> String {
    text.replacing("${workspaceFolder}", with: workspace)
      .replacing(
        "${workspaceFolderBasename}", with: (workspace as NSString).lastPathComponent
      )
      .replacing("${userHome}", with: home)
      .replacing("${pathSeparator}", with: "/").replacing("${/}", with: "/")
  }

  /// Returns a path as an absolute one; a relative one begins in the workspace.
  private func path(_ text: String) -> String {
    URL(filePath: text, relativeTo: URL(filePath: workspace, directoryHint: .isDirectory))
      .standardizedFileURL.path
  }
}

extension JSON {
  /// The value as a word of a command, as a client passes it on.
  fileprivate var word: String { string ?? text(isPretty: false) }
}

extension String {
  /// The first reference to a value that the client knows, such as `${input:key}`; `nil` for none.
  fileprivate var reference: Substring? { firstMatch(of: /\$\{[^{}]+\}/)?.0 }

  /// The word as a person would type it in a shell, with variables of the environment in place of
  /// references to them, and capital letters in place of what has to be said.
  fileprivate var shellTemplate: String {
    guard reference != nil else { return [self].shellWords }
    let text = replacing(/\$\{(?:env:)?([^{}]+)\}/) { match in
      if match.1.wholeMatch(of: /[A-Za-z_]\w*(?::-.*)?/) != nil { return "${\(match.1)}" }
      let name = match.1.split(separator: ":").last ?? match.1
      return String(name.uppercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
    }
    return text.contains("$") ? "\"\(text)\"" : [text].shellWords
  }

  /// Returns whether a value of a variable may be kept in a file and shown, as far as can be seen.
  fileprivate func isNoSecret(as name: String) -> Bool {
    let signs = [
      "KEY", "TOKEN", "SECRET", "PASS", "AUTH", "CREDENTIAL", "PRIVATE", "PWD", "COOKIE", "BEARER",
      "SIGNATURE", "SESSION", "CERT",
    ]
    let (name, value) = (name.uppercased(), uppercased())
    let isNamed = signs.contains { name.contains($0) }
    let short = name.split { !$0.isLetter }.contains {
      ["PIN", "PAT", "JWT", "DSN", "OTP"].contains($0)
    }
    // A word of a URL's query, a header or a command line: "api_key=…", "Bearer …".
    let names = signs.contains { sign in
      value.ranges(of: sign).contains { value[$0.upperBound...].contains { "=: ".contains($0) } }
    }
    let hasUser = contains(/:\/\/[^\/\s]*@/)
    let isRandom =
      split { !$0.isLetter && !$0.isNumber && !"+=".contains($0) }.contains { word in
        word.count >= 32
          || word.count >= 20 && word.contains(where: \.isLetter)
            && word.contains(where: \.isNumber)
      } || contains(/[0-9A-Fa-f]{8}-[0-9A-Fa-f]{4}-/)
    return !isNamed && !short && !names && !hasUser && !isRandom
  }
}

extension [UInt8] {
  /// The bytes of JSON with blanks in place of comments, of commas after a last element, and of a byte
  /// order mark, so that the places of all else are as before.
  fileprivate var withoutComments: [UInt8] {
    var bytes = self
    var index = 0
    /// The place of a comma after which nothing has come yet.
    var comma: Int?
    func blank(_ range: Range<Int>) {
      for place in range where bytes[place] != UInt8(ascii: "\n") { bytes[place] = 0x20 }
    }
    if starts(with: [0xEF, 0xBB, 0xBF]) { blank(0..<3) }
    while index < count {
      let start = index
      index += 1
      switch bytes[start] {
      case 0x20, 0x09, 0x0A, 0x0D: continue
      case UInt8(ascii: "/") where self[index...].first == UInt8(ascii: "/"):
        index = self[index...].firstIndex(of: UInt8(ascii: "\n")) ?? count
        blank(start..<index)
        continue
      case UInt8(ascii: "/") where self[index...].first == UInt8(ascii: "*"):
        let end = self[(index + 1)...].firstRange(of: [0x2A, 0x2F])?.upperBound
        guard let end else { return bytes }
        index = end
        blank(start..<index)
        continue
      case UInt8(ascii: "\""):
        while index < count, self[index] != UInt8(ascii: "\"") {
          index += self[index] == UInt8(ascii: "\\") ? 2 : 1
        }
        index += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        if let comma { blank(comma..<comma + 1) }
      default: break
      }
      comma = self[start] == UInt8(ascii: ",") ? start : nil
    }
    return bytes
  }
}
