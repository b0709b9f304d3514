// Keeps track of the content of the screen in a session, and adds to it.

import BehestCards
import CardTerminal
import IntentEngine
import Synchronization

/// The screen of a session.
public final class SessionScreen: Sendable {
  private struct State {
    var region: LiveRegion?
    var card: Card?
    /// The last drawing of the card.
    var drawing = ""
  }

  private let output: Output
  private let currentPage: @Sendable () -> Page
  private let size: @Sendable () -> TerminalSize?
  private let canMoveCursor: Bool
  private let state = Mutex(State())

  /// Creates a screen on an output.
  ///
  /// - Parameters:
  ///   - page: Returns the current page; called for each card, since windows change their size.
  ///   - size: Returns the current size of the screen; `nil` when it has none.
  ///   - canMoveCursor: Whether a card may be drawn again in its place.
  public init(
    output: Output, page: @escaping @Sendable () -> Page,
    size: @escaping @Sendable () -> TerminalSize?, canMoveCursor: Bool
  ) {
    self.output = output
    currentPage = page
    self.size = size
    self.canMoveCursor = canMoveCursor
  }

  /// The page at the current size of the window.
  public var page: Page { currentPage() }

  /// The height of the window; `nil` when it has none.
  var rows: Int? { size()?.rows }

  /// The buttons on the card shown last, also the disabled ones.
  var buttons: [(number: Int, name: String, isEnabled: Bool)] {
    let controls = state.withLock { $0.card }?.controls ?? []
    return controls.compactMap { control in
      control.number.map { ($0, page.plain(control.name), control.isEnabled) }
    }
  }

  /// Returns the number of the button on the card that a line names; `nil` when it names none.
  ///
  /// While there are buttons every number names one, so that a wrong number is reported as such.
  func button(named line: String) -> Int? {
    let buttons = buttons
    guard !buttons.isEmpty else { return nil }
    let words = line.trimmingSpaces
    if let number = Int(words) { return number }
    return buttons.first { $0.name.lowercased() == words.lowercased() }?.number
  }

  /// Prints text without control, bidirectional and invisible characters.
  func print(_ text: String) {
    guard !text.isEmpty else { return }
    let text = text.harmless.endingWithNewline
    state.withLock { $0.region?.append(text) }
    output.result(text)
  }

  /// Shows a question with its card, limited to the height of the screen.
  ///
  /// - Parameter listsOptions: Whether the options are listed; they are not where the list appears below
  ///   the answer.
  func show(question: Question, listsOptions: Bool = true) {
    if let card = question.card, !question.isRepeated { print(page.card(card)) }
    let text = QuestionText(question, page: page)
    let lines = text.lines(room: listsOptions ? QuestionText.room(on: size()) : 0)
    print(lines.joined(separator: "\n"))
  }

  /// Shows a reply: the app's dialog, then its card, or the value when there is no card.
  ///
  /// - Parameter input: The input that the reply answers. The reply to a button without a card of
  ///   its own leaves the earlier card active; any other outcome ends it.
  func show(_ reply: Reply, to input: Input) {
    let outcome: Outcome
    switch reply {
    case .done(let given), .part(let given, _): outcome = given
    case .question, .nothingMatched, .failed, .cancelled:
      print(writer.words(of: reply, on: page))
      return
    }
    if outcome.card == nil {
      if case .press = input.content {} else { state.withLock { $0.card = nil } }
    }
    let isReplaced = outcome.isRefresh && outcome.card.map { replace(with: $0) } == true
    if let dialog = outcome.dialog { print(page.text(dialog)) }
    if outcome.isSilent, !outcome.opensApp { print(Sentence.done()) }
    if let card = outcome.card {
      if !isReplaced { show(card: card) }
    } else if let value = outcome.value, value.text != outcome.dialog {
      print(page.text(value.text))
    }
  }

  /// Shows which commands of a sentence were not run.
  func show(notRun commands: [String]) {
    if let words = writer.notRunText(commands, on: page) { print(words) }
  }

  /// Shows the last card again.
  func showCardAgain() {
    if let card = state.withLock({ $0.card }) {
      show(card: card)
    } else {
      print(Sentence.noCardToShow())
    }
  }

  /// Draws the last card again in its place, if it is still on the screen.
  func refresh(with card: Card) {
    _ = replace(with: card)
  }

  /// Shows a card while an intent is running, if it can be drawn again at the end.
  func display(_ card: Card) {
    if canMoveCursor { show(card: card) }
  }

  /// Records the text that typing has put on the screen.
  func noteEcho(_ text: String) {
    state.withLock { $0.region?.append(text.harmless + "\n") }
  }

  /// Discards the position of the last card, after something else was drawn.
  func forgetRegion() {
    state.withLock { $0.region = nil }
  }

  private var writer: ReplyWriter { ReplyWriter(output: output, page: page, notePage: page) }

  private func show(card: Card) {
    let text = page.card(card)
    output.result(text)
    let size = size()
    state.withLock { state in
      state.card = card
      state.drawing = text
      state.region = canMoveCursor ? size.map { LiveRegion(card: text, size: $0) } : nil
    }
  }

  /// Draws a card in place of the last one; returns whether it has replaced it.
  ///
  /// If both cards are taller than the screen, the new one is not drawn: it would move the app's
  /// dialog far from the typed line. `:card` shows it.
  private func replace(with card: Card) -> Bool {
    let text = page.card(card)
    let size = size()
    let escape = state.withLock { state -> String? in
      let escape =
        state.region?.replaceCard(with: text, now: size)
        ?? size.flatMap { $0.holds(state.drawing) || $0.holds(text) ? nil : "" }
      if escape != nil {
        state.card = card
        state.drawing = text
      }
      return escape
    }
    guard let escape else { return false }
    if !escape.isEmpty { output.bytes(Array(escape.utf8)) }
    return true
  }
}

extension TerminalSize {
  /// Returns whether a text fits on the screen above the line that is typed.
  fileprivate func holds(_ text: String) -> Bool {
    LiveRegion.rows(of: text, columns: columns) < rows
  }
}

/// The region of the screen with the last card and everything printed after it.
struct LiveRegion: Sendable {
  private var card: String
  private var tail = ""
  private let size: TerminalSize

  /// Creates a region with a card just printed at the bottom of the screen.
  init(card: String, size: TerminalSize) {
    self.card = card
    self.size = size
  }

  /// Adds text that was printed after the card.
  mutating func append(_ text: String) {
    tail += text
  }

  /// Returns the output that replaces the card by a new one, with the same text below.
  ///
  /// - Parameter now: The current size of the screen.
  /// - Returns: `nil` when the old card cannot be reached: the screen has changed its size or is
  ///   too small for the region.
  mutating func replaceCard(with card: String, now: TerminalSize?) -> String? {
    guard now == size else { return nil }
    let rows = Self.rows(of: self.card + tail, columns: size.columns)
    guard rows < size.rows, Self.rows(of: card + tail, columns: size.columns) < size.rows
    else { return nil }
    let old = self.card
    self.card = card
    guard Self.rows(of: old, columns: size.columns) == old.utf8.count(where: { $0 == 0x0A }),
      Self.rows(of: card, columns: size.columns) == card.utf8.count(where: { $0 == 0x0A })
    else { return EscapeSequence.move(by: -rows) + EscapeSequence.eraseBelow + card + tail }
    // Only changed rows are drawn again.
    return ScreenUpdate(
      from: old, to: card, below: tail, rowsBelow: Self.rows(of: tail, columns: size.columns)
    ).text
  }

  /// Returns the number of rows of a text whose lines wrap at the last column; it ends with a
  /// newline.
  static func rows(of text: String, columns: Int) -> Int {
    text.withoutEscapes.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      .reduce(0) { rows, line in
        let width = TerminalText.width(of: String(line))
        return rows + max(1, (width + columns - 1) / columns)
      }
  }
}
