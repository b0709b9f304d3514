// Copies the preview to the clipboard, in every supported format.

import AppIntents
import BehestPasteboard

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
    let item =
      (try? RichText(markdown: markdown))?.pasteboardItem ?? PasteboardItem(plainText: markdown)
    let receipt = try await inWords { try await Pasteboard.general.write(item) }
    PreviewMarkdownSnippetIntent.reload()
    return .result(dialog: Self.dialog(for: receipt, isRich: item.html != nil))
  }

  /// Returns a dialog about the copied text, and its location if that is not the own clipboard.
  private static func dialog(for receipt: PasteboardReceipt, isRich: Bool) -> IntentDialog {
    switch receipt {
    case .files(let folder):
      "There is no clipboard here. The text is in files in \(folder.relativePath)."
    case .terminal: "Copied to clipboard as plain text only (OSC 52)."
    case .terminalCut(let kept, let whole):
      """
      Copied the first \(kept) of \(whole) bytes to clipboard, as plain text only: a terminal takes \
      no more (OSC 52).
      """
    case _ where !isRich: "Copied to clipboard as plain text only."
    case .display, .command: "Copied to clipboard as rich text."
    case .directory(let folder):
      "Copied to clipboard as rich text. The files are in \(folder.relativePath)."
    }
  }
}
