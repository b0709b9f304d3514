// Draws what a script shows beside its cards: widgets and controls.

import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ScriptBundles
import ScriptEngine

extension ScriptApp {
  /// Draws a surface, or takes its drawing that was kept.
  func show(
    _ surface: ScriptSurface, _ call: ScriptCall, _ respondent: any Respondent
  ) async throws -> CallResult {
    let contents = try refreshed()
    let session = ScriptSession(
      self, contents, entry: surface.entry, way: .run, respondent: respondent)
    if surface == .activity {
      let tree = try folders.activities.tree(of: contents.project)
      return CallResult(content: session.source(of: tree))
    }
    guard let bundle = contents.bundles[surface.entry] else {
      throw Failure(.intentFailed, "\(name) has no \(surface.entry.rawValue).tsx.")
    }
    let family = call.value(of: "family")?.text ?? "systemSmall"
    let parameter = call.value(of: "parameter")?.text ?? ""
    let isLocked = call.value(of: "locked")?.json == true
    let kept =
      surface == .widget
      ? folders.widgets.drawing(
        of: contents.project.folder, [family, parameter, bundle.source]) : nil
    if let kept, call.value(of: "anew")?.json != true, let tree = kept.tree() {
      return CallResult(content: session.source(of: tree, isLocked: isLocked))
    }
    let start = Date()
    let run = try await session.load(
      bundle,
      others: ["widgetFamily": .string(family), "widgetParameter": .string(parameter)])
    defer { session.end() }
    if session.fixed == nil {
      try await session.failing {
        do {
          _ = try await run.exited()
        } catch let error as RunError
          where error.kind == .waitsForNothing || session.fixed != nil
        {}
      }
    }
    let file = contents.project.entries[surface.entry] ?? surface.entry.rawValue
    guard let tree = session.fixed?["tree"] else {
      throw Failure(.intentFailed, "\(file) shows nothing: call \(surface.call).")
    }
    try kept?.keep(tree, session.fixed?["reloadPolicy"] ?? .null, since: start)
    if let view = surface.view, tree["view"] != .string(view) {
      throw Failure(
        .intentFailed, "\(file) must present <\(view)>, not <\(tree["view"]?.string ?? "?")>.")
    }
    let drawn = surface == .widget ? tree : ControlDrawing(tree, isLocked: isLocked).tree
    return CallResult(content: session.source(of: drawn, isLocked: isLocked))
  }
}

extension ScriptSession {
  /// Shows a widget of the script until the person has seen it.
  func previewWidget(_ argument: JSON) async throws -> JSON {
    var values: [String: Value] = ["anew": .boolean(true)]
    values["family"] = argument["family"]?.string.map { .text($0) }
    let parameters = argument["parameters"]
    values["parameter"] = parameters?["default"]?.string.flatMap { name in
      (parameters?["options"]?[name]?.string).map { .text($0) }
    }
    let widget = ScriptCall(ScriptIntent(app: app, kind: .surface(.widget)), values: values)
    do {
      _ = try await ask(
        .confirmation(
          accept: ["Done"], decline: ["Close"], isDestructive: false, dialog: nil,
          showsDialog: false, content: .intent(widget)))
    } catch is Declined {}
    return nil
  }
}

extension ScriptApp {
  /// Stops an intent that records: a recording is heard of only by a live activity.
  ///
  /// - Throws: `Failure` when none runs as it ends.
  func checkActivity(of intent: String, in contents: Contents) throws {
    guard contents.registered.first(where: { $0.name == intent })?.number == 2,
      try !folders.activities.isRunning(of: contents.project)
    else { return }
    throw Failure(
      .intentFailed,
      "AudioRecordingIntent “\(intent)” was stopped: nobody would see that it records. Start a "
        + "LiveActivity before the recording, and end it afterwards.")
  }
}
