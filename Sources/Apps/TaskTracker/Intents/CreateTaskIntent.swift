// Creates a task: required choices, optional values that are not asked for, and an effect to undo.

import AppIntents

struct CreateTaskIntent: UndoableIntent, PredictableIntent {
  static var title: LocalizedStringResource = "Create Task"
  static var description = IntentDescription("Creates a new task in TaskTracker")
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Title")
  var taskTitle: String

  @Parameter(title: "Priority")
  var priority: TaskPriority

  @Parameter(title: "Category")
  var category: TaskCategory

  @Parameter(title: "Due Date")
  var dueDate: Date?

  @Parameter(title: "Estimated Minutes", inclusiveRange: (1, 480))
  var estimatedMinutes: Int?

  @Parameter(title: "Notes")
  var notes: String?

  static var parameterSummary: some ParameterSummary {
    Summary("Create \(\.$taskTitle) task") {
      \.$priority
      \.$category
      \.$dueDate
      \.$estimatedMinutes
      \.$notes
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$priority, \.$category)) { priority, category in
      DisplayRepresentation(
        title: "Create a \(priority) \(category) task",
        subtitle: "Add a new task to the app"
      )
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard let provider = TaskBridge.shared.provider else {
      throw TaskIntentError.appNotReady
    }
    guard
      let created = provider.createTask(
        title: taskTitle, priorityRawValue: priority.rawValue,
        categoryRawValue: category.rawValue, dueDate: dueDate,
        estimatedMinutes: estimatedMinutes ?? -1, notes: notes ?? "")
    else {
      throw TaskIntentError.operationFailed
    }
    let id = created.id
    await undoManager?.registerUndo(withTarget: TaskBridge.shared) { bridge in
      _ = bridge.provider?.deleteTask(withId: id)
    }
    await undoManager?.setActionName(String(localized: Self.title))
    let entity = TaskEntity(from: created)
    let priorityText = TaskPriority.caseDisplayRepresentations[priority]?.title ?? "Unknown"
    let categoryText = TaskCategory.caseDisplayRepresentations[category]?.title ?? "Unknown"
    return .result(
      value: entity,
      dialog: "Created '\(taskTitle)' with \(priorityText) priority in \(categoryText)")
  }
}
