// Optional parameters that are asked for, or done without.

import AppIntents

struct FeedHensIntent: AppIntent {
  static let title: LocalizedStringResource = "Feed Hens"

  @Parameter(title: "Grain")
  var grain: String?

  @Parameter(title: "Scoops")
  var scoops: Int?

  @Parameter(title: "Coop")
  var coop: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Feed \(\.$grain)") {
      \.$scoops
      \.$coop
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let grain else { throw $grain.needsValueError("Which grain?") }
    guard let coop else { return .result(dialog: "All hens eat \(grain).") }
    return .result(dialog: "The hens of \(coop) eat \(scoops ?? 1) scoops of \(grain).")
  }
}
