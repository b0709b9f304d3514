// Markdown in the formats of a clipboard.

import MarkdownTree
import BehestPasteboard

/// Parsed Markdown.
struct RichText {
  private let document: MarkdownDocument

  /// Parses Markdown; throws an error if it is nested too deeply.
  init(markdown: String) throws {
    document = try MarkdownDocument(parsing: markdown)
  }

  /// The plain text.
  var plainText: String { document.plainText() }

  /// The text in every format of a clipboard.
  var pasteboardItem: PasteboardItem {
    PasteboardItem(plainText: plainText, html: document.html(), rtf: document.rtf())
  }
}
