// A phrase for each slot.

import AppIntents

enum Row: String, AppEnum {
  case north, south

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Row"
  static let caseDisplayRepresentations: [Row: DisplayRepresentation] = [
    .north: "North", .south: "South",
  ]
}

struct DigRowsIntent: AppIntent {
  static let title: LocalizedStringResource = "Dig Rows"

  @Parameter(title: "From")
  var start: Row

  @Parameter(title: "To")
  var end: Row

  static var parameterSummary: some ParameterSummary {
    Summary("Dig from \(\.$start) to \(\.$end)")
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct FieldShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DigRowsIntent(),
      phrases: [
        "Dig from \(\.$start) in \(.applicationName)",
        "Dig to \(\.$end) in \(.applicationName)",
      ])
  }
}
