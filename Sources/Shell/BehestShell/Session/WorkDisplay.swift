// Shows updates of a running intent: its progress on the line of the cursor, its card in place.

import CardTerminal
import Glibc
public import IntentEngine
import Synchronization

/// A display of the updates of a running intent.
///
/// Progress is shown on the line of the cursor, and erased before anything else is printed.
public final class WorkDisplay: Sendable {
  private struct State {
    var isWorking = false
    /// The progress that is on the line of the cursor; `nil` for none.
    var line: String?
    var screen: SessionScreen?
    var noteOutdatedCard: (@Sendable () -> Void)?
  }

  private let writer: ReplyWriter
  private let showsProgress: Bool
  private let state = Mutex(State())

  /// Creates a display for updates.
  ///
  /// - Parameters:
  ///   - writer: Writes what no session has a screen for, as in a script.
  ///   - showsProgress: Whether standard error is a terminal that can erase a line.
  package init(writer: ReplyWriter, showsProgress: Bool) {
    self.writer = writer
    self.showsProgress = showsProgress
  }

  /// Attaches a screen on which cards are drawn again, and a function that hears of a card that has to be
  /// once its intent has ended.
  package func attach(
    to screen: SessionScreen, noteOutdatedCard: @escaping @Sendable () -> Void = {}
  ) {
    state.withLock { ($0.screen, $0.noteOutdatedCard) = (screen, noteOutdatedCard) }
  }

  /// Shows an update; progress and cards are ignored when no intent is running.
  public func show(_ update: Update) {
    switch update {
    case .progress(let report):
      let line = Self.line(report, on: writer.notePage)
      state.withLock { state in
        guard state.isWorking, showsProgress else { return }
        state.line = line
        draw(line)
      }
    case .card(let card):
      screenAtWork?.refresh(with: card)
    case .displayed(let card):
      screenAtWork?.display(card)
    case .cardIsOutdated: state.withLock { $0.noteOutdatedCard }?()
    case .left, .takenBack, .runsOnceMore, .accepted, .interpreterProblem:
      if let words = update.words { note(words) }
    }
  }

  /// Shows a sentence on the screen of the session or, without one, on the stream of notes.
  private func note(_ words: String) {
    let screen = state.withLock { state -> SessionScreen? in
      clear(&state)
      return state.screen
    }
    if let screen {
      screen.print(screen.page.text(words))
    } else {
      writer.output.note("\(writer.program): " + writer.notePage.plain(words))
    }
  }

  /// Shows updates while `work` runs, and erases the progress when it has ended.
  public func during<Result: Sendable>(_ work: () async -> Result) async -> Result {
    state.withLock { $0.isWorking = true }
    let result = await SignalWatch.shared.handling(drawsAfterStop) { await work() }
    state.withLock { state in
      state.isWorking = false
      clear(&state)
    }
    return result
  }

  /// The screen for a card of a running intent, with its progress erased; `nil` when none is
  /// running.
  private var screenAtWork: SessionScreen? {
    state.withLock { state in
      guard state.isWorking else { return nil }
      clear(&state)
      return state.screen
    }
  }

  /// Stops the process at Ctrl-Z, and draws the progress again when it continues.
  private func drawsAfterStop(_ signal: SessionSignal) -> Bool {
    guard signal == .suspend else { return false }
    SignalWatch.actByDefault(SIGTSTP)
    state.withLock { $0.line.map(draw) }
    return true
  }

  private func draw(_ line: String) {
    writer.output.partialNote("\r" + EscapeSequence.eraseLine + line)
  }

  private func clear(_ state: inout State) {
    guard state.line != nil else { return }
    state.line = nil
    draw("")
  }

  /// Returns a bar of twenty cells, the percentage, and the description of the work.
  static func line(_ report: Update.Progress, on page: Page) -> String {
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

extension Update {
  /// The sentence that tells of it; `nil` for progress and cards.
  var words: String? {
    switch self {
    case .card, .displayed, .cardIsOutdated, .progress: nil
    case .left(let title, let isKept):
      title.map { (isKept ? Sentence.leftKept : .left)(title: $0) }
        ?? (isKept ? Sentence.leftQuestionKept : .leftQuestion)()
    case .takenBack(let name):
      name.isEmpty ? Sentence.undone() : Sentence.undoneNamed(name: name)
    case .runsOnceMore(let title): Sentence.runsOnceMore(title: title)
    case .accepted(let phrase): Sentence.takenAs(phrase: phrase)
    case .interpreterProblem(let words): words
    }
  }
}
