// Draws the preview, as often as the system asks for it, and changes nothing.

import AppIntents
import Foundation
import SwiftUI

struct PreviewMarkdownSnippetIntent: SnippetIntent {
  static var title: LocalizedStringResource = "Markdown Preview Snippet"
  static var isDiscoverable = false

  @Parameter(title: "Markdown Text")
  var markdownText: String

  /// The document the text comes from, so that the card follows its changes.
  @Parameter(title: "Document")
  var document: MarkdownDocumentEntity?

  /// The identifier that the text gets when it becomes a document, which it does once a card.
  @Parameter(title: "Draft")
  var draft: String?

  init() {
    draft = UUID().uuidString
  }

  init(markdownText: String) {
    self.init()
    self.markdownText = markdownText
  }

  init(document: MarkdownDocumentEntity) {
    self.init()
    markdownText = document.content
    self.document = document
  }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(
      view: MarkdownPreviewSnippetView(
        markdown: document?.content ?? markdownText,
        opening: document.map(OpenInAppIntent.init)
          ?? OpenInAppIntent(markdown: markdownText, draft: draft)))
  }
}
