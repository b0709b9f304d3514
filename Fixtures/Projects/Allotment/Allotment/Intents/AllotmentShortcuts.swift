// What people can say to the app.

import AppIntents

struct AllotmentShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterPlantIntent(),
      phrases: [
        "Water \(\.$plant) in \(.applicationName)",
        "Water a plant in \(.applicationName)",
      ],
      shortTitle: "Water Plant",
      systemImageName: "drop")
  }
}
