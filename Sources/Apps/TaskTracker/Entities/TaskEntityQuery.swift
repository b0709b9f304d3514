// Finds tasks by identifier and by text; none if the app is not running.

import AppIntents

struct TaskEntityQuery: EntityStringQuery, EnumerableEntityQuery {
  func entities(for identifiers: [String]) async throws -> [TaskEntity] {
    guard let provider = TaskBridge.shared.provider else { return [] }
    return identifiers.compactMap { id in
      guard let task = provider.task(withId: id) else { return nil }
      return TaskEntity(from: task)
    }
  }

  func entities(matching string: String) async throws -> IntentItemCollection<TaskEntity> {
    guard let provider = TaskBridge.shared.provider else {
      return IntentItemCollection(items: [])
    }
    let tasks = provider.searchTasks(query: string)
    return IntentItemCollection(items: tasks.map { TaskEntity(from: $0) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<TaskEntity> {
    guard let provider = TaskBridge.shared.provider else {
      return IntentItemCollection(items: [])
    }
    let tasks = provider.filteredTasks(
      priorityRawValue: -1, categoryRawValue: -1, showCompleted: false)
    return IntentItemCollection(items: tasks.map { TaskEntity(from: $0) })
  }

  func allEntities() async throws -> IntentItemCollection<TaskEntity> {
    guard let provider = TaskBridge.shared.provider else {
      return IntentItemCollection(items: [])
    }
    let tasks = provider.filteredTasks(
      priorityRawValue: -1, categoryRawValue: -1, showCompleted: true)
    return IntentItemCollection(items: tasks.map { TaskEntity(from: $0) })
  }
}
