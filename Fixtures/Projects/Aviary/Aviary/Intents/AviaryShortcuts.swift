// The phrases of the app.

import AppIntents
import AviaryKit

struct AviaryShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: LogSightingIntent(),
      phrases: [
        "Log \(\.$bird) in \(.applicationName)",
        "Log a bird in \(.applicationName)",
      ],
      shortTitle: "Log Sighting",
      systemImageName: "bird")
  }
}
