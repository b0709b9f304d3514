// Shows Markdown as rich text; the snippet intent renders the card.

import AppIntents

struct PreviewMarkdownIntent: AppIntent {
  static var title: LocalizedStringResource = "Preview Markdown"
  static var description = IntentDescription("Renders Markdown text as a rich text preview.")

  @Parameter(
    title: "Markdown Text", description: "The Markdown content to preview",
    inputOptions: String.IntentInputOptions(multiline: true))
  var markdownText: String

  static var parameterSummary: some ParameterSummary {
    Summary("Preview \(\.$markdownText)")
  }

  init() {}

  init(markdownText: String) {
    self.markdownText = markdownText
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: PreviewMarkdownSnippetIntent(markdownText: markdownText))
  }
}
