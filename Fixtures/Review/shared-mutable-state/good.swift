// An intent that leaves what changes to an actor.

import AppIntents

struct CountHarvestIntent: AppIntent {
  static var title: LocalizedStringResource = "Count Harvest"
  static var openAppWhenRun = false

  @Dependency
  private var barn: Barn

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    var count = await barn.count
    count += 1
    return .result(value: count)
  }
}
