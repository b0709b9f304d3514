// What people can say to the app, in the language of the source; other languages are in Phrases.

import AppIntents

struct ScratchpadShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: ShowNoteIntent(),
      phrases: [
        "Show \(\.$note) in \(.applicationName)",
        "Show a note in \(.applicationName)",
      ],
      shortTitle: "Show Note",
      systemImageName: "note.text")
  }
}
