// Parameters in a sentence: the intent's own, or that of a protocol's extension.

import AppIntents

struct PlantSeedIntent: AppIntent {
  static let title: LocalizedStringResource = "Plant Seed"

  @Parameter(title: "Seed")
  var seed: String

  func perform() async throws -> some IntentResult {
    .result()
  }
}

extension PlantSeedIntent {
  static var parameterSummary: some ParameterSummary {
    Summary("Plant \(\.$seed)")
  }
}

protocol BedIntent: AppIntent {
  var bed: Int { get }
}

extension BedIntent {
  static var parameterSummary: some ParameterSummary { Summary() }
}

struct WeedBedIntent: BedIntent {
  static let title: LocalizedStringResource = "Weed Bed"

  @Parameter(title: "Bed")
  var bed: Int

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct PressTileIntent: AppIntent {
  static let title: LocalizedStringResource = "Press Tile"
  static let isDiscoverable = false

  @Parameter(title: "Tile")
  var tile: Int

  func perform() async throws -> some IntentResult {
    .result()
  }
}
