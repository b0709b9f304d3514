// A slot a phrase, and few cases.

import AppIntents

enum Row: String, AppEnum {
  case north, south

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Row"
  static let caseDisplayRepresentations: [Row: DisplayRepresentation] = [
    .north: "North", .south: "South",
  ]
}

struct DigRowIntent: AppIntent {
  static let title: LocalizedStringResource = "Dig Row"

  @Parameter(title: "Row")
  var row: Row

  static var parameterSummary: some ParameterSummary {
    Summary("Dig \(\.$row)")
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct FieldShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DigRowIntent(),
      phrases: ["Dig \(\.$row) in \(.applicationName)", "Dig in \(.applicationName)"])
  }
}
