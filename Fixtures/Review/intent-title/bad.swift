// Titles that do not read as commands.

import AppIntents

struct WaterPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the plants"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct OpenGreenhouseIntent: AppIntent {
  static let title: LocalizedStringResource = "Greenhouse Open"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct CountSeedsIntent: AppIntent {
  static let title = LocalizedStringResource(
    "intents.count.title", defaultValue: "Count Seeds.")

  func perform() async throws -> some IntentResult {
    .result()
  }
}
