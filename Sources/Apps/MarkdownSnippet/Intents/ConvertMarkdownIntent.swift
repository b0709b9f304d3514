// Converts Markdown to plain text, for use in another action.

import AppIntents

struct ConvertMarkdownIntent: AppIntent {
  static var title: LocalizedStringResource = "Convert Markdown to Rich Text"
  static var description = IntentDescription("Converts Markdown text into rich text.")

  @Parameter(
    title: "Markdown Text", description: "The Markdown content to convert",
    inputOptions: String.IntentInputOptions(multiline: true))
  var markdownText: String

  static var parameterSummary: some ParameterSummary {
    Summary("Convert \(\.$markdownText)")
  }

  init() {}

  init(markdownText: String) {
    self.markdownText = markdownText
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    guard let text = try? RichText(markdown: markdownText) else {
      return .result(value: markdownText, dialog: "Could not parse Markdown.")
    }
    return .result(value: text.plainText, dialog: "Converted Markdown to rich text.")
  }
}
