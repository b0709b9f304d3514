// A configuration on the wrong surface, and one that a button runs.

import AppIntents
import SwiftUI
import WidgetKit

struct ChoosePondIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pond"
}

struct ChoosePumpIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pump"
}

struct PondControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "pond", intent: ChoosePondIntent.self) { _ in
      ControlWidgetButton(action: ChoosePumpIntent()) { Text("Pump") }
    }
  }
}
