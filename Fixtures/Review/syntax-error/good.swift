// Code that only a later compiler has to understand.

import AppIntents

struct PlantSeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Plant Seed"

  func perform() async throws -> some IntentResult {
    #if compiler(>=9)
      plant all: seeds { [ in: bed }
    #endif
    return .result()
  }
}
