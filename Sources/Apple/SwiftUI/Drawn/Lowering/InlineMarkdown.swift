// Parses the Markdown of a localized line.

import BehestCards
import Foundation
import FoundationGaps

extension String {
  /// The inlines of a line of Markdown, with its spaces and line breaks.
  var inlineMarkdown: [Inline] {
    guard utf8.contains(where: Self.marks.contains) else { return Inline.lines(of: self) }
    let options = AttributedString.MarkdownParsingOptions(
      interpretedSyntax: .inlineOnlyPreservingWhitespace,
      failurePolicy: .returnPartiallyParsedIfPossible)
    guard let text = try? AttributedString(markdown: self, options: options) else {
      return Inline.lines(of: self)
    }
    return text.inlines(in: TextStyle())
  }

  /// The bytes of which any Markdown has at least one.
  private static let marks = Array("*_`[!<\\&~".utf8)
}
