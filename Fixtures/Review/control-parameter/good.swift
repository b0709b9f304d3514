// A control whose parameters have a value, or need none.

import AppIntents

struct ChoosePumpIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pump"

  @Parameter(title: "Pump")
  var pump: String?

  @Parameter(title: "Strength", default: 3)
  var strength: Int
}

struct ChoosePondIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pond"

  @Parameter(title: "Pond")
  var pond: String
}
