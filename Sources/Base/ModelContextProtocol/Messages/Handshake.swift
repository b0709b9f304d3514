// The messages by which two sides meet: `initialize` up to revision 2025-11-25, `server/discover` since 2026-07-28.

package import BehestJSON

/// A revision of the protocol, which is the day of its publication: "2026-07-28".
package struct ProtocolVersion: Comparable, Hashable, Sendable {
  /// The day as ISO 8601 has it.
  package let day: String

  /// Creates a revision from its day.
  package init(_ day: String) { self.day = day }

  /// The first revision without a handshake: each request says its version and capabilities.
  package static let stateless = ProtocolVersion("2026-07-28")
  /// The last revision with a handshake.
  package static let lastWithHandshake = ProtocolVersion("2025-11-25")
  /// The revisions with a handshake that are spoken, latest first.
  package static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
    .map(ProtocolVersion.init)

  /// Whether requests say their version and capabilities themselves.
  package var isStateless: Bool { self >= .stateless }

  /// Returns whether one revision is before another.
  package static func < (left: ProtocolVersion, right: ProtocolVersion) -> Bool {
    left.day < right.day
  }
}

/// The names of a program that speaks the protocol.
package struct Implementation: Hashable, Sendable {
  /// The identifier of the program.
  package var name: String
  /// The title for people; `nil` when there is none.
  package var title: String?
  /// The version of the program.
  package var version: String

  /// Creates the names of a program.
  package init(name: String, title: String? = nil, version: String) {
    self.name = name
    self.title = title
    self.version = version
  }

  /// Creates names from an object such as `serverInfo`; of long ones only the beginning.
  package init(_ json: JSON) {
    func text(_ name: String) -> String { String((json[name]?.string ?? "").prefix(80)) }
    name = text("name")
    title = text("title").nonEmpty
    version = text("version")
  }

  /// The names as an object such as `serverInfo`.
  package var json: JSON {
    var json: JSON = ["name": .string(name), "version": .string(version)]
    json["title"] = title.map { .string($0) }
    return json
  }
}

/// The server that a client is connected to.
package struct ServerDescription: Hashable, Sendable {
  /// The revision that both sides speak.
  package var version: ProtocolVersion
  /// The names of the server, as it says itself.
  package var info: Implementation
  /// The capabilities of the server: "tools", "prompts", "resources", "completions", "extensions".
  package var capabilities: JSON
  /// The server's advice on how to use it; `nil` when there is none.
  package var instructions: String?

  /// Creates the description of a server.
  package init(
    version: ProtocolVersion, info: Implementation, capabilities: JSON, instructions: String? = nil
  ) {
    self.version = version
    self.info = info
    self.capabilities = capabilities
    self.instructions = instructions
  }

  /// Creates the description from what `json` returned; `nil` when it has no version.
  package init?(_ json: JSON) {
    guard let version = json["version"]?.string else { return nil }
    self.init(
      version: ProtocolVersion(version), info: Implementation(json["info"] ?? [:]),
      capabilities: json["capabilities"] ?? [:], instructions: json["instructions"]?.string)
  }

  /// The description as an object, to be kept.
  package var json: JSON {
    var json: JSON = [
      "version": .string(version.day), "info": info.json, "capabilities": capabilities,
    ]
    json["instructions"] = instructions.map { .string($0) }
    return json
  }

  /// Returns whether the server has an extension.
  package func has(extension name: String) -> Bool { capabilities["extensions"]?[name] != nil }

  /// Returns whether the server has a capability, such as "prompts".
  package func has(_ capability: String) -> Bool { capabilities[capability] != nil }
}

/// The names of the facts that requests and results carry in `_meta`.
package enum MetaKey {
  /// The revision that the client speaks.
  package static let version = "io.modelcontextprotocol/protocolVersion"
  /// The names of the client.
  package static let clientInfo = "io.modelcontextprotocol/clientInfo"
  /// The capabilities of the client.
  package static let clientCapabilities = "io.modelcontextprotocol/clientCapabilities"
  /// The names of the server.
  package static let serverInfo = "io.modelcontextprotocol/serverInfo"
  /// The request that a notification belongs to.
  package static let subscription = "io.modelcontextprotocol/subscriptionId"
}
