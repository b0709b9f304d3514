// Shows a long text page by page, where there is somebody to turn pages.

import CardTerminal
import BehestCards
import MarkdownTree
import BehestShell

/// Shows Markdown by the pager that the environment names.
struct PagedMarkdown {
  let profile: TerminalProfile
  let facts: TerminalFacts
  let name: String

  /// Shows a text.
  ///
  /// - Returns: `false`, with nothing shown, when nobody turns pages or the text fits on the screen.
  /// - Throws: `MarkdownError` for a text that is refused, or `UsageError` for one that cannot be
  ///   read, after what could be shown of it.
  func show(_ text: GradualText, options: MarkdownOptions) throws -> Bool {
    switch PagerChoice(environment: facts.environment, isTerminal: facts.canMoveCursor) {
    case .none: return false
    case .command(let command):
      let document = try MarkdownDocument(parsing: try text.whole(), options: options)
      let lines = TerminalRenderer(profile: profile).render(
        Block.blocks(of: document.root, hooks: .configured))
      return PagerCommand(command).show(Array(lines.utf8))
    case .builtIn:
      var pieces = try PieceReader(text, startLength: .max, options: options)
      var failure: (any Error)?
      let pages = PagedText(renderer: TerminalRenderer(profile: profile)) {
        do {
          return try pieces.next().map {
            PagedText.Part($0.blocks, continuesList: $0.continuesList)
          }
        } catch {
          failure = error
          return nil
        }
      }
      let isShown = Pager(title: name, profile: profile).show(pages)
      if let failure { throw failure }
      return isShown
    }
  }
}
