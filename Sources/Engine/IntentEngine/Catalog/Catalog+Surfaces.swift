// Lists the places where people can use an intent: phrases, commands, cards and others.

/// A place where people can use an intent.
package struct SurfaceEntry: Encodable, Hashable, Sendable {
  /// The support of a place for an intent.
  package enum State: String, Encodable, Sendable {
    /// The intent can be used there.
    case served
    /// The intent is made for the place, which is not supported yet.
    case declared
    /// The intent is not made for the place.
    case absent
  }

  /// The place: "phrase", "command", "list", "card", "app", "control", "widget" or "suggestion".
  package var name: String

  /// The support of the place for the intent.
  package var state: State

  /// Further information, such as the command to type; `nil` when there is none.
  package var detail: String?
}

extension Catalog {
  /// Returns the places where people can use an intent, in a fixed order.
  ///
  /// - Throws: `Failure` with the nearest name when there is no such intent.
  package func surfaces(
    of name: String, in app: String? = nil
  ) throws(Failure) -> [SurfaceEntry] {
    let (app, intent) = try intent(named: name, in: app)
    let phrases = try self.phrases(of: app.name).filter { $0.intent == app.name(of: intent) }
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
      entry("command", true, "behest run \(app.name(of: intent))\(asks)"),
      entry("list", intent.has(.isDiscoverable)),
      entry("card", intent.has(.showsCard), "shows a card"),
      entry(
        "app", intent.has(.opensApp) || intent.has(.opens), "brings \(app.name) forward"),
      later("control", intent.has(.controls), "sets or configures a control"),
      later("widget", intent.has(.configuresWidget), "configures a widget"),
      later("suggestion", intent.has(.isPredictable), "says how it is predicted"),
    ]
  }
}
