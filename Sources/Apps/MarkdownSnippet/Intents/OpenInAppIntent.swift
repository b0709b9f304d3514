// Brings the app to the front, with a new document when there is Markdown for one.

import AppIntents
import DocumentStore

struct OpenInAppIntent: AppIntent {
  static var title: LocalizedStringResource = "Open in MarkdownSnippet"
  static var isDiscoverable = false
  static var openAppWhenRun = true

  @Parameter(title: "Markdown", inputOptions: String.IntentInputOptions(multiline: true))
  var markdown: String?

  @Dependency
  private var store: DocumentStore

  init() {}

  init(markdown: String?) {
    self.markdown = markdown
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    guard let markdown, !markdown.isEmpty else {
      return .result(dialog: "Opened MarkdownSnippet.")
    }
    let imported = ImportedDocument(content: markdown)
    try await inWords { try await store.create(title: imported.title, content: markdown) }
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Opened MarkdownSnippet with a new document.")
  }
}
