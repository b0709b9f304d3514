// Says where an intent can be met: by phrase, by name, on a card, and where it could be later.

import AppIntents

/// A place where people meet an intent.
public struct SurfaceEntry: Codable, Hashable, Sendable {
  /// Whether an intent is met there.
  public enum State: String, Codable, Sendable {
    /// It is.
    case served
    /// The intent is made for it, and nothing here serves that place yet.
    case declared
    /// The intent is not made for it.
    case absent
  }

  /// The place: "phrase", "command", "list", "card", "app", "control", "widget" or "suggestion".
  public var name: String

  /// Whether the intent is met there.
  public var state: State

  /// How, or why; `nil` when there is nothing to add.
  public var detail: String?
}

extension Catalog {
  /// The places where people meet an intent, each in a fixed order.
  ///
  /// - Throws: `Failure` with the nearest name when there is no such intent.
  public func surfaces(
    of name: String, in app: String? = nil
  ) throws(Failure) -> [SurfaceEntry] {
    let (app, type) = try intent(named: name, in: app)
    let phrases = try self.phrases(of: app.name).filter { $0.intent == type.shortName }
    let count = phrases.count == 1 ? "1 phrase" : "\(phrases.count) phrases"
    let needs = type.init().parameterFields.filter { field in
      !field.parameter.isOptional && field.parameter.anyDefault == nil
    }
    let asks = needs.isEmpty ? "" : ", asks for \(needs.map(\.name).joined(separator: ", "))"
    func entry(_ name: String, _ isThere: Bool, _ detail: String? = nil) -> SurfaceEntry {
      SurfaceEntry(name: name, state: isThere ? .served : .absent, detail: isThere ? detail : nil)
    }
    func later(_ name: String, _ isThere: Bool, _ detail: String) -> SurfaceEntry {
      SurfaceEntry(name: name, state: isThere ? .declared : .absent, detail: isThere ? detail : nil)
    }
    return [
      entry("phrase", !phrases.isEmpty, phrases.first.map { "\(count): \($0.phrase)" }),
      entry("command", true, "behest run \(type.shortName)\(asks)"),
      entry("list", type.isDiscoverable),
      entry("card", type.showsCard, "shows a card"),
      entry(
        "app", type.openAppWhenRun || type is any OpenIntent.Type, "brings \(app.name) forward"),
      later("control", type.servesControls, "sets or configures a control"),
      later("widget", type is any WidgetConfigurationIntent.Type, "configures a widget"),
      later("suggestion", type is any PredictableIntent.Type, "says how it is predicted"),
    ]
  }
}

extension AppIntent {
  /// Whether the intent's result is shown on a card.
  fileprivate static var showsCard: Bool {
    ObjectIdentifier(PerformResult.Snippet.self) != ObjectIdentifier(Never.self)
  }

  /// Whether the intent is made for controls.
  fileprivate static var servesControls: Bool {
    self is any ControlConfigurationIntent.Type || self is any SetValueIntent.Type
  }
}
