// A task as the system sees it.

import AppIntents

struct TaskEntity: AppEntity {
  static var defaultQuery = TaskEntityQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Task"

  var id: String

  @Property(title: "Title")
  var title: String

  @Property(title: "Priority")
  var priority: TaskPriority

  @Property(title: "Category")
  var category: TaskCategory

  @Property(title: "Due Date")
  var dueDate: Date?

  @Property(title: "Estimated Minutes")
  var estimatedMinutes: Int?

  @Property(title: "Completed")
  var isCompleted: Bool

  /// For the app alone, so no property.
  var notes: String

  var displayRepresentation: DisplayRepresentation {
    let priorityText = TaskPriority.caseDisplayRepresentations[priority]?.title ?? "Unknown"
    let categoryText = TaskCategory.caseDisplayRepresentations[category]?.title ?? "Unknown"
    return DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(priorityText) · \(categoryText)"
    )
  }

  /// Takes a task over the bridge: stand-ins become what they stand for.
  init(from bridge: BridgeTask) {
    self.id = bridge.id
    self.notes = bridge.notes
    self.title = bridge.title
    self.priority = TaskPriority(rawValue: bridge.priorityRawValue) ?? .medium
    self.category = TaskCategory(rawValue: bridge.categoryRawValue) ?? .personal
    self.dueDate = bridge.dueDate
    self.estimatedMinutes = bridge.estimatedMinutes >= 0 ? bridge.estimatedMinutes : nil
    self.isCompleted = bridge.isCompleted
  }
}
