// Says where an intent can be met: by phrase, by name, on a card, and where it could be later.

/// A place where people meet an intent.
package struct SurfaceEntry: Codable, Hashable, Sendable {
  /// Whether an intent is met there.
  package enum State: String, Codable, Sendable {
    /// It is.
    case served
    /// The intent is made for it, and nothing here serves that place yet.
    case declared
    /// The intent is not made for it.
    case absent
  }

  /// The place: "phrase", "command", "list", "card", "app", "control", "widget" or "suggestion".
  package var name: String

  /// Whether the intent is met there.
  package var state: State

  /// How, or why; `nil` when there is nothing to add.
  package var detail: String?
}

extension Catalog {
  /// The places where people meet an intent, each in a fixed order.
  ///
  /// - Throws: `Failure` with the nearest name when there is no such intent.
  package func surfaces(
    of name: String, in app: String? = nil
  ) throws(Failure) -> [SurfaceEntry] {
    let (app, intent) = try intent(named: name, in: app)
    let described = app.speaking { intent.facts }
    let traits = intent.traits
    let phrases = try self.phrases(of: app.name).filter { $0.intent == intent.name }
    let count = phrases.count == 1 ? "1 phrase" : "\(phrases.count) phrases"
    let needs = intent.makeCall().parameters.filter { !$0.isOptional && $0.defaultValue == nil }
    let asks = needs.isEmpty ? "" : ", asks for \(needs.map(\.name).joined(separator: ", "))"
    func entry(_ name: String, _ isThere: Bool, _ detail: String? = nil) -> SurfaceEntry {
      SurfaceEntry(name: name, state: isThere ? .served : .absent, detail: isThere ? detail : nil)
    }
    func later(_ name: String, _ isThere: Bool, _ detail: String) -> SurfaceEntry {
      SurfaceEntry(name: name, state: isThere ? .declared : .absent, detail: isThere ? detail : nil)
    }
    return [
      entry("phrase", !phrases.isEmpty, phrases.first.map { "\(count): \($0.phrase)" }),
      entry("command", true, "behest run \(intent.name)\(asks)"),
      entry("list", described.isDiscoverable),
      entry("card", described.showsCard, "shows a card"),
      entry(
        "app", described.opensApp || traits.contains(.opens), "brings \(app.name) forward"),
      later("control", traits.contains(.controls), "sets or configures a control"),
      later("widget", traits.contains(.configuresWidget), "configures a widget"),
      later("suggestion", traits.contains(.isPredictable), "says how it is predicted"),
    ]
  }
}
