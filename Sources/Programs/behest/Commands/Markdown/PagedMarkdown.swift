// Shows a long text page by page, if a person is at the terminal, who may copy blocks and open links.

import BehestCards
import BehestPasteboard
import BehestProcess
import BehestShell
import CardTerminal
import Dispatch
import Foundation
import MarkdownTree
import Synchronization

/// A view of Markdown in the pager that the environment chooses.
struct PagedMarkdown {
  let profile: TerminalProfile
  let hooks: MarkdownHooks
  let facts: TerminalFacts
  let name: String
  let clipboard: PasteboardDestination?

  /// Shows a text in the pager.
  ///
  /// - Returns: `false`, with nothing shown, when there is no pager or the text fits on the screen.
  /// - Throws: `MarkdownError` for a text that is refused, or `UsageError` for one that cannot be
  ///   read, after the part before it was shown.
  func show(_ text: GradualText, options: MarkdownOptions) throws -> Bool {
    switch PagerChoice(environment: facts.environment, isTerminal: facts.canMoveCursor) {
    case .none: return false
    case .command(let command):
      let document = try MarkdownDocument(parsing: try text.whole(), options: options)
      let lines = TerminalRenderer(profile: profile).render(
        Block.blocks(of: document.root, hooks: hooks))
      return PagerChoice.show(Array(lines.utf8), with: command)
    case .builtIn:
      var pieces = try PieceReader(text, startLength: .max, options: options, hooks: hooks)
      var failure: (any Error)?
      let pages = PagedText(renderer: TerminalRenderer(profile: profile)) {
        do {
          return try pieces.next().map {
            PagedText.Part(
              $0.blocks, continuesList: $0.continuesList, source: $0.source(of:))
          }
        } catch {
          failure = error
          return nil
        }
      }
      let actions = PagerActions(
        open: LinkHandler(environment: facts.environment)?.open, copy: copying())
      let isShown = Pager(title: name, profile: profile, actions: actions).show(pages)
      if let failure { throw failure }
      return isShown
    }
  }

  /// Returns a closure that copies to the clipboard; it may block, as the pager has its own thread.
  private func copying() -> @Sendable (PagerActions.Source) -> String {
    { [clipboard] source in
      let item = PasteboardItem(plainText: source.plain, html: source.html, rtf: source.rtf)
      let words = Mutex("")
      let isDone = DispatchSemaphore(value: 0)
      Task.detached {
        defer { isDone.signal() }
        do {
          let receipt = try await Pasteboard.$destination.withValue(clipboard) {
            try await Pasteboard.general.write(item)
          }
          words.withLock { $0 = receipt.words }
        } catch {
          words.withLock { $0 = String(describing: error) }
        }
      }
      isDone.wait()
      return words.withLock { $0 }
    }
  }
}

extension PasteboardReceipt {
  /// The message that the pager shows after copying.
  fileprivate var words: String {
    switch self {
    case .files(let folder), .directory(let folder): "Copied into \(folder.relativePath)."
    case .terminal: "Copied as plain text (OSC 52)."
    case .terminalCut(let kept, let whole):
      "Copied the first \(kept) of \(whole) bytes, as plain text (OSC 52)."
    case .display, .command: "Copied."
    }
  }
}
