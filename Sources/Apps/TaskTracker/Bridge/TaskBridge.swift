// The bridge: what the app behind it can do, and where the intents find it.

import Foundation

/// What the app on the other side of the bridge does.
protocol TaskDataProvider: AnyObject {
  func task(withId id: String) -> BridgeTask?

  func createTask(
    title: String, priorityRawValue: Int, categoryRawValue: Int, dueDate: Date?,
    estimatedMinutes: Int, notes: String
  ) -> BridgeTask?

  func completeTask(withId id: String) -> Bool

  func setDueDate(_ date: Date, ofTaskWithId id: String) -> Bool

  func searchTasks(query: String) -> [BridgeTask]

  /// Tasks of a priority and a category; -1 stands for any.
  func filteredTasks(
    priorityRawValue: Int, categoryRawValue: Int, showCompleted: Bool
  ) -> [BridgeTask]
}

/// Where the intents find the app; `nil` while it is not running.
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
