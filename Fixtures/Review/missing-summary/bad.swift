// Parameters without a sentence.

import AppIntents

struct PlantSeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Plant Seed"

  @Parameter(title: "Seed")
  var seed: String

  @Parameter(title: "Depth", default: 2)
  var depth: Int

  func perform() async throws -> some IntentResult {
    .result()
  }
}
