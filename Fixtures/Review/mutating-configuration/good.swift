// A configuration that says what it is about, and an action that acts.

import AppIntents

struct ChoosePumpIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pump"

  @Parameter(title: "Pump")
  var pump: String?

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct StartPumpIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Pump"

  func perform() async throws -> some IntentResult {
    Pond.shared.isRunning = true
    return .result()
  }
}
