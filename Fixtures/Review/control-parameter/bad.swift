// A control that has nothing to show until it is configured.

import AppIntents

struct ChoosePumpIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pump"

  @Parameter(title: "Pump")
  var pump: String
}
