// Begins a new day; not for people.

import AppIntents

struct EmptyGaugeIntent: AppIntent {
  static let title: LocalizedStringResource = "Empty Gauge"
  static let isDiscoverable = false

  func perform() async throws -> some IntentResult {
    await Garden.shared.empty()
    return .result()
  }
}
