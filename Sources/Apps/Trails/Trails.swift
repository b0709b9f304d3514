// The door: what this app offers to the system.

import AppIntents

/// Walks to plan and remember: measurements, durations, lists of a size, and options that depend.
public enum Trails {
  /// Every intent of the app.
  public static var intents: [any AppIntent.Type] {
    [
      FindTrailIntent.self, PlanHikeIntent.self, LogHikeIntent.self, CompareTrailsIntent.self,
      PackIntent.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { TrailsShortcuts.self }

  /// Makes the app ready for its intents, and its trails known to its phrases.
  public static func launch() { TrailsShortcuts.updateAppShortcutParameters() }
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
