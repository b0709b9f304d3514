// Lists all tasks or those that match a filter.

import AppIntents

struct ListTasksIntent: AppIntent {
  static var title: LocalizedStringResource = "List Tasks"
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Priority")
  var priority: TaskPriority?

  @Parameter(title: "Category")
  var category: TaskCategory?

  @Parameter(title: "Show Completed", default: false)
  var showCompleted: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("List tasks") {
      \.$priority
      \.$category
      \.$showCompleted
    }
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<[TaskEntity]> & ProvidesDialog
  {
    guard let provider = TaskBridge.shared.provider else {
      throw TaskIntentError.appNotReady
    }
    let tasks = provider.filteredTasks(
      priorityRawValue: priority?.rawValue ?? -1, categoryRawValue: category?.rawValue ?? -1,
      showCompleted: showCompleted)
    let entities = tasks.map { TaskEntity(from: $0) }
    let kinds = [
      priority.flatMap { TaskPriority.caseDisplayRepresentations[$0] },
      category.flatMap { TaskCategory.caseDisplayRepresentations[$0] },
    ].compactMap { $0.map { String(localized: $0.title) } }
    let words = kinds + [entities.count == 1 ? "task" : "tasks"]
    return .result(
      value: entities, dialog: "Found \(entities.count) \(words.joined(separator: " "))")
  }
}
