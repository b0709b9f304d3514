// An intent that remembers, in a class and in a static variable.

import AppIntents

final class CountHarvestIntent: AppIntent, @unchecked Sendable {
  static let title: LocalizedStringResource = "Count Harvest"
  static var runs = 0

  var basket = 0

  init() {}

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    basket += 1
    Self.runs += 1
    return .result(value: basket)
  }
}
