// The card: an intent's visual result, as a value every front end can draw.

/// A card: a title and the blocks under it, independent of where or how it is drawn.
///
/// SwiftUI views and Markdown both become cards; a terminal, a page or a test reads them.
public struct Card: Codable, Hashable, Sendable {
  /// The title, one line; empty when there is none. A framed card has it in its top border.
  public var title: [Inline]
  /// The content, top to bottom. A `.rule` here divides the card from side to side.
  public var blocks: [Block]
  /// The points between neighbouring blocks; `nil` for the spacing of running text.
  ///
  /// Running text has a blank line between paragraphs and none between the items of a tight list.
  public var spacing: Double?

  /// Creates a card of a title and blocks.
  public init(title: [Inline] = [], blocks: [Block] = [], spacing: Double? = nil) {
    self.title = title
    self.blocks = blocks
    self.spacing = spacing
  }
}
