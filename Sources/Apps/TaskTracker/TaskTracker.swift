// The app: registers the dependencies of its intents at launch.

import AppIntents
import SwiftUI

/// A sample app for tasks behind a bridge, as an app in another language would have them.
public enum TaskTracker {
  /// Starts the app behind the bridge; the tasks are read on first use.
  ///
  /// - Parameter tasksFile: The file of the tasks; `nil` for the one in the user's data folder.
  public static func launch(tasksFile: URL? = nil) {
    TaskBridge.shared.launch(TaskFile(file: tasksFile ?? TaskFile.standardFile))
    TaskTrackerShortcuts.updateAppShortcutParameters()
  }

  /// Removes the app from the bridge, as if it had not been opened yet.
  public static func quit() {
    TaskBridge.shared.launch(nil)
  }
}

/// The app's entry point, which is created at launch.
struct TaskTrackerApp: App {
  init() { TaskTracker.launch() }

  var body: some Scene {
    WindowGroup { Text("TaskTracker") }
  }
}
