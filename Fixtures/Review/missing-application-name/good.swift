// Phrases with the token, in both forms of the property.

import AppIntents

struct RakeLeavesIntent: AppIntent {
  static let title: LocalizedStringResource = "Rake Leaves"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct LawnShortcuts: AppShortcutsProvider {
  static let appShortcuts: [AppShortcut] = [
    AppShortcut(
      intent: RakeLeavesIntent(),
      phrases: ["Rake leaves with \(.applicationName)", "\(.applicationName) rake"],
      shortTitle: "Rake Leaves",
      systemImageName: "leaf")
  ]
}
