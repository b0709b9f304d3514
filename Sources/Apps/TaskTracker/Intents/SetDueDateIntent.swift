// Sets the due date of a task.

import AppIntents

struct SetDueDateIntent: AppIntent {
  static var title: LocalizedStringResource = "Set Due Date"
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Task")
  var target: TaskEntity

  @Parameter(title: "Due Date", requestValueDialog: "When is it due?")
  var dueDate: Date

  static var parameterSummary: some ParameterSummary {
    Summary("Set the due date of \(\.$target) to \(\.$dueDate)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard let provider = TaskBridge.shared.provider else {
      throw TaskIntentError.appNotReady
    }
    guard provider.setDueDate(dueDate, ofTaskWithId: target.id),
      let changed = provider.task(withId: target.id)
    else {
      throw TaskIntentError.notFound
    }
    let moment = dueDate.formatted(date: .abbreviated, time: .shortened)
    return .result(
      value: TaskEntity(from: changed), dialog: "'\(target.title)' is due \(moment)")
  }
}
