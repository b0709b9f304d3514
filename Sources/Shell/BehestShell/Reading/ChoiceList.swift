// The list below a line that is being typed: filtered by it, with one choice selected.

import CardTerminal
import IntentEngine
import SpokenValues

/// A list of choices below a line, one of which may be selected.
package struct ChoiceList: Sendable {
  /// A choice of a list.
  package struct Choice: Hashable, Sendable {
    /// The text that the line becomes when the choice is taken.
    package var text: String
    /// The words in the list.
    package var label: String
    /// The description beside the label; empty for none.
    package var detail: String

    /// Creates a choice, without control characters in its label and description.
    ///
    /// - Parameter label: The words in the list; `nil` for the text itself.
    package init(text: String, label: String? = nil, detail: String = "") {
      self.text = text
      self.label = TerminalText.sanitised(label ?? text).replacing("\n", with: " ")
      self.detail = TerminalText.sanitised(detail).replacing("\n", with: " ")
    }
  }

  /// The rule by which a choice is selected without an arrow key.
  package enum Selection: Sendable {
    /// No choice is.
    case none
    /// The first one is, and of filtered choices the first that fits by its words or contains what is typed.
    case first
    /// The first one is, however it fits.
    case always
    /// The first that fits by its words is, once something is typed.
    case typed
  }

  /// All choices, unfiltered.
  package private(set) var choices: [Choice]
  /// The number of choices that were there from the beginning.
  private let ownCount: Int
  private var filter: ChoiceFilter
  private let isNumbered: Bool
  private let selection: Selection
  /// The most choices that may be marked, which are the answer together.
  private let most: Int

  /// The indices of the choices that fit what is typed, best first.
  package private(set) var shown: [Int]
  /// The index in `shown` of the selected choice; `nil` for none.
  package private(set) var selected: Int?
  /// The number of all choices, of which these are a part; `nil` where they are all.
  package var total: Int?
  /// The marked choices, in the order in which they were; empty in a list that takes one.
  package private(set) var marked: [Choice] = []
  /// The choices that were marked from the beginning.
  private let given: [Choice]
  private var text = ""
  private var top = 0
  /// Whether the person has selected a choice since they typed.
  private var isMoved = false

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - isNumbered: Whether choices have numbers, one of which is selected by typing it.
  ///   - most: The most choices that may be marked; one choice is not, but taken.
  ///   - marked: The choices that are marked from the beginning.
  package init(
    _ choices: [Choice], isNumbered: Bool, selecting selection: Selection,
    most: Int = 1, marked: [Choice] = []
  ) {
    self.choices = choices
    self.most = most
    self.marked = marked
    given = marked
    ownCount = choices.count
    self.isNumbered = isNumbered
    self.selection = selection
    filter = ChoiceFilter(choices.lazy.map(\.label))
    shown = Array(choices.indices)
    selected =
      [.first, .always].contains(selection) ? choices.firstIndex { !marked.contains($0) } : nil
  }

  /// The selected choice, as an index in `choices`; `nil` for none.
  package var choice: Int? { selected.map { shown[$0] } }

  /// The selected choice, if it was there from the beginning, as an index; `nil` for none.
  package var ownChoice: Int? { choice.flatMap { $0 < ownCount ? $0 : nil } }

  /// Marks the selected choice, or no longer, and selects the next one.
  ///
  /// - Returns: `false` in a list that takes one choice, and where no choice is selected.
  package mutating func mark() -> Bool {
    guard most > 1, let choice else { return false }
    if let place = marked.firstIndex(of: choices[choice]) {
      marked.remove(at: place)
    } else if marked.count < most {
      marked.append(choices[choice])
    }
    move(by: 1)
    return true
  }

  /// Marks the selected choice where none was marked beside those from the beginning, which do not suffice.
  package mutating func completeMarks() {
    if marked == given, let choice, !marked.contains(choices[choice]) { _ = mark() }
  }

  /// The answer with all marked choices: their titles or, where these cannot be told apart, numbers.
  package var markedText: String {
    let texts = marked.map(\.text)
    let own = choices.prefix(ownCount).map(\.text)
    let numbers = marked.compactMap { choices.prefix(ownCount).firstIndex(of: $0) }
    let isClear = texts.allSatisfy { text in
      own.count { $0 == text } < 2 && !text.contains(",") && Int(text) == nil
    }
    guard !isClear, numbers.count == marked.count else { return texts.joined(separator: ", ") }
    return numbers.map { String($0 + 1) }.joined(separator: ", ")
  }

  /// Adds choices that a search has found for what is typed, in place of those it found before.
  package mutating func add(_ found: [Choice]) {
    let own = choices.prefix(ownCount)
    let known = Set(own)
    let new = own + found.filter { !known.contains($0) }
    guard new.count != choices.count || !new.elementsEqual(choices) else { return }
    let (kept, wasMoved) = (choice.map { choices[$0] }, isMoved)
    choices = Array(new)
    filter = ChoiceFilter(choices.lazy.map(\.label))
    let text = text
    self.text = ""
    shown = Array(choices.indices)
    narrow(to: text)
    let fitting = Set(shown)
    shown += found.isEmpty ? [] : choices.indices.filter { $0 >= ownCount && !fitting.contains($0) }
    // A choice that is called what is typed comes before one that is only still selected.
    let isWhole =
      shown.first.map { choices[$0].label.folded == text.trimmingSpaces.folded } ?? false
    if let kept, wasMoved || !isWhole,
      let place = shown.firstIndex(where: { choices[$0] == kept })
    {
      selected = place
    }
    isMoved = wasMoved
  }

  /// Shows the choices that fit a text.
  package mutating func narrow(to text: String) {
    let words = text.trimmingSpaces
    guard words != self.text.trimmingSpaces else { return }
    let goesOn = !self.text.isEmpty && text.hasPrefix(self.text) && !shown.isEmpty
    defer {
      self.text = text
      top = 0
      isMoved = false
    }
    // Choices that a search has added had no number when it was typed.
    if isNumbered, let number = Int(words), number > 0, number <= ownCount,
      !choices.contains(where: { $0.label.hasPrefix(words) })
    {
      shown = Array(choices.indices)
      selected = number - 1
      return
    }
    let wasNumber = Int(self.text.trimmingSpaces) != nil
    let (found, best) = filter.matches(words, among: goesOn && !wasNumber ? shown : nil)
    shown = found
    selected = isMeant(words, best) && !found.isEmpty ? 0 : nil
  }

  /// Whether the first of the choices that fit is the one that is meant.
  private func isMeant(_ words: String, _ best: ChoiceFilter.Fit?) -> Bool {
    switch selection {
    case .none: false
    case .always: true
    case .first where words.isEmpty: true
    case .typed where words.isEmpty: false
    // Other words than a choice may be an answer, too: "no", "help".
    case .first, .typed:
      best.map { $0 <= (words.count > 2 || isOnly(words) ? .part : .words) } ?? false
    }
  }

  /// Whether some letters leave a single choice, and are no answer of their own.
  private func isOnly(_ words: String) -> Bool {
    words.count == 2 && shown.count == 1
      && ![AnswerWords.accept, AnswerWords.decline].contains { $0.isSaid(by: words) }
  }

  /// Selects a choice further down or up; at an end the other one follows.
  package mutating func move(by step: Int) {
    guard !shown.isEmpty else { return }
    isMoved = true
    guard let selected else {
      self.selected = step > 0 ? 0 : shown.count - 1
      return
    }
    let isPage = abs(step) > 1
    let next = selected + step
    self.selected =
      shown.indices.contains(next)
      ? next
      : isPage ? (step > 0 ? shown.count - 1 : 0) : (step > 0 ? 0 : shown.count - 1)
  }

  /// Moves to the first or the last choice.
  package mutating func move(toEnd isEnd: Bool) {
    guard !shown.isEmpty else { return }
    isMoved = true
    selected = isEnd ? shown.count - 1 : 0
  }

  /// Returns the rows of the list, none of them wider than the window.
  ///
  /// - Parameters:
  ///   - height: The maximum number of rows.
  ///   - hint: The words at the end of the last row, if there is room.
  package mutating func rows(height: Int, on page: Page, width: Int, hint: String = "") -> [String]
  {
    guard height > 0, !choices.isEmpty else { return [] }
    let all = max(total ?? 0, choices.count)
    let isPart = shown.count < all
    let hasFooter = isPart || shown.count > height || !hint.isEmpty || most > 1
    let room = max(0, min(shown.count, height - (hasFooter ? 1 : 0)))
    if let selected {
      top = min(max(top, selected - room + 1), selected)
    }
    top = max(0, min(top, shown.count - room))
    let visible = shown[top..<top + room]
    let digits = String(ownCount).count
    let widest = visible.map { TerminalText.width(of: choices[$0].label) }.max() ?? 0
    let isDescribed = visible.contains { !choices[$0].detail.isEmpty }
    let labelRoom = max(4, min(widest, isDescribed ? width * 2 / 3 : width))
    var rows: [String] = []
    for (place, index) in zip(top..., visible) {
      rows.append(
        row(choices[index], index, isSelected: place == selected, digits, labelRoom, page, width))
    }
    var words = ""
    if shown.isEmpty {
      words = isNumbered ? Sentence.saidAsItIs() : Sentence.nothingFits()
    } else if isPart || shown.count > room {
      // Before anything is typed the list counts as far as it is seen.
      words = Sentence.countOf(count: text.isEmpty ? top + room : shown.count, total: all)
      let more = words + "  " + Sentence.typingFinds()
      if text.isEmpty, top + room < all, TerminalText.width(of: more) + 2 < width { words = more }
    }
    if !shown.isEmpty, !text.isEmpty, selected == nil, isNumbered, selection != .none {
      words = Sentence.saidAsItIs()
    }
    if most > 1 {
      let count = marked.count
      let chosen =
        count == 0
        ? Sentence.tabMarks()
        : most < Int.max
          ? Sentence.chosenOf(count: count, most: most) : Sentence.chosen(count: count)
      words = [words, chosen].filter { !$0.isEmpty }.joined(separator: "  ")
    }
    if !hint.isEmpty, TerminalText.width(of: words + "  " + hint) + 2 < width {
      words += (words.isEmpty ? "" : "  ") + hint
    }
    if rows.count < height, !words.isEmpty {
      rows.append(page.secondary(TerminalText.truncated("  " + page.plain(words), to: width - 1)))
    }
    return rows
  }

  private func row(
    _ choice: Choice, _ index: Int, isSelected: Bool, _ digits: Int, _ labelRoom: Int, _ page: Page,
    _ width: Int
  ) -> String {
    let mark = isSelected ? (page.profile.characters == .ascii ? "> " : "› ") : "  "
    var number = ""
    if isNumbered {
      // Typing the number of what a search has added would go on searching.
      number = index < ownCount ? String(index + 1) : ""
      number = String(repeating: " ", count: digits - number.count) + number + "  "
    }
    if most > 1 {
      let tick = page.profile.characters == .ascii ? "* " : "✓ "
      number += marked.contains(choice) ? tick : "  "
    }
    let room = min(labelRoom, max(1, width - 1 - TerminalText.width(of: mark + number)))
    let label = TerminalText.truncated(page.plain(choice.label), to: room)
    let marks = ChoiceFilter.marks(text, in: label)
    let profile = page.profile
    var words = ""
    for (place, character) in label.enumerated() {
      words += marks.contains(place) ? profile.styled(String(character), .title) : String(character)
    }
    if isSelected { words = profile.reversed(words) }
    var row = profile.styled(mark, .title) + profile.styled(number, .controlNumber) + words
    let used = TerminalText.width(of: mark + number + label)
    let gap = max(0, room - TerminalText.width(of: label)) + 2
    let left = width - 1 - used - gap
    if !choice.detail.isEmpty, left > 3 {
      row += String(repeating: " ", count: gap)
      row += page.secondary(TerminalText.truncated(page.plain(choice.detail), to: left))
    }
    return row
  }
}
