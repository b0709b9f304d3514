// An optional parameter that the intent cannot do without.

import AppIntents

struct FeedHensIntent: AppIntent {
  static let title: LocalizedStringResource = "Feed Hens"

  @Parameter(title: "Grain")
  var grain: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Feed \(\.$grain)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let grain else { throw FarmError.noGrain }
    return .result(dialog: "The hens eat \(grain).")
  }
}

enum FarmError: Error {
  case noGrain
}
