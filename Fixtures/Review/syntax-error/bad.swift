// A merge that was not finished, and an intent that was cut short.

import AppIntents

struct PlantSeedIntent: AppIntent {
<<<<<<< HEAD
  static let title: LocalizedStringResource = "Plant Seed"
=======
  static let title: LocalizedStringResource = "Plant Seeds"
>>>>>>> seeds

  func perform( async throws -> some IntentResult {
    .result()
