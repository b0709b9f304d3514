// Renders the preview at each request of the system, without side effects.

import AppIntents
import Foundation
import SwiftUI

struct PreviewMarkdownSnippetIntent: SnippetIntent {
  static var title: LocalizedStringResource = "Markdown Preview Snippet"
  static var isDiscoverable = false

  @Parameter(title: "Markdown Text")
  var markdownText: String

  /// The document of the text, so that the card shows its changes.
  @Parameter(title: "Document")
  var document: MarkdownDocumentEntity?

  /// The identifier for a document created from the text, once for each card.
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
