// The roles a theme gives looks to.

extension Theme {
  /// What a piece of a card or document is for.
  public enum Role: String, CaseIterable, Codable, Hashable, Sendable {
    /// Headings by level; no two look alike.
    case heading1, heading2, heading3, heading4, heading5, heading6
    /// The words of a link.
    case link
    /// Code within a line, and code blocks; only the block's background fills its lines.
    case code, codeBlock
    /// The language above a code block.
    case codeLabel
    /// Bullets, numbers, boxes, and the marks of footnotes.
    case marker
    /// The bar beside a quote.
    case quoteBar
    /// Frames, the lines of tables, rules.
    case border
    /// The title in the frame of a card.
    case title
    /// The cells of a table's first row.
    case tableHeader
    /// Every other row of a table; only its background is used, and a theme without one has none.
    case tableStripe
    /// What is less important: remarks, addresses behind links, captions.
    case muted
    /// The number that presses a button.
    case controlNumber
    /// What destroys something, or an error; what went well; what needs care.
    case destructive, success, warning
    /// The kinds of callouts.
    case note, tip, important, caution
    /// Parts of code.
    case keyword, type, function, string, number, constant, comment, attribute, inserted, deleted
    /// The named colours of views.
    case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown, gray

    /// The place among `allCases`.
    var index: Int { Int(Ink.numbers[self] ?? 1) - 1 }
  }
}
