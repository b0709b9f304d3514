// A parameter that is needed and cannot be set in Shortcuts.

import AppIntents

struct HarvestBedIntent: AppIntent {
  static let title: LocalizedStringResource = "Harvest Bed"

  @Parameter(title: "Bed")
  var bed: String

  @Parameter(title: "Tool")
  var tool: String

  static var parameterSummary: some ParameterSummary {
    Summary("Harvest \(\.$bed)")
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}
