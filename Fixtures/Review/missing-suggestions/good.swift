// Slots with values: suggested, enumerated, or offered by the parameter.

import AppIntents

struct TreeEntity: AppEntity {
  static let defaultQuery = TreeQuery()
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Tree"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct TreeQuery: EntityQuery {
  func entities(for identifiers: [String]) async throws -> [TreeEntity] { [] }
}

extension TreeQuery {
  func suggestedEntities() async throws -> [TreeEntity] { [TreeEntity(id: "oak")] }
}

struct HedgeEntity: AppEntity {
  static var defaultQuery: HedgeQuery { HedgeQuery() }
  static let typeDisplayRepresentation: TypeDisplayRepresentation = "Hedge"

  let id: String

  var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct HedgeQuery: EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [HedgeEntity] { [] }

  func allEntities() async throws -> [HedgeEntity] { [HedgeEntity(id: "box")] }
}

struct PruneTreeIntent: AppIntent {
  static let title: LocalizedStringResource = "Prune Tree"

  @Parameter(title: "Tree")
  var tree: TreeEntity

  @Parameter(title: "Hedge")
  var hedge: HedgeEntity?

  static var parameterSummary: some ParameterSummary {
    Summary("Prune \(\.$tree)") {
      \.$hedge
    }
  }

  func perform() async throws -> some IntentResult {
    .result()
  }
}

struct OrchardShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PruneTreeIntent(),
      phrases: [
        "Prune \(\.$tree) in \(.applicationName)",
        "Prune hedge \(\.$hedge) in \(.applicationName)",
      ],
      shortTitle: "Prune Tree",
      systemImageName: "tree")
  }
}

func orchardChanged() {
  OrchardShortcuts.updateAppShortcutParameters()
}
