// Copies the preview to the clipboard, in every form that text can be pasted in.

import AppIntents
import UIKit

struct CopyRichTextIntent: AppIntent {
  static var title: LocalizedStringResource = "Copy as Rich Text"
  static var isDiscoverable = false

  @Parameter(title: "Markdown", inputOptions: String.IntentInputOptions(multiline: true))
  var markdown: String

  init() {}

  init(markdown: String) {
    self.markdown = markdown
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    let text = try? RichText(markdown: markdown)
    UIPasteboard.general.items = [
      text?.pasteboardItem ?? ["public.utf8-plain-text": markdown]
    ]
    PreviewMarkdownSnippetIntent.reload()
    return .result(
      dialog: text == nil
        ? "Copied to clipboard as plain text only." : "Copied to clipboard as rich text.")
  }
}
