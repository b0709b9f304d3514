// Opens a document in the app: a stored one, or one created from Markdown.

import AppIntents
import Foundation

struct OpenInAppIntent: AppIntent {
  static var title: LocalizedStringResource = "Open in MarkdownSnippet"
  static var isDiscoverable = false
  static var openAppWhenRun = true

  @Parameter(title: "Markdown", inputOptions: String.IntentInputOptions(multiline: true))
  var markdown: String?

  /// The document to open; after `perform()`, the one created from Markdown.
  @Parameter(title: "Document")
  var document: MarkdownDocumentEntity?

  /// The identifier for a document created from Markdown; an existing one is opened.
  @Parameter(title: "Draft")
  var draft: String?

  @Dependency
  private var store: DocumentStore

  init() {}

  init(markdown: String, draft: String?) {
    self.markdown = markdown
    self.draft = draft
  }

  init(document: MarkdownDocumentEntity) {
    self.document = document
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let id = document?.id ?? draft.flatMap(UUID.init(uuidString:)) {
      if let kept = try await store.document(id: id) {
        document = MarkdownDocumentEntity(kept)
        return .result(dialog: "Opened MarkdownSnippet.")
      }
      guard document == nil else { throw DocumentError.gone }
    }
    guard let markdown, !markdown.isEmpty else {
      return .result(dialog: "Opened MarkdownSnippet.")
    }
    let made = try await store.create(
      id: draft.flatMap(UUID.init(uuidString:)), title: Document.title(of: markdown),
      content: markdown)
    document = MarkdownDocumentEntity(made)
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
    return .result(dialog: "Opened MarkdownSnippet with a new document.")
  }
}
