// The settings with which Markdown and an app's views become cards.

package import Foundation
public import MarkdownTree

/// The treatment of raw HTML in Markdown.
///
/// `<br>`, `<kbd>`, `<sub>`, `<sup>` and `<details>` always have their effect; comments, and blocks
/// of `<script>` and the like, are never shown.
public enum RawHTML: String, CaseIterable, Codable, Hashable, Sendable {
  /// The content as a browser would show it: headings, paragraphs, lists, tables, links, images
  /// and text styles. Tags themselves are never shown.
  case shown
  /// Tags as written, within a line and in code blocks.
  case literal
  /// No tags and no blocks of HTML; the text between tags within a line stays.
  case dropped
}

/// Closures that replace or extend the usual blocks and inlines of Markdown nodes.
///
/// Each hook is called for every node of its kind but the document. `usual` returns what would be
/// shown without the hook, with hooks already applied to children; it may be called any number of
/// times.
public struct MarkdownHooks: Sendable {
  /// A closure that returns the blocks of a block node.
  public typealias BlockHook =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Block]) -> [Block]
  /// A closure that returns the inlines of an inline node.
  public typealias InlineHook =
    @Sendable (_ node: MarkdownNode, _ usual: () -> [Inline]) -> [Inline]

  /// The hook for blocks; `nil` for none.
  public var block: BlockHook?
  /// The hook for inlines; `nil` for none.
  public var inline: InlineHook?
  /// The treatment of raw HTML.
  public var rawHTML = RawHTML.shown

  /// Creates hooks.
  public init(block: BlockHook? = nil, inline: InlineHook? = nil) {
    self.block = block
    self.inline = inline
  }

  /// No hooks.
  public static let none = MarkdownHooks()
}

/// The settings with which, apart from the view itself, an app's view becomes a card.
///
/// The locale and the string tables are task-local instead: an app's own source looks up texts as
/// well.
package struct CardSettings: Sendable {
  /// The hooks for Markdown in views.
  package var markdown: MarkdownHooks
  /// The moment from which relative times are measured.
  package var now: @Sendable () -> Date
  /// The calendar, whose time zone times are shown in.
  package var calendar: Calendar

  /// Creates settings; the defaults are the machine's own.
  package init(
    markdown: MarkdownHooks = .none, now: @escaping @Sendable () -> Date = { Date() },
    calendar: Calendar = .current
  ) {
    self.markdown = markdown
    self.now = now
    self.calendar = calendar
  }
}
