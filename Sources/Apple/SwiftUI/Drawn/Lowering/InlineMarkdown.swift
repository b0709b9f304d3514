// Reads the Markdown of one localized line.

import BehestCards
import Foundation
import FoundationGaps

extension String {
  /// The inlines of a line of Markdown, spaces and line breaks kept.
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

  /// The bytes without one of which no Markdown is to be read.
  private static let marks = Array("*_`[!<\\&~".utf8)
}
