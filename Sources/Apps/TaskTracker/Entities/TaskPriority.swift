// The priority of a task; the raw values are those of the app behind the bridge.

import AppIntents

enum TaskPriority: Int, AppEnum {
  case low = 0
  case medium = 1
  case high = 2
  case urgent = 3

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"

  static var caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [
    .low: DisplayRepresentation(title: "Low", subtitle: "Whenever there is time"),
    .medium: DisplayRepresentation(title: "Medium", subtitle: "This week"),
    .high: DisplayRepresentation(title: "High", subtitle: "Today or tomorrow"),
    .urgent: DisplayRepresentation(title: "Urgent", subtitle: "Before anything else"),
  ]
}
