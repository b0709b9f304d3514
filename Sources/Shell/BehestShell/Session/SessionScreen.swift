// Keeps track of the content of the screen in a session, and adds to it.

import BehestCards
import CardTerminal
import Foundation
import IntentEngine
import Synchronization

/// The screen of a session.
public final class SessionScreen: Sendable {
  private struct State {
    var region: LiveRegion?
    /// The card shown last; its buttons, links and code blocks can be named.
    var card: NumberedCard?
    /// The last drawing of the card.
    var drawing = ""
    /// Whether no other result has been shown since the card was.
    var isCardLast = false
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

  /// The card shown last, with its numbers; `nil` when there is none.
  var card: NumberedCard? { state.withLock { $0.card } }

  /// Whether no other result has been shown since the card was shown or pressed.
  var isCardLast: Bool { state.withLock { $0.isCardLast } }

  /// The buttons on the card shown last, also the disabled ones.
  var buttons: [(number: Int, name: String, isEnabled: Bool)] {
    let controls = card?.card.controls ?? []
    return controls.compactMap { control in
      control.number.map { ($0, page.plain(control.name), control.isEnabled) }
    }
  }

  /// Returns the number that a line is, if a card has buttons; `nil` otherwise.
  ///
  /// While there are buttons every number names one, so that a wrong number is reported as such.
  func button(numbered line: String) -> Int? {
    buttons.isEmpty ? nil : Int(line.trimmingSpaces.trimmingCharacters(in: ["[", "]"]))
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
  /// - Parameter keepsCard: Whether the earlier card stays active behind a list, as it does behind that of a
  ///   button; any other list ends it, and so does another card.
  func show(_ reply: Reply, keepsCard: Bool) {
    let outcome: Outcome
    switch reply {
    case .done(let given), .part(let given, _): outcome = given
    case .question, .nothingMatched, .failed, .cancelled:
      print(writer.words(of: reply, on: page))
      return
    }
    if !keepsCard {
      state.withLock { state in
        if !outcome.wasPressed { state.isCardLast = false }
        if outcome.card == nil, !outcome.numbered.isEmpty { state.card = nil }
      }
    }
    let before = card?.card
    let redrawn = outcome.isRefresh ? outcome.card : nil
    let replacement = redrawn.map { replace(with: $0) }
    if let dialog = outcome.dialog { print(page.text(dialog)) }
    if outcome.isSilent, !outcome.opensApp { print(Sentence.done()) }
    if let card = outcome.card {
      let change = redrawn == nil ? nil : before.flatMap { self.change(from: $0, to: card) }
      if replacement != .inPlace, let change { print(change) }
      // A card that has scrolled away and is the same need not be shown again.
      if replacement == nil || replacement == .scrolledAway && change != nil {
        show(card: card)
      } else if change == nil, outcome.dialog == nil {
        // Whoever presses a button sees that it was pressed.
        print(Sentence.done())
      }
    } else if !outcome.numbered.isEmpty {
      print(
        page.numbered(outcome.numbered.map(\.option), room: QuestionText.room(on: size()))
          .joined(separator: "\n"))
    } else if let value = outcome.value,
      outcome.dialog.map({ !value.isScalar && !$0.contains(value.text) }) ?? true
    {
      print(page.text(value.text))
    }
  }

  /// Shows which commands of a sentence were not run.
  func show(notRun commands: [String]) {
    if let words = writer.notRunText(commands, on: page) { print(words) }
  }

  /// Shows the last card again.
  func showCardAgain() {
    if let card {
      show(numbered: card)
    } else {
      print(Sentence.noCardToShow())
    }
  }

  /// Forgets the card shown last, whose buttons have numbers no more.
  func forgetCard() { state.withLock { $0.card = nil } }

  /// Clears the screen, where the cursor can be moved.
  func clear() {
    guard canMoveCursor else { return }
    forgetRegion()
    output.bytes(Array("\u{1B}[H\u{1B}[2J".utf8))
  }

  /// Draws the last card again in its place, if it is still on the screen.
  func refresh(with card: Card) {
    _ = replace(with: card)
  }

  /// Shows the last card as it is by now, if it has changed: in its place, or below a line that says what
  /// has changed.
  func showAnew(_ card: Card) {
    guard let before = self.card?.card, let change = change(from: before, to: card) else { return }
    let replacement = replace(with: card)
    if replacement != .inPlace { print(change) }
    if replacement == .scrolledAway { show(card: card) }
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

  private var writer: ReplyWriter {
    var writer = ReplyWriter(output: output, page: page, notePage: page)
    writer.isInShell = true
    return writer
  }

  private func show(card: Card) { show(numbered: NumberedCard(card)) }

  private func show(numbered card: NumberedCard) {
    let text = page.card(card.card)
    output.result(text)
    let size = size()
    state.withLock { state in
      state.card = card
      state.isCardLast = true
      state.drawing = text
      state.region = canMoveCursor ? size.map { LiveRegion(card: text, size: $0) } : nil
    }
  }

  /// The place of a card that has been drawn anew.
  private enum Replacement {
    /// The card is drawn in the place of the last one.
    case inPlace
    /// Both cards are taller than the screen, and the new one is not drawn: it would move the app's
    /// dialog far from the typed line. `:card` shows it.
    case tooTall
    /// The last card is no longer where it was drawn, and the new one is not drawn yet.
    case scrolledAway
  }

  /// Draws a card in place of the last one.
  private func replace(with card: Card) -> Replacement {
    let card = NumberedCard(card)
    let text = page.card(card.card)
    let size = size()
    let (replacement, escape) = state.withLock { state -> (Replacement, String?) in
      let escape = state.region?.replaceCard(with: text, now: size)
      let isTooTall = size.map { !$0.holds(state.drawing) && !$0.holds(text) } ?? false
      guard escape != nil || isTooTall else { return (.scrolledAway, nil) }
      state.card = card
      state.drawing = text
      return (escape == nil ? .tooTall : .inPlace, escape)
    }
    if let escape { output.bytes(Array(escape.utf8)) }
    return replacement
  }

  /// Returns a line with the first change of a card, and the number of further ones; `nil` without any.
  private func change(from old: Card, to new: Card) -> String? {
    let page = page
    func lines(of card: Card) -> [String] {
      page.card(card).withoutEscapes.split(separator: "\n").map { line in
        line.drop { Self.frame.contains($0) }.split(separator: " ")
          .filter { !$0.allSatisfy(Self.frame.contains) }.joined(separator: " ")
      }
    }
    let difference = lines(of: NumberedCard(new).card).difference(from: lines(of: old))
    let changes = difference.insertions.isEmpty ? difference.removals : difference.insertions
    let texts = changes.map { change in
      switch change {
      case .insert(_, let line, _): line
      case .remove(_, let line, _): "− " + line
      }
    }.filter { !$0.isEmpty }
    guard let first = texts.first else { return nil }
    let more = texts.count > 1 ? " " + Sentence.moreRows(count: texts.count - 1) : ""
    let room = max(20, page.width - TerminalText.width(of: Sentence.changedTo(line: "") + more))
    return Sentence.changedTo(line: TerminalText.truncated(first, to: room)) + more
  }

  /// The characters of a card's frame.
  private static let frame: Set<Character> = Set("│|╭╮╰╯├┤─+- ")
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

extension Value {
  /// Whether it is a number or a truth, which a dialog says in its own way: "$5.90" for 590.
  fileprivate var isScalar: Bool {
    switch self {
    case .integer, .number, .decimal, .boolean: true
    default: false
    }
  }
}
