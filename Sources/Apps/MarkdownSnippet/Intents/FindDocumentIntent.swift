// Shows a stored document.

import AppIntents

struct FindDocumentIntent: AppIntent {
  static var title: LocalizedStringResource = "Find Markdown Document"
  static var description = IntentDescription(
    "Finds a saved Markdown document and shows a preview.")

  @Parameter(
    title: "Document", requestValueDialog: "Which document?",
    requestDisambiguationDialog: "Which document?")
  var document: MarkdownDocumentEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Find \(\.$document)")
  }

  init() {}

  init(document: MarkdownDocumentEntity) {
    self.document = document
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: PreviewMarkdownSnippetIntent(document: document))
  }
}
