// Where others may take part in the way from Markdown to cards.

public import MarkdownTree
import Synchronization

/// What becomes of raw HTML where Markdown becomes a card.
public enum RawHTML: String, CaseIterable, Codable, Hashable, Sendable {
  /// `<br>`, `<kbd>`, `<sub>`, `<sup>` and `<details>` mean what they say; other tags within a line
  /// are shown as they are written, and other blocks not at all.
  case literal
  /// As a browser would show it, without its looks: headings, paragraphs, lists, tables, links,
  /// images and styles of words. Tags themselves are never shown.
  case shown
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
  public var rawHTML = RawHTML.literal

  /// Makes hooks.
  public init(block: BlockHook? = nil, inline: InlineHook? = nil) {
    self.block = block
    self.inline = inline
  }

  /// No hooks.
  public static let none = MarkdownHooks()

  private static let shared = Mutex(MarkdownHooks.none)

  /// The hooks of this process, for Markdown that an app shows; none until configured.
  public static var configured: MarkdownHooks { shared.withLock { $0 } }

  /// Says which hooks take part wherever an app shows Markdown from now on.
  public static func configure(_ hooks: MarkdownHooks) {
    shared.withLock { $0 = hooks }
  }
}
