// The notifications that a client has asked for by `subscriptions/listen`.

import BehestJSON

/// An open stream of notifications of a client without a handshake.
struct Subscription: Sendable {
  /// The identifier of the request that opened the stream.
  let id: JSON
  /// The kinds of notification that the server has agreed to send.
  let honoured: JSON

  /// The names of the kinds, by the methods of their notifications, with their capabilities.
  private static let kinds: [(name: String, method: String, capability: String)] = [
    ("toolsListChanged", "notifications/tools/list_changed", "tools"),
    ("promptsListChanged", "notifications/prompts/list_changed", "prompts"),
    ("resourcesListChanged", "notifications/resources/list_changed", "resources"),
  ]

  /// Creates a stream of what a client asks for and a server with some capabilities has.
  init(_ id: JSON, wants filter: JSON, of capabilities: JSON) {
    self.id = id
    var honoured: JSON = [:]
    for kind in Self.kinds where filter[kind.name] == true {
      if capabilities[kind.capability]?["listChanged"] == true { honoured[kind.name] = true }
    }
    if let uris = filter["resourceSubscriptions"]?.array,
      capabilities["resources"]?["subscribe"] == true
    {
      honoured["resourceSubscriptions"] = .array(uris)
    }
    self.honoured = honoured
  }

  /// Returns whether a notification belongs on the stream.
  func carries(_ method: String, _ params: JSON) -> Bool {
    if let kind = Self.kinds.first(where: { $0.method == method }) {
      return honoured[kind.name] == true
    }
    guard method == "notifications/resources/updated", let uri = params["uri"] else { return false }
    return honoured["resourceSubscriptions"]?.array?.contains(uri) ?? false
  }

  /// Returns parameters with the identifier of the stream.
  func marked(_ params: JSON) -> JSON {
    params.merging(["_meta": (params["_meta"] ?? [:]).merging([MetaKey.subscription: id])])
  }
}
