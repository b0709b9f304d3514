// Draws the preview, as often as the system asks for it, and changes nothing.

import AppIntents
import SwiftUI

struct PreviewMarkdownSnippetIntent: SnippetIntent {
  static var title: LocalizedStringResource = "Markdown Preview Snippet"
  static var isDiscoverable = false

  @Parameter(title: "Markdown Text")
  var markdownText: String

  /// The document the text comes from, so that the card follows its changes.
  @Parameter(title: "Document")
  var document: MarkdownDocumentEntity?

  init() {}

  init(markdownText: String) {
    self.markdownText = markdownText
  }

  init(document: MarkdownDocumentEntity) {
    markdownText = document.content
    self.document = document
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: MarkdownPreviewSnippetView(
        markdown: document?.content ?? markdownText, isSaved: document != nil))
  }
}
