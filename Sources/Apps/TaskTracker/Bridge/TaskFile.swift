// The app behind the bridge, which stores tasks in a small file.

import Foundation

/// A store of tasks in a file, which is read at each query and replaced at each change.
final class TaskFile: TaskDataProvider {
  private struct Record: Codable {
    var id: String
    var title: String
    var priority: Int
    var category: Int
    var dueDate: Date?
    var minutes: Int
    var notes: String
    var isCompleted: Bool

    var crossing: BridgeTask {
      BridgeTask(
        id: id, title: title, priorityRawValue: priority, categoryRawValue: category,
        dueDate: dueDate, estimatedMinutes: minutes, notes: notes, isCompleted: isCompleted)
    }
  }

  private let file: URL

  init(file: URL) {
    self.file = file
  }

  /// The app's file in this user's data folder.
  static var standardFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("behest/TaskTracker.json")
  }

  func task(withId id: String) -> BridgeTask? {
    records.first { $0.id == id }?.crossing
  }

  func createTask(
    title: String, priorityRawValue: Int, categoryRawValue: Int, dueDate: Date?,
    estimatedMinutes: Int, notes: String
  ) -> BridgeTask? {
    inTurn {
      var all = records
      // The file may have any identifier, and the greatest number has no successor.
      let last = all.compactMap { Int($0.id) }.filter { $0 < .max }.max() ?? 0
      let record = Record(
        id: String(last + 1), title: title, priority: priorityRawValue, category: categoryRawValue,
        dueDate: dueDate, minutes: estimatedMinutes, notes: notes, isCompleted: false)
      all.append(record)
      return save(all) ? record.crossing : nil
    } ?? nil
  }

  func deleteTask(withId id: String) -> Bool {
    change(id) { $0.remove(at: $1) }
  }

  func completeTask(withId id: String) -> Bool {
    change(id) { $0[$1].isCompleted = true }
  }

  func setDueDate(_ date: Date, ofTaskWithId id: String) -> Bool {
    change(id) { $0[$1].dueDate = date }
  }

  func searchTasks(query: String) -> [BridgeTask] {
    records.filter {
      $0.title.localizedCaseInsensitiveContains(query)
        || $0.notes.localizedCaseInsensitiveContains(query)
    }.map(\.crossing)
  }

  func filteredTasks(
    priorityRawValue: Int, categoryRawValue: Int, showCompleted: Bool
  ) -> [BridgeTask] {
    records.filter { record in
      (priorityRawValue == -1 || record.priority == priorityRawValue)
        && (categoryRawValue == -1 || record.category == categoryRawValue)
        && (showCompleted || !record.isCompleted)
    }.map(\.crossing)
  }

  private var records: [Record] {
    guard let data = try? Data(contentsOf: file) else { return [] }
    return (try? JSONDecoder().decode([Record].self, from: data)) ?? []
  }

  private func change(_ id: String, _ change: (inout [Record], Int) -> Void) -> Bool {
    inTurn {
      var all = records
      guard let index = all.firstIndex(where: { $0.id == id }) else { return false }
      change(&all, index)
      return save(all)
    } ?? false
  }

  /// Runs a change while no other thread or process makes one; `nil` where the folder cannot be written.
  ///
  /// The lock is on a separate file, because each change replaces the file of the tasks.
  private func inTurn<Value>(_ change: () -> Value) -> Value? {
    try? FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { return nil }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { return nil }
    }
    return change()
  }

  private func save(_ records: [Record]) -> Bool {
    do {
      try JSONEncoder().encode(records).write(to: file, options: .atomic)
      return true
    } catch {
      return false
    }
  }
}
