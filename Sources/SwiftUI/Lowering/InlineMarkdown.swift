// Reads the Markdown of one localized line.

import Cards
import Foundation
import FoundationGaps

extension String {
  /// The inlines of a line of Markdown, spaces and line breaks kept.
  var inlineMarkdown: [Inline] { Inline.lines(of: self) }
}
