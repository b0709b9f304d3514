// A phrase with trees, which are fetched again when they change.

import AppIntents

struct TreeEntity: AppEntity {
  static let defaultQuery = TreeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }

  func suggestedEntities() async throws -> [TreeEntity] { [TreeEntity(id: "oak")] }
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
      intent: PruneTreeIntent(), phrases: ["Prune \(\.$tree) in \(.applicationName)"])
  }
}

func treesChanged() {
  OrchardShortcuts.updateAppShortcutParameters()
}
