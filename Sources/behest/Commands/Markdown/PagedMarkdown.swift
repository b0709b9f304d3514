// Shows a long text page by page, where there is somebody to turn pages.

import CardTerminal
import Cards
import MarkdownTree
import Shell

/// Shows Markdown by the pager that the environment names.
struct PagedMarkdown {
  let profile: TerminalProfile
  let facts: TerminalFacts
  let name: String

  /// The first part of a text, which is shown before the rest is looked at.
  private static let firstPart = 64 << 10

  /// Shows a text.
  ///
  /// - Returns: `false`, with nothing shown, when nobody turns pages or the text fits on the screen.
  /// - Throws: `MarkdownError` for a text that is refused, after what could be shown of it.
  func show(_ bytes: [UInt8], options: MarkdownOptions) throws -> Bool {
    switch PagerChoice(environment: facts.environment, isTerminal: facts.canMoveCursor) {
    case .none: return false
    case .command(let command):
      let document = try MarkdownDocument(parsing: bytes, options: options)
      let text = TerminalRenderer(profile: profile).render(
        Block.blocks(of: document.root, hooks: .configured))
      return PagerCommand(command).show(Array(text.utf8))
    case .builtIn:
      var pieces = MarkdownPieces(options: options)
      try pieces.append(bytes.prefix(Self.firstPart))
      var isWhole = false
      var failure: MarkdownError?
      let text = PagedText(renderer: TerminalRenderer(profile: profile)) {
        do {
          while true {
            if let nodes = try pieces.next() {
              let root = MarkdownNode(kind: .document, children: nodes)
              return PagedText.Part(
                Block.blocks(of: root, hooks: .configured), continuesList: pieces.continuesList)
            }
            guard !isWhole else { return nil }
            isWhole = true
            try pieces.append(bytes.dropFirst(Self.firstPart))
            pieces.finish()
          }
        } catch {
          failure = error as? MarkdownError
          return nil
        }
      }
      let isShown = Pager(title: name, profile: profile).show(text)
      if let failure { throw failure }
      return isShown
    }
  }
}
