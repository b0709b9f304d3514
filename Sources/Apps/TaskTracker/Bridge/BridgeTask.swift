// A task in the form of the bridge: plain values only, with placeholders for missing ones.

import Foundation

/// A task in the form of the bridge.
///
/// The other side has no optional numbers: -1 means no estimate, "" no notes.
final class BridgeTask: NSObject {
  let id: String
  let title: String
  let priorityRawValue: Int
  let categoryRawValue: Int
  let dueDate: Date?
  let estimatedMinutes: Int
  let notes: String
  let isCompleted: Bool

  init(
    id: String, title: String, priorityRawValue: Int, categoryRawValue: Int, dueDate: Date?,
    estimatedMinutes: Int, notes: String, isCompleted: Bool
  ) {
    self.id = id
    self.title = title
    self.priorityRawValue = priorityRawValue
    self.categoryRawValue = categoryRawValue
    self.dueDate = dueDate
    self.estimatedMinutes = estimatedMinutes
    self.notes = notes
    self.isCompleted = isCompleted
  }
}
