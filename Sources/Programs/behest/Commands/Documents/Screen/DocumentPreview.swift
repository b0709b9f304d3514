// A document as it looks: its Markdown drawn, scrolled, and drawn again while it is typed.

import BehestCards
import BehestShell
import CardTerminal
import MarkdownTree
import TerminalScreens

/// The drawing of a text of Markdown, of which only the visible blocks are laid out.
///
/// A long text is parsed beside the typing: until that is done, the drawing before it is seen.
@MainActor
final class DocumentPreview {
  private let hooks: MarkdownHooks
  private let onEnd: @Sendable () -> Void
  private var profile: TerminalProfile
  private var pages: PagedText
  private var top = PagedText.Place()
  /// The line of the text in which each block begins, counted from 0.
  private var lines: [Int] = []
  /// The number of the text that is drawn; `nil` for none yet.
  private var drawn: Int?
  private var parsing: Task<Void, Never>?
  private var followed: Int?
  private var height = 1

  /// The size in bytes from which a text is parsed beside the typing.
  private static let longText = 32 << 10

  /// Creates an empty preview.
  ///
  /// - Parameter onEnd: Called when a long text has been parsed.
  init(
    profile: TerminalProfile, hooks: MarkdownHooks, onEnd: @escaping @Sendable () -> Void
  ) {
    self.profile = profile
    self.hooks = hooks
    self.onEnd = onEnd
    pages = PagedText([], renderer: TerminalRenderer(profile: profile))
  }

  /// A text as blocks, and the line in which each begins.
  private struct Parsed: Sendable {
    var blocks: [Block]
    var lines: [Int]

    init(_ text: String, _ hooks: MarkdownHooks) {
      guard let document = try? MarkdownDocument(parsing: text) else {
        // A text that cannot be parsed is shown as it stands.
        blocks = text.split(separator: "\n").map { .paragraph(String($0)) }
        lines = []
        return
      }
      let nodes = document.root.children
      let located = Block.locatedBlocks(of: nodes, hooks: hooks)
      blocks = located.map(\.block)
      lines = located.map { nodes[$0.nodes.lowerBound].range.start.line - 1 }
    }
  }

  /// Draws a text, unless it is the one that was drawn last.
  ///
  /// - Parameters:
  ///   - revision: A number that tells texts apart.
  ///   - text: Returns the text, of about `length` bytes.
  func update(_ revision: Int, length: Int, text: () -> String) {
    guard revision != drawn, parsing == nil else { return }
    guard length >= Self.longText else {
      show(Parsed(text(), hooks), revision)
      return
    }
    let (text, hooks, onEnd) = (text(), hooks, onEnd)
    parsing = Task {
      let parsed = await Task.detached { Parsed(text, hooks) }.value
      show(parsed, revision)
      parsing = nil
      onEnd()
    }
  }

  private func show(_ parsed: Parsed, _ revision: Int) {
    drawn = revision
    lines = parsed.lines
    pages = PagedText(parsed.blocks, renderer: TerminalRenderer(profile: profile))
    followed = nil
    top.line = min(top.line, max(0, (pages.lines(ofBlock: top.block)?.count ?? 1) - 1))
  }

  /// Scrolls so that a line of the text is seen, if it is another than before.
  ///
  /// - Parameter count: The number of lines of the text.
  func follow(line: Int, of count: Int) {
    guard line != followed else { return }
    followed = line
    guard let block = lines.lastIndex(where: { $0 <= line }) else { return }
    // The lines of the text within a block tell only about where in its drawing they are.
    let length = max(1, (block + 1 < lines.count ? lines[block + 1] : count) - lines[block])
    let rows = pages.lines(ofBlock: block)?.count ?? 1
    let place = PagedText.Place(block: block, line: (line - lines[block]) * rows / length)
    let end = pages.lines(from: top, count: height).end
    if place < top || place >= end {
      top = pages.place(place, advancedBy: -height / 3)
    }
  }

  /// Returns the rows that are seen, none wider than a width.
  func rows(width: Int, height: Int) -> [String] {
    self.height = height
    profile.width = width
    pages.width = width
    let count = pages.lines(from: top, count: height).lines.count
    if count < height { top = pages.place(top, advancedBy: count - height) }
    let rows = pages.lines(from: top, count: height).lines
    return width >= TerminalProfile.minimumWidth
      ? rows : rows.map { TerminalText.truncated($0.withoutEscapes, to: width) }
  }

  /// Scrolls by a key; returns `false` for other keys.
  func handle(_ key: TerminalKey) -> Bool {
    switch key {
    case .down, .enter, .character("j"): scroll(by: 1)
    case .up, .character("k"): scroll(by: -1)
    case .pageDown, .character(" "), .character("f"), .control("f"): scroll(by: height)
    case .pageUp, .character("b"), .control("b"): scroll(by: -height)
    case .home, .top, .character("g"): top = PagedText.Place()
    case .end, .bottom, .character("G"):
      top = pages.end()
      scroll(by: 0)
    default: return false
    }
    return true
  }

  private func scroll(by count: Int) {
    top = pages.place(top, advancedBy: count)
    let seen = pages.lines(from: top, count: height).lines.count
    if seen < height { top = pages.place(top, advancedBy: seen - height) }
  }
}
