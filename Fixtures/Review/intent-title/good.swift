// Titles that read as commands, and titles that cannot be judged.

import AppIntents

struct WaterPlantsIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Plants of a Bed"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct SyncCloudIntent: AppIntent {
  static var title: LocalizedStringResource { "Sync with iCloud" }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct CountSeedsIntent: AppIntent {
  static let title: LocalizedStringResource = "intents.count.title"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct GießenIntent: AppIntent {
  static let title: LocalizedStringResource = "Pflanzen gießen"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct BedRowIntent: AppIntent {
  static let title: LocalizedStringResource = "row button"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    .result()
  }
}
