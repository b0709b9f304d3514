// A task as it crosses the bridge: plain values only, with stand-ins for those that are missing.

import Foundation

/// A task as it crosses the bridge.
///
/// The other side knows no optional numbers: -1 stands for no estimate, "" for no notes.
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
