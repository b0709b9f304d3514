// The client of a server, as each request or the handshake describes it.

package import BehestJSON

/// The client that makes a request.
package struct ClientDescription: Hashable, Sendable {
  /// The revision that both sides speak.
  package var version: ProtocolVersion
  /// The names of the client, as it says itself.
  package var info: Implementation
  /// The capabilities of the client: "elicitation", "extensions".
  package var capabilities: JSON

  /// Creates the description of a client.
  package init(version: ProtocolVersion, info: Implementation, capabilities: JSON) {
    self.version = version
    self.info = info
    self.capabilities = capabilities
  }

  /// Whether the client shows forms to a person.
  package var showsForms: Bool {
    guard case .object(let modes)? = capabilities["elicitation"] else { return false }
    return modes["form"] != nil || modes["url"] == nil
  }

  /// Returns whether the client has an extension.
  package func has(extension name: String) -> Bool { capabilities["extensions"]?[name] != nil }
}
