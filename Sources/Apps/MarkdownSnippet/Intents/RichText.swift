// Markdown in the formats of a clipboard.

import Foundation
import MarkdownTree

/// Parsed Markdown.
struct RichText {
  private let document: MarkdownDocument

  /// Parses Markdown; throws an error if it is nested too deeply.
  init(markdown: String) throws {
    document = try MarkdownDocument(parsing: markdown)
  }

  /// The plain text.
  var plainText: String { document.plainText() }

  /// The text in every format of a clipboard, by type identifier.
  var pasteboardItem: [String: Any] {
    [
      "public.utf8-plain-text": plainText, "public.html": document.html(),
      "public.rtf": Data(document.rtf().utf8),
    ]
  }
}
