// The App Shortcuts of the app: six, with three or four phrases each.

import AppIntents

struct TaskTrackerShortcuts: AppShortcutsProvider {
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CreateTaskIntent(),
      phrases: [
        "Create a task in \(.applicationName)",
        "Add a new task in \(.applicationName)",
        "New task in \(.applicationName)",
        "Create a \(\.$category) task in \(.applicationName)",
      ],
      shortTitle: "Create Task",
      systemImageName: "plus.circle"
    )

    AppShortcut(
      intent: CompleteTaskIntent(),
      phrases: [
        "Complete a task in \(.applicationName)",
        "Mark \(\.$target) as done in \(.applicationName)",
        "Finish \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Complete Task",
      systemImageName: "checkmark.circle"
    )

    AppShortcut(
      intent: OpenTaskIntent(),
      phrases: [
        "Open a task in \(.applicationName)",
        "Show task in \(.applicationName)",
        "Open \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Open Task",
      systemImageName: "eye"
    )

    AppShortcut(
      intent: ListTasksIntent(),
      phrases: [
        "List my tasks in \(.applicationName)",
        "Show my tasks in \(.applicationName)",
        "List \(\.$category) tasks in \(.applicationName)",
        "What do I have to do in \(.applicationName)",
      ],
      shortTitle: "List Tasks",
      systemImageName: "list.bullet"
    )

    AppShortcut(
      intent: SearchTasksIntent(),
      phrases: [
        "Search tasks in \(.applicationName)",
        "Find a task in \(.applicationName)",
        "Search in \(.applicationName)",
      ],
      shortTitle: "Search Tasks",
      systemImageName: "magnifyingglass"
    )

    AppShortcut(
      intent: SetDueDateIntent(),
      phrases: [
        "Set a due date in \(.applicationName)",
        "Change a due date in \(.applicationName)",
        "Set the due date of \(\.$target) in \(.applicationName)",
      ],
      shortTitle: "Set Due Date",
      systemImageName: "calendar"
    )
  }

  static var shortcutTileColor: ShortcutTileColor = .grayBlue
}
