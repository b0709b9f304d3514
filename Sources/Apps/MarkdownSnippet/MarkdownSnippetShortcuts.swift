// The App Shortcuts of the app, with their phrases.

import AppIntents

struct MarkdownSnippetShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: PreviewMarkdownIntent(),
      phrases: [
        "Preview markdown in \(.applicationName)",
        "Show markdown preview with \(.applicationName)",
        "Render markdown using \(.applicationName)",
      ],
      shortTitle: "Preview Markdown",
      systemImageName: "doc.richtext"
    )
    AppShortcut(
      intent: FindDocumentIntent(),
      phrases: [
        "Find document in \(.applicationName)",
        "Open a document from \(.applicationName)",
        "Find document \(\.$document) in \(.applicationName)",
        "Open document \(\.$document) in \(.applicationName)",
      ],
      shortTitle: "Find Document",
      systemImageName: "magnifyingglass"
    )
    AppShortcut(
      intent: NewDocumentIntent(),
      phrases: [
        "New document in \(.applicationName)",
        "Create a document in \(.applicationName)",
        "Write a document with \(.applicationName)",
      ],
      shortTitle: "New Document",
      systemImageName: "square.and.pencil"
    )
  }

  static var shortcutTileColor: ShortcutTileColor = .blue
}
