// Eleven shortcuts, of which ten are heard.

import AppIntents

struct RakeLeavesIntent: AppIntent {
  static let title: LocalizedStringResource = "Rake Leaves"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct LawnShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake one with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake two with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake three with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake four with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake five with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake six with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake seven with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake eight with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake nine with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake ten with \(.applicationName)"])
    AppShortcut(intent: RakeLeavesIntent(), phrases: ["Rake more with \(.applicationName)"])
  }
}
