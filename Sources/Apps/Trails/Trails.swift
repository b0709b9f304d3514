// The app: updates the parameters of its shortcuts at launch.

import AppIntents
import SwiftUI

/// A sample app for hikes: measurements, durations, lists of a size, and dependent options.
public enum Trails {
  /// Updates the values in the phrases of the app's shortcuts.
  public static func launch() { TrailsShortcuts.updateAppShortcutParameters() }
}

/// The app's entry point, which is created at launch.
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
