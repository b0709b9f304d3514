// Creates a document from imported Markdown.

import Foundation

/// Imported Markdown, before it becomes a document.
struct ImportedDocument {
  let content: String

  /// The first line that is not blank, without heading marks and cut to 80 characters.
  var title: String {
    let line = content.split(whereSeparator: \.isNewline)
      .first { !$0.allSatisfy(\.isWhitespace) }
    let title = (line ?? "").trimmingCharacters(in: .whitespaces)
      .drop { $0 == "#" }
      .trimmingCharacters(in: .whitespaces)
      .prefix(80)
      .trimmingCharacters(in: .whitespaces)
    return title.isEmpty ? "Imported Markdown" : title
  }
}
