// A task list as an iOS developer writes one: a shared store, enums by number, filters, errors.

import AppIntents
import Foundation

enum TaskPriority: Int, AppEnum {
  case low = 0
  case medium = 1
  case high = 2

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Priority"

  static var caseDisplayRepresentations: [TaskPriority: DisplayRepresentation] = [
    .low: DisplayRepresentation(title: "Low", subtitle: "Whenever"),
    .medium: DisplayRepresentation(title: "Medium", subtitle: "Soon"),
    .high: DisplayRepresentation(title: "High"),
  ]
}

enum TaskFailure: Error, CustomLocalizedStringResourceConvertible {
  case notReady
  case notFound(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .notReady: return "Open the app first."
    case .notFound(let name): return "There is no task called \(name)."
    }
  }
}

struct TaskItem {
  var id: String
  var name: String
  var priority: Int
  var due: Date?
}

public class TaskBridge {
  public static let shared = TaskBridge()
  weak var provider: TaskProvider?
}

protocol TaskProvider: AnyObject {
  func all() -> [TaskItem]
  func create(name: String, priority: Int) -> TaskItem?
}

struct TaskEntity: AppEntity {
  static var defaultQuery = TaskEntityQuery()
  static var typeDisplayRepresentation: TypeDisplayRepresentation = .init(
    name: LocalizedStringResource("Task", table: "Intents"),
    numericFormat: LocalizedStringResource("\(placeholder: .int) tasks"))

  var id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Priority")
  var priority: TaskPriority

  @Property(title: "Due")
  var due: Date?

  @Property
  var isDone: Bool

  var displayRepresentation: DisplayRepresentation {
    let words = TaskPriority.caseDisplayRepresentations[priority]?.title ?? "Unknown"
    return DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(words)",
      image: isDone ? .init(systemName: "checkmark", isTemplate: true) : nil
    )
  }

  init(from item: TaskItem) {
    self.id = item.id
    self.name = item.name
    self.priority = TaskPriority(rawValue: item.priority) ?? .low
    self.due = item.due
    self.isDone = false
  }
}

extension TaskEntity: Hashable {
  static func == (one: TaskEntity, other: TaskEntity) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

struct TaskEntityQuery: EntityStringQuery {
  func entities(for identifiers: [String]) async throws -> [TaskEntity] {
    guard let provider = TaskBridge.shared.provider else { return [] }
    return provider.all().filter { identifiers.contains($0.id) }.map(TaskEntity.init(from:))
  }

  func entities(matching string: String) async throws -> IntentItemCollection<TaskEntity> {
    guard let provider = TaskBridge.shared.provider else { return IntentItemCollection(items: []) }
    return IntentItemCollection(items: provider.all().map { TaskEntity(from: $0) })
  }

  func suggestedEntities() async throws -> IntentItemCollection<TaskEntity> {
    guard let provider = TaskBridge.shared.provider else { return .init(items: []) }
    return ItemCollection(promptLabel: "Tasks", usesIndexedCollation: true) {
      ItemSection("All", items: provider.all().map { IntentItem(TaskEntity(from: $0)) })
    }
  }
}

struct CreateTaskIntent: AppIntent, PredictableIntent {
  static var title: LocalizedStringResource = "Create Task"
  static var description = IntentDescription(
    "Creates a task.", categoryName: "Tasks", searchKeywords: ["task", "to do"])
  static var openAppWhenRun: Bool = false

  @Parameter(title: "Name", requestValueDialog: IntentDialog("What is it called?"))
  var name: String

  @Parameter(title: "Priority", default: .medium)
  var priority: TaskPriority

  @Parameter(title: "Due", kind: .date)
  var due: Date?

  @Parameter(title: "Minutes", controlStyle: .stepper, inclusiveRange: (1, 480))
  var minutes: Int?

  @Parameter(title: "Tags", default: ["home"])
  var tags: [String]

  static var parameterSummary: some ParameterSummary {
    Summary("Create \(\.$name)") {
      \.$priority
      \.$due
      \.$minutes
    }
  }

  static var predictionConfiguration: some IntentPredictionConfiguration {
    IntentPrediction(parameters: (\.$priority, \.$due)) { priority, due in
      DisplayRepresentation(title: "Create a \(priority) task", subtitle: "For \(due ?? .now)")
    }
    IntentPrediction(parameters: \.$priority) { priority in
      DisplayRepresentation(title: "Create a \(priority) task")
    }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<TaskEntity> & ProvidesDialog {
    guard let provider = TaskBridge.shared.provider else { throw TaskFailure.notReady }
    guard !name.isEmpty else { throw $name.needsValueError("What is it called?") }
    guard let made = provider.create(name: name, priority: priority.rawValue) else {
      throw TaskFailure.notFound(name)
    }
    return .result(value: TaskEntity(from: made), dialog: "Created '\(name)'")
  }
}

struct ListTasksIntent: AppIntent {
  static var title: LocalizedStringResource = "List Tasks"
  static let description: IntentDescription? = IntentDescription("Lists tasks.")

  @Parameter(title: "Priority")
  var priority: TaskPriority?

  @Parameter(title: "Show Done", default: false)
  var showDone: Bool?

  static var parameterSummary: some ParameterSummary {
    When(\.$priority, .hasAnyValue) {
      Summary("List \(\.$priority) tasks") { \.$showDone }
    } otherwise: {
      Summary("List tasks") {
        \.$priority
        \.$showDone
      }
    }
  }

  func perform() async throws -> some ReturnsValue<[TaskEntity]> & IntentResult & ProvidesDialog {
    let tasks = TaskBridge.shared.provider?.all().map { TaskEntity(from: $0) } ?? []
    let wanted = tasks.filter { task in priority == nil || task.priority == priority }
    return .result(value: wanted, dialog: "Found \(wanted.count) tasks")
  }
}

struct CompleteTaskIntent: AppIntent {
  static var title: LocalizedStringResource { "Complete Task" }
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Task", description: "The one to complete.")
  var target: TaskEntity

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let tasks = TaskBridge.shared.provider?.all().map { TaskEntity(from: $0) } ?? []
    if tasks.count > 1 {
      target = try await $target.requestDisambiguation(among: tasks, dialog: "Which task?")
    }
    let sure = try await $target.requestConfirmation(for: target, dialog: "Is it this one?")
    guard sure else { throw $target.needsDisambiguationError(among: tasks) }
    return .result(dialog: "Completed '\(target.name)'")
  }
}

struct OpenTaskIntent: OpenIntent {
  static var title: LocalizedStringResource = "Open Task"
  @Parameter(title: "Task") var target: TaskEntity

  @MainActor
  func perform() async throws -> some IntentResult { .result() }
}

struct SearchTasksIntent: AppIntent {
  static var title: LocalizedStringResource = "Search Tasks"
  static var supportedModes: IntentModes = [.background, .foreground(.dynamic)]

  @Parameter(title: "Text") var text: String?
  @Parameter(title: "File", supportedContentTypes: [.plainText, .pdf]) var file: IntentFile?

  func perform() async throws -> some IntentResult & ReturnsValue<[TaskEntity]?> {
    if systemContext.currentMode.canContinueInForeground {
      try await continueInForeground("Go on in the app?", alwaysConfirm: false)
    }
    let wanted = try await $text.requestValue("What should I look for?")
    _ = (wanted, file?.data.count, file?.filename)
    return .result(value: nil)
  }
}

final class TaskDonations {
  func donate(name: String, priority: Int, due: Date?) {
    let intent = CreateTaskIntent()
    intent.$name.wrappedValue = name
    intent.$priority.wrappedValue = TaskPriority(rawValue: priority) ?? .medium
    intent.$due.wrappedValue = due
    donate(intent)
  }

  private func donate<T: AppIntent>(_ intent: T) {
    Task {
      do {
        _ = try await IntentDonationManager.shared.donate(intent: intent)
        print("Donated \(T.title)")
      } catch {
        print("Not donated: \(error)")
      }
      _ = try await IntentDonationManager.shared.deleteDonations(
        matching: .intentType(CompleteTaskIntent.self))
    }
  }
}

struct TaskShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateTaskIntent(),
      phrases: [
        "Create a task in \(.applicationName)",
        "Create a \(\.$priority) task in \(.applicationName)",
      ],
      shortTitle: "Create Task",
      systemImageName: "plus.circle"
    )

    AppShortcut(
      intent: CompleteTaskIntent(),
      phrases: ["Complete \(\.$target) in \(.applicationName)"],
      shortTitle: "Complete Task",
      systemImageName: "checkmark"
    )
  }
}
