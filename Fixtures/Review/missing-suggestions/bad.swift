// A phrase with a slot that has no values.

import AppIntents

struct TreeEntity: AppEntity {
  static let defaultQuery = TreeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TreeQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }

  func entities(matching string: String) async throws -> [TreeEntity] { [] }
}

struct PruneTreeIntent: AppIntent {
  static let title: LocalizedStringResource = "Prune Tree"

  @Parameter(title: "Tree")
  var tree: TreeEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Prune \(\.$tree)")
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PruneTreeIntent(),
      phrases: ["Prune \(\.$tree) in \(.applicationName)"],
      shortTitle: "Prune Tree",
      systemImageName: "tree")
  }
}

func orchardChanged() {
  OrchardShortcuts.updateAppShortcutParameters()
}
