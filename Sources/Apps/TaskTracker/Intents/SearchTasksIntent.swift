// Finds tasks that contain a word.

import AppIntents

struct SearchTasksIntent: AppIntent {
  static var title: LocalizedStringResource = "Search Tasks"
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Search Text", requestValueDialog: "What are you looking for?")
  var searchText: String

  static var parameterSummary: some ParameterSummary {
    Summary("Search for \(\.$searchText)")
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog
  {
    guard let provider = TaskBridge.shared.provider else {
      throw TaskIntentError.appNotReady
    }
    let entities = provider.searchTasks(query: searchText).map { TaskEntity(from: $0) }
    if entities.isEmpty {
      return .result(value: [], dialog: "No tasks found matching '\(searchText)'")
    }
    return .result(
      value: entities,
      dialog:
        "Found \(entities.count) task\(entities.count == 1 ? "" : "s") matching '\(searchText)'")
  }
}
