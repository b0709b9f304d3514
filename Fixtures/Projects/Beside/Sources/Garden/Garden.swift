// Two intents beside a package that asks which modules there are.

import AppIntents
import Cards
import CustomDump
import OSLog
import SwiftUI
import os.log

let log = os.Logger(subsystem: nameOfCards, category: "beds")

struct WaterIntent: AppIntent {
  static let title: LocalizedStringResource = "Water the Bed"

  @Parameter(title: "Litres")
  var litres: Int

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    log.info("watered")
    var words = ""
    customDump(litres, to: &words)
    return .result(dialog: "Watered.", view: VStack { SwiftUI.Text(words) })
  }
}

struct RestIntent: AppIntent {
  static let title: LocalizedStringResource = "Rest"

  func perform() async throws -> some IntentResult & ProvidesDialog { .result(dialog: "Rested.") }
}

struct GardenShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: WaterIntent(), phrases: ["Water the bed in \(.applicationName)"],
      shortTitle: "Water", systemImageName: "drop")
    AppShortcut(
      intent: RestIntent(), phrases: ["Rest in \(.applicationName)"], shortTitle: "Rest",
      systemImageName: "moon")
  }
}
