// A configuration that starts the pump it is asked about.

import AppIntents

struct ChoosePumpIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pump"

  @Parameter(title: "Pump")
  var pump: String?

  func perform() async throws -> some IntentResult {
    Pond.shared.lastPump = pump
    return .result()
  }
}
