// Opens a task in the app by the app's URL scheme.

import AppIntents

struct OpenTaskIntent: AppIntent {
  static var title: LocalizedStringResource = "Open Task"
  static var description = IntentDescription("Opens a task in TaskTracker")
  static var openAppWhenRun: Bool = true

  @Parameter(title: "Task")
  var target: TaskEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Open \(\.$target)")
  }

  func perform() async throws -> some IntentResult & OpensIntent {
    guard let url = URL(string: "tasktracker://task/\(target.id)") else {
      throw TaskIntentError.notFound
    }
    return .result(opensIntent: OpenURLIntent(url))
  }
}
