// A task as an entity.

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

  /// The notes, which are internal to the app and therefore not a property of the entity.
  var notes: String

  var displayRepresentation: DisplayRepresentation {
    let priorityText = TaskPriority.caseDisplayRepresentations[priority]?.title ?? "Unknown"
    let categoryText = TaskCategory.caseDisplayRepresentations[category]?.title ?? "Unknown"
    return DisplayRepresentation(
      title: "\(title)",
      subtitle: "\(priorityText) · \(categoryText)"
    )
  }

  /// Creates an entity from a task of the bridge, whose placeholders become missing values.
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
