// The app itself: what its intents share is set up when it starts.

import AppIntents
import SwiftUI

/// A list of things to do behind a bridge, as an app in another language would serve it.
public enum TaskTracker {
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

/// The app, as the system starts it.
struct TaskTrackerApp: App {
  init() { TaskTracker.launch() }

  var body: some Scene {
    WindowGroup { Text("TaskTracker") }
  }
}
