// A configuration for each surface, and an action for the button.

import AppIntents
import SwiftUI
import WidgetKit

struct ChoosePondIntent: WidgetConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pond"
}

struct ChoosePumpIntent: ControlConfigurationIntent {
  static let title: LocalizedStringResource = "Choose Pump"
}

struct StartPumpIntent: AppIntent {
  static let title: LocalizedStringResource = "Start Pump"

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct PondControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    AppIntentControlConfiguration(kind: "pump", intent: ChoosePumpIntent.self) { _ in
      ControlWidgetButton(action: StartPumpIntent()) { Text("Pump") }
    }
  }
}

struct PondWidget: Widget {
  var body: some WidgetConfiguration {
    AppIntentConfiguration(
      kind: "pond", intent: ChoosePondIntent.self, provider: PondTimeline()
    ) { _ in
      Text("Pond")
    }
  }
}
