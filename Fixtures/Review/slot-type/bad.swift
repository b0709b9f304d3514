// A slot for free text, which no phrase can hold.

import AppIntents

struct NoteRainIntent: AppIntent {
  static let title: LocalizedStringResource = "Note Rain"

  @Parameter(title: "Amount")
  var amount: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Note \(\.$amount) of rain")
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct RainShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: NoteRainIntent(), phrases: ["Note \(\.$amount) of rain in \(.applicationName)"])
  }
}
