// Sixteen phrases with a slot of 64 cases.

import AppIntents

enum Square: String, AppEnum {
  case a1, a2, a3, a4, a5, a6, a7, a8
  case b1, b2, b3, b4, b5, b6, b7, b8
  case c1, c2, c3, c4, c5, c6, c7, c8
  case d1, d2, d3, d4, d5, d6, d7, d8
  case e1, e2, e3, e4, e5, e6, e7, e8
  case f1, f2, f3, f4, f5, f6, f7, f8
  case g1, g2, g3, g4, g5, g6, g7, g8
  case h1, h2, h3, h4, h5, h6, h7, h8

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Square"
  static let caseDisplayRepresentations = Dictionary(
    uniqueKeysWithValues: allCases.map { ($0, DisplayRepresentation(stringLiteral: $0.rawValue)) })
}

struct DigSquareIntent: AppIntent {
  static let title: LocalizedStringResource = "Dig Square"

  @Parameter(title: "Square")
  var square: Square

  static var parameterSummary: some ParameterSummary {
    Summary("Dig \(\.$square)")
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct FieldShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: DigSquareIntent(),
      phrases: [
        "Dig \(\.$square) in \(.applicationName)",
        "Rake \(\.$square) in \(.applicationName)",
        "Weed \(\.$square) in \(.applicationName)",
        "Water \(\.$square) in \(.applicationName)",
        "Plant \(\.$square) in \(.applicationName)",
        "Mulch \(\.$square) in \(.applicationName)",
        "Mow \(\.$square) in \(.applicationName)",
        "Trim \(\.$square) in \(.applicationName)",
        "Clear \(\.$square) in \(.applicationName)",
        "Harvest \(\.$square) in \(.applicationName)",
        "Cover \(\.$square) in \(.applicationName)",
        "Mark \(\.$square) in \(.applicationName)",
        "Measure \(\.$square) in \(.applicationName)",
        "Fence \(\.$square) in \(.applicationName)",
        "Feed \(\.$square) in \(.applicationName)",
        "Show \(\.$square) in \(.applicationName)",
      ])
  }
}
