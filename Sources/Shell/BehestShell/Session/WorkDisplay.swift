// Shows what an intent at work tells: its progress on the cursor's line, its card in place.

import CardTerminal
public import IntentEngine
import Synchronization

/// What is seen of an intent while it is at work.
///
/// Progress stands on the line of the cursor and is gone before anything else is printed there.
public final class WorkDisplay: Sendable {
  private struct State {
    var isWorking = false
    var hasLine = false
    var screen: SessionScreen?
  }

  private let page: @Sendable () -> Page
  private let write: @Sendable (String) -> Void
  private let note: @Sendable (String) -> Void
  private let state = Mutex(State())

  /// Creates a display.
  ///
  /// - Parameters:
  ///   - write: Writes text without a newline; does nothing where there is no terminal.
  ///   - note: Says a line where no session has a screen for it, as in a script.
  public init(
    page: @escaping @Sendable () -> Page, write: @escaping @Sendable (String) -> Void,
    note: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.page = page
    self.write = write
    self.note = note
  }

  /// Draws cards anew on a screen.
  public func attach(to screen: SessionScreen) {
    state.withLock { $0.screen = screen }
  }

  /// Shows news; those that come when nothing is at work any more are ignored.
  public func take(_ update: Update) {
    switch update {
    case .progress(let report):
      let line = Self.line(report, on: page())
      state.withLock { state in
        guard state.isWorking else { return }
        state.hasLine = true
        write("\r" + EscapeSequence.eraseLine + line)
      }
    case .card(let card):
      screenAtWork?.refresh(with: card)
    case .displayed(let card):
      screenAtWork?.display(card)
    case .left(let title):
      let words = page().plain(title.map { "Left “\($0)”." } ?? "Left the question.")
      let screen = state.withLock { state -> SessionScreen? in
        clear(&state)
        return state.screen
      }
      if let screen { screen.print(words) } else { note(words) }
    }
  }

  /// Shows news while `work` goes on, and clears them away when it has ended.
  public func during<Result>(_ work: () async -> Result) async -> Result {
    state.withLock { $0.isWorking = true }
    let result = await work()
    state.withLock { state in
      state.isWorking = false
      clear(&state)
    }
    return result
  }

  /// Where a card is drawn while something is at work, cleared of its progress.
  private var screenAtWork: SessionScreen? {
    state.withLock { state in
      guard state.isWorking else { return nil }
      clear(&state)
      return state.screen
    }
  }

  private func clear(_ state: inout State) {
    guard state.hasLine else { return }
    state.hasLine = false
    write("\r" + EscapeSequence.eraseLine)
  }

  /// A bar of twenty cells, the part in percent, and what is being done.
  static func line(_ report: ProgressReport, on page: Page) -> String {
    var words = page.plain(report.words ?? report.title)
    if let fraction = report.fraction {
      let cells = 20
      let done = Int((fraction * Double(cells)).rounded(.down))
      let (full, empty) = page.profile.characters == .ascii ? ("#", ".") : ("█", "░")
      let bar =
        String(repeating: full, count: done) + String(repeating: empty, count: cells - done)
      words = "\(bar) \(Int((fraction * 100).rounded(.down))) %  \(words)"
    }
    return TerminalText.truncated(words, to: page.width - 1)
  }
}
