// Where others may take part in the way from Markdown to cards.

public import MarkdownTree

/// What becomes of raw HTML where Markdown becomes a card.
///
/// `<br>`, `<kbd>`, `<sub>`, `<sup>` and `<details>` always mean what they say; comments, and blocks of
/// `<script>` and the like, are never shown.
public enum RawHTML: String, CaseIterable, Codable, Hashable, Sendable {
  /// As a browser would show it, without its looks: headings, paragraphs, lists, tables, links,
  /// images and styles of words. Tags themselves are never shown.
  case shown
  /// Tags as they are written, within a line and in blocks of their own.
  case literal
  /// No tags, and no blocks of HTML; the words between tags within a line stay.
  case dropped
}

/// What stands in for, or is added to, the usual blocks and inlines of Markdown nodes.
///
/// Each hook is asked for every node of its kind but the document. `usual` gives what would be shown without the
/// hook, children already hooked; it may be called once, several times or never.
public struct MarkdownHooks: Sendable {
  /// Gives the blocks of a block node.
  public typealias BlockHook =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Block]) -> [Block]
  /// Gives the inlines of an inline node.
  public typealias InlineHook =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Inline]) -> [Inline]

  /// Asked for each block; `nil` leaves all as they are.
  public var block: BlockHook?
  /// Asked for each inline; `nil` leaves all as they are.
  public var inline: InlineHook?
  /// What becomes of raw HTML.
  public var rawHTML = RawHTML.shown

  /// Makes hooks.
  public init(block: BlockHook? = nil, inline: InlineHook? = nil) {
    self.block = block
    self.inline = inline
  }

  /// No hooks.
  public static let none = MarkdownHooks()
}
