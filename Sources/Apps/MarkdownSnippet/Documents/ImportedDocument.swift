// Makes a document out of Markdown that came from elsewhere.

import Foundation

/// Markdown that is about to become a document.
struct ImportedDocument {
  let content: String

  /// The first line that is not blank, without its heading marks, in 80 characters at most.
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
