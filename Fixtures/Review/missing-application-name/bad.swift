// A phrase that any app could have, and one that spells the name.

import AppIntents

struct RakeLeavesIntent: AppIntent {
  static let title: LocalizedStringResource = "Rake Leaves"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct LawnShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: RakeLeavesIntent(),
      phrases: ["Rake leaves", "Rake leaves with Lawn", "Rake with \(.applicationName)"],
      shortTitle: "Rake Leaves",
      systemImageName: "leaf")
  }
}
