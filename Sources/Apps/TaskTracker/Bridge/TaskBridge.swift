// The bridge between the intents and the app.

import Foundation

/// The interface of the app on the other side of the bridge.
protocol TaskDataProvider: AnyObject {
  func task(withId id: String) -> BridgeTask?

  func createTask(
    title: String, priorityRawValue: Int, categoryRawValue: Int, dueDate: Date?,
    estimatedMinutes: Int, notes: String
  ) -> BridgeTask?

  func deleteTask(withId id: String) -> Bool

  func completeTask(withId id: String) -> Bool

  func setDueDate(_ date: Date, ofTaskWithId id: String) -> Bool

  func searchTasks(query: String) -> [BridgeTask]

  /// Returns the tasks with a priority and a category; -1 means any.
  func filteredTasks(
    priorityRawValue: Int, categoryRawValue: Int, showCompleted: Bool
  ) -> [BridgeTask]
}

/// The intents' reference to the app; `nil` while the app is not running.
final class TaskBridge {
  static let shared = TaskBridge()

  weak var provider: TaskDataProvider?

  /// The app itself. In an app with a bridge the other side owns this.
  private var app: TaskDataProvider?

  private init() {}

  func launch(_ app: TaskDataProvider?) {
    self.app = app
    provider = app
  }
}
