// The app itself: what its intents share is set up when it starts.

import AppIntents
import SwiftUI

/// Walks to plan and remember: measurements, durations, lists of a size, and options that depend.
public enum Trails {
  /// Makes the app ready for its intents, and its trails known to its phrases.
  public static func launch() { TrailsShortcuts.updateAppShortcutParameters() }
}

/// The app, as the system starts it.
struct TrailsApp: App {
  init() { Trails.launch() }

  var body: some Scene {
    WindowGroup { Text("Trails") }
  }
}

struct TrailsShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FindTrailIntent(),
      phrases: [
        "Find a trail in \(.applicationName)",
        "Tell me about \(\.$trail) in \(.applicationName)",
      ],
      shortTitle: "Find Trail", systemImageName: "map")
    AppShortcut(
      intent: PlanHikeIntent(),
      phrases: [
        "Plan a hike in \(.applicationName)",
        "Plan a hike in \(\.$park) with \(.applicationName)",
      ],
      shortTitle: "Plan Hike", systemImageName: "figure.hiking")
    AppShortcut(
      intent: LogHikeIntent(), phrases: ["Log a hike in \(.applicationName)"],
      shortTitle: "Log Hike", systemImageName: "pencil")
  }

  static var shortcutTileColor: ShortcutTileColor = .grayGreen
}
