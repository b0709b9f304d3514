// The live activities of all scripts, in a file that several processes may change.

package import BehestJSON
import Foundation
package import ScriptBundles
import ScriptCards
package import ScriptEngine

/// The live activities of all scripts: they outlive the run that started them, but no log-out.
package struct ScriptActivities: Sendable {
  private let store: ScriptStore

  init(in folder: URL) {
    store = ScriptStore(file: folder.appending(path: "live/activities.json"), limit: 1 << 20)
  }

  // MARK: Messages

  /// Answers a message about the activities of a script: start, update, end or list.
  ///
  /// - Throws: `RunError` with a sentence for the script.
  package func answer(
    _ message: String, _ argument: JSON, of script: ScriptProject
  ) throws(RunError) -> JSON {
    let (now, options) = (Self.now, argument["options"])
    if message == "activity.list" {
      return .array(
        try running(of: script.folder, at: now).map { id, activity in
          ["id": .string(id), "state": .string(Self.state(of: activity, at: now))]
        })
    }
    let id = message == "activity.start" ? UUID().uuidString : argument["id"]?.string
    var isKnown = false
    try store.change { activities in
      for (key, activity) in activities.object ?? [:] where Self.isOver(activity, at: now) {
        activities[key] = nil
      }
      let own = (activities.object ?? [:]).filter { $0.value["folder"] == .string(script.folder) }
      if message == "activity.start", let id {
        activities[id] = [
          "folder": .string(script.folder), "name": argument["name"] ?? "", "start": .number(now),
          "tree": argument["tree"] ?? .null,
        ]
        activities[id]?["stale"] = Self.seconds(options?["staleDate"]).map { .number($0) }
        isKnown = true
        return
      }
      for (key, activity) in own where id == nil || key == id {
        isKnown = true
        var activity = activity
        if let tree = argument["tree"] { activity["tree"] = tree }
        activity["stale"] = Self.seconds(options?["staleDate"]).map { .number($0) }
        if message == "activity.end" {
          let rest = options?["dismissTimeInterval"]?.number ?? 0
          activity["end"] = .number(now + rest)
        }
        activities[key] = Self.isOver(activity, at: now) ? nil : activity
      }
    }
    return message == "activity.start" ? .string(id ?? "") : .boolean(isKnown || id == nil)
  }

  private static var now: Double { Date().timeIntervalSince1970 }

  /// Returns the seconds of a date, or of milliseconds.
  private static func seconds(_ date: JSON?) -> Double? {
    date?.scriptDate?.timeIntervalSince1970 ?? date?.number.map { $0 / 1_000 }
  }

  private static func isOver(_ activity: JSON, at now: Double) -> Bool {
    activity["end"]?.number.map { $0 <= now } ?? false
  }

  private static func state(of activity: JSON, at now: Double) -> String {
    if activity["end"] != nil { return "ended" }
    return (activity["stale"]?.number).map { $0 <= now } == true ? "stale" : "active"
  }

  // MARK: Reading

  /// Returns the activities that run or are still shown, the oldest first.
  ///
  /// - Parameter folder: The folder of the only script; `nil` for all.
  private func running(
    of folder: String? = nil, at now: Double
  ) throws(RunError) -> [(key: String, value: JSON)] {
    (try store.values().object ?? [:])
      .filter { _, activity in
        !Self.isOver(activity, at: now) && (folder == nil || activity["folder"]?.string == folder)
      }
      .sorted { ($0.value["start"]?.number ?? 0) < ($1.value["start"]?.number ?? 0) }
  }

  /// Returns whether a script has an activity that has not ended.
  func isRunning(of script: ScriptProject) throws(RunError) -> Bool {
    try running(of: script.folder, at: Self.now).contains { $0.value["end"] == nil }
  }

  /// Returns the folders of the scripts with activities, in their order.
  package func scripts() throws(RunError) -> [String] {
    var folders: [String] = []
    for (_, activity) in try running(at: Self.now) {
      if let folder = activity["folder"]?.string, !folders.contains(folder) {
        folders.append(folder)
      }
    }
    return folders
  }

  /// Returns the view of a script's activities: a line with the name and the content of each.
  func tree(of script: ScriptProject) throws(RunError) -> JSON {
    let now = Self.now
    let lines = try running(of: script.folder, at: now).map { _, activity -> JSON in
      let view = activity["tree"] ?? .null
      let state = Self.state(of: activity, at: now)
      var children: [JSON] = [
        [
          "view": "Text", "props": ["bold": true],
          "children": [.string((activity["name"]?.string ?? "") + " ")],
        ], view["props"]?["content"] ?? view,
      ]
      if state != "active" {
        children.append(["view": "Text", "props": [:], "children": [.string("(\(state))")]])
      }
      return ["view": "HStack", "props": ["alignment": "top"], "children": .array(children)]
    }
    return ["view": "VStack", "props": ["alignment": "leading"], "children": .array(lines)]
  }

  /// Ends the activities of a name.
  ///
  /// - Throws: `RunError` when there is none.
  package func end(_ name: String) throws(RunError) {
    let names = try running(at: Self.now).compactMap { $0.value["name"]?.string }
    guard names.contains(name) else {
      throw RunError(
        .thrown,
        "No live activity is called “\(name)”"
          + (names.isEmpty ? "." : "; there is \(Set(names).sorted().joined(separator: ", "))."))
    }
    try store.change { activities in
      for (key, activity) in activities.object ?? [:] where activity["name"]?.string == name {
        activities[key] = nil
      }
    }
  }
}

extension ScriptFolders {
  /// The live activities of all scripts.
  package var activities: ScriptActivities { ScriptActivities(in: memory) }
}
