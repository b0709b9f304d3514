// Markdown in the forms that other programs paste.

import MarkdownTree
import BehestPasteboard

/// Markdown that has been read.
struct RichText {
  private let document: MarkdownDocument

  /// Reads Markdown; throws when it nests too deeply to be shown.
  init(markdown: String) throws {
    document = try MarkdownDocument(parsing: markdown)
  }

  /// The text without any marks.
  var plainText: String { document.plainText() }

  /// The text in every form a clipboard may take.
  var pasteboardItem: PasteboardItem {
    PasteboardItem(plainText: plainText, html: document.html(), rtf: document.rtf())
  }
}
