// An intent of a file that imports one declaration at a time.

import protocol AppIntents.AppIntent
import protocol AppIntents.IntentResult
import protocol AppIntents.ReturnsValue

struct HarvestIntent: AppIntent {
  static let title: LocalizedStringResource = "Harvest"

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: await GardenStore().names)
  }
}
