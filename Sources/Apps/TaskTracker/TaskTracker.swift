// The door: what this app offers to the system.

import AppIntents

/// A list of things to do behind a bridge, as an app in another language would serve it.
public enum TaskTracker {
  /// Every intent of the app.
  public static var intents: [any AppIntent.Type] {
    [
      CreateTaskIntent.self,
      CompleteTaskIntent.self,
      OpenTaskIntent.self,
      ListTasksIntent.self,
      SearchTasksIntent.self,
      SetDueDateIntent.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { TaskTrackerShortcuts.self }

  /// Makes the app ready for its intents: the tasks are read when the first is asked for.
  ///
  /// - Parameter tasksFile: Where the tasks are kept; `nil` for the person's data folder.
  public static func launch(tasksFile: URL? = nil) {
    TaskBridge.shared.launch(TaskFile(file: tasksFile ?? TaskFile.standardFile))
    TaskTrackerShortcuts.updateAppShortcutParameters()
  }

  /// Takes the tasks away, as an app does that has not been opened yet.
  public static func quit() {
    TaskBridge.shared.launch(nil)
  }
}
