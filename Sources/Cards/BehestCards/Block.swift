// A block: what takes whole lines of a card.

/// One block of a card: a paragraph, a list, a table, a row of buttons.
///
/// The enumeration is closed on purpose: a front end switches without `default`, so a new kind
/// is listed by the compiler wherever it must be drawn.
public enum Block: Hashable, Sendable {
  /// A paragraph.
  case text(TextBlock)
  /// A heading; the level is 1 to 6.
  case heading(level: Int, [Inline])
  /// A bulleted, numbered or task list.
  case list(List)
  /// Words of someone else.
  case quote([Block])
  /// A remark set off from the text: a note, a tip, a warning.
  case callout(Callout)
  /// Content under a summary that may fold away.
  case disclosure(Disclosure)
  /// Code to be shown line by line; the language is the first word of a fence's info string.
  case code(language: String?, text: String)
  /// A table.
  case table(Table)
  /// A line across; upright in `columns`, where it stands between its neighbours.
  case rule
  /// An image that stands alone.
  case image(ImageReference)
  /// Blocks side by side, as in an `HStack`.
  case columns(Columns)
  /// Blocks one under the other, as in a `VStack` or in a document.
  case stack(Stack)
  /// Room that grows: it pushes its neighbours in `columns` apart; elsewhere it draws nothing.
  case spacer
  /// A bar that is filled to a share, as of a `ProgressView` or a `Gauge`.
  case progress(Progress)
  /// A button, a toggle or a link that stands alone.
  case control(Control)
  /// A footnote; the label is what its references show.
  case footnote(label: String, [Block])
}

extension Block {
  /// Where narrower content stands in a wider space.
  public enum Alignment: String, Codable, Hashable, Sendable {
    /// At the side where lines begin.
    case leading
    /// In the middle.
    case center
    /// At the side where lines end.
    case trailing
  }

  /// Makes a paragraph of inlines, at the leading side and with no limit of lines.
  public static func paragraph(_ inlines: [Inline]) -> Block {
    .text(TextBlock(inlines))
  }

  /// Makes a paragraph of one plain text.
  public static func paragraph(_ text: String) -> Block {
    .text(TextBlock([.text(text)]))
  }
}
