// Marks a task as done.

import AppIntents

struct CompleteTaskIntent: AppIntent {
  static var title: LocalizedStringResource = "Complete Task"
  static var description = IntentDescription("Marks a task as complete")
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Task")
  var target: TaskEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Complete \(\.$target)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let provider = TaskBridge.shared.provider else {
      throw TaskIntentError.appNotReady
    }
    // The task may have been deleted while the person was choosing.
    guard provider.task(withId: target.id) != nil else {
      throw TaskIntentError.notFound
    }
    guard provider.completeTask(withId: target.id) else {
      throw TaskIntentError.operationFailed
    }
    return .result(dialog: "Done! '\(target.title)' has been marked as completed.")
  }
}
