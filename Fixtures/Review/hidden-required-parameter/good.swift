// What is needed is in the sentence, below it, in a branch, or has a default.

import AppIntents

struct HarvestBedIntent: AppIntent {
  static let title: LocalizedStringResource = "Harvest Bed"

  @Parameter(title: "Bed")
  var bed: String

  @Parameter(title: "Tool")
  var tool: String

  @Parameter(title: "By Hand", default: false)
  var isByHand: Bool

  @Parameter(title: "Helper")
  var helper: String

  @Parameter(title: "Note")
  var note: String?

  @Parameter(title: "Baskets", default: 1)
  var baskets: Int

  static var parameterSummary: some ParameterSummary {
    When(\.$isByHand, .equalTo, true) {
      Summary("Harvest \(\.$bed) by hand with \(\.$helper)")
    } otherwise: {
      Summary("Harvest \(\.$bed)") {
        \.$tool
        \.$isByHand
      }
    }
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}
