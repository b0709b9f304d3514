// Creates, changes and deletes documents: by phrase, for the app's own views, and for scripts.

import AppIntents

struct NewDocumentIntent: UndoableIntent {
  static var title: LocalizedStringResource = "New Document"
  static var description = IntentDescription("Keeps a text as a document, and shows it.")

  /// The title; `nil` for the first line of the text.
  @Parameter(title: "Title")
  var documentTitle: String?

  @Parameter(
    title: "Content", inputOptions: String.IntentInputOptions(multiline: true),
    requestValueDialog: "What does it say?")
  var content: String

  static var parameterSummary: some ParameterSummary {
    Summary("Make a document of \(\.$content)") {
      \.$documentTitle
    }
  }

  @Dependency
  private var store: DocumentStore

  func perform() async throws
    -> some IntentResult & ReturnsValue<MarkdownDocumentEntity> & ShowsSnippetIntent
  {
    let document = try await store.create(
      title: documentTitle ?? Document.title(of: content), content: content)
    await undoManager?.registerUndo(withTarget: store) { store in
      Task {
        try await store.delete([document.id])
        MarkdownSnippetShortcuts.updateAppShortcutParameters()
      }
    }
    await undoManager?.setActionName("New Document")
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
    let entity = MarkdownDocumentEntity(document)
    return .result(value: entity, snippetIntent: PreviewMarkdownSnippetIntent(document: entity))
  }
}

struct CreateDocumentIntent: AppIntent {
  static var title: LocalizedStringResource = "Create Markdown Document"
  static var isDiscoverable = false

  @Parameter(title: "Title")
  var title: String?

  @Parameter(title: "Content", inputOptions: String.IntentInputOptions(multiline: true))
  var content: String?

  /// Whether what is not given is taken from the template for "New Document".
  @Parameter(title: "Use Template", default: false)
  var usesTemplate: Bool

  @Dependency
  private var store: DocumentStore

  func perform() async throws -> some IntentResult & ReturnsValue<MarkdownDocumentEntity> {
    let template = usesTemplate ? DocumentTemplate.newDocument : .empty
    let document = try await store.create(
      title: title ?? template.title, content: content ?? template.content)
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
    return .result(value: MarkdownDocumentEntity(document))
  }
}

struct UpdateDocumentIntent: AppIntent {
  static var title: LocalizedStringResource = "Update Markdown Document"
  static var isDiscoverable = false

  @Parameter(title: "Document")
  var document: MarkdownDocumentEntity

  /// The new title; `nil` leaves it as it is.
  @Parameter(title: "Title")
  var title: String?

  /// The new text; `nil` leaves it as it is.
  @Parameter(title: "Content", inputOptions: String.IntentInputOptions(multiline: true))
  var content: String?

  @Dependency
  private var store: DocumentStore

  func perform() async throws -> some IntentResult & ReturnsValue<MarkdownDocumentEntity> {
    let changed = try await store.update(id: document.id, title: title, content: content)
    guard let changed else { throw DocumentError.gone }
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
    return .result(value: MarkdownDocumentEntity(changed))
  }
}

struct DeleteDocumentsIntent: UndoableIntent {
  static var title: LocalizedStringResource = "Delete Markdown Documents"
  static var isDiscoverable = false

  @Parameter(title: "Documents")
  var documents: [MarkdownDocumentEntity]

  @Dependency
  private var store: DocumentStore

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(
      actionName: .custom(
        acceptLabel: "Delete", acceptAlternatives: [], denyLabel: "Cancel", denyAlternatives: [],
        destructive: true),
      dialog: question)
    let deleted = try await store.documents(ids: documents.map(\.id))
    let count = try await store.delete(deleted.map(\.id))
    await undoManager?.registerUndo(withTarget: store) { store in
      Task {
        try await store.restore(deleted)
        MarkdownSnippetShortcuts.updateAppShortcutParameters()
      }
    }
    await undoManager?.setActionName(actionName)
    MarkdownSnippetShortcuts.updateAppShortcutParameters()
    return .result(dialog: count == 1 ? "1 document deleted." : "\(count) documents deleted.")
  }

  private var actionName: String {
    documents.count == 1
      ? "Delete “\(documents[0].title)”" : "Delete \(documents.count) documents"
  }

  private var question: IntentDialog {
    if documents.count == 1 { return "Delete “\(documents[0].title)”?" }
    let titles = documents.prefix(5).map { "“\($0.title)”" }.joined(separator: ", ")
    let more = documents.count > 5 ? " and \(documents.count - 5) more" : ""
    return "Delete \(documents.count) documents: \(titles)\(more)?"
  }
}
