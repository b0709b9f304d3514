// Draws around the line that Readline draws: colours, a suggestion behind the cursor, a list below.

import BehestProcess
import BehestShell
import CardTerminal
import Glibc
import IntentEngine

/// The state of what is drawn around the line being read.
///
/// Readline stays in charge of the line and the cursor. What is added is drawn after each of its updates
/// and leaves the cursor where it was, so that Readline never learns of it; before each update what
/// would be in its way is erased. Only the reading thread uses it.
struct LiveLine {
  /// The purpose of the list below the line.
  enum Purpose: Hashable {
    /// Completions of the line, one of which replaces it; they leave out its beginning.
    case completions(behind: String)
    /// Earlier lines, one of which replaces it; the line before is put back when the list is left.
    case history(before: String)
    /// The choices of a question, one of which answers it.
    case answers
  }

  /// The part of the screen that is drawn beside the line.
  private struct Drawing {
    var layout: LineLayout
    var point: Int
    var hasGhost = false
    var isColored = false
    var rows: [String] = []
  }

  private let page: Page?
  private let prompt: String
  /// The words before the prompt that tell the mode of the keys.
  var mode = ""
  private let aids: LineAids
  /// The choice that was told about last, and its details.
  private var told: (choice: ChoiceList.Choice, details: [String])?
  /// The earlier lines, oldest first.
  let history: [String]

  /// The list below the line; `nil` for none.
  private(set) var list: ChoiceList?
  /// The purpose of the list.
  private(set) var purpose = Purpose.answers
  private var narrowed = ""
  private var isOver = false
  private var hint = LineHint()
  private var hinted: String?
  private var drawing: Drawing?
  /// Whether a list has been drawn, which may have moved what is above the line.
  private(set) var drewList = false

  /// Creates the state of a line that has not been drawn yet.
  ///
  /// - Parameter page: The page to draw on; `nil` draws nothing.
  init(prompt: String, on page: Page?, history: [String], aids: LineAids) {
    (self.prompt, self.page, self.history, self.aids) = (prompt, page, history, aids)
  }

  /// Whether anything is drawn around the line.
  var isLive: Bool { page != nil }

  // MARK: Lists

  /// Opens a list below the line.
  mutating func open(_ list: ChoiceList, for purpose: Purpose, narrowedTo line: String? = nil) {
    self.list = list
    self.purpose = purpose
    narrowed = line ?? ""
    if let line { self.list?.narrow(to: line) }
  }

  /// Closes the list below the line.
  mutating func close() { list = nil }

  /// Selects another choice of the list.
  mutating func move(by step: Int) { list?.move(by: step) }

  /// Moves to the first or the last choice.
  mutating func move(toEnd isEnd: Bool) { list?.move(toEnd: isEnd) }

  /// Marks the selected choice, or no longer; returns `false` in a list that takes one.
  mutating func mark() -> Bool { list?.mark() ?? false }

  /// The answer with all choices that are marked; `nil` where none is, and for a line that fits no choice.
  mutating func markedText(for line: String) -> String? {
    guard let list, !list.marked.isEmpty, list.choice != nil || line.allSatisfy(\.isWhitespace)
    else { return nil }
    self.list?.completeMarks()
    return self.list?.markedText
  }

  /// Returns the text of the slider's value some steps away from that of a line; `nil` without a slider.
  func slid(by steps: Int, from line: String) -> String? {
    page == nil ? nil : aids.slider?.text(steps, from: line)
  }

  /// The number of choices that a page key moves by.
  var pageStep: Int { max(1, (drawing?.rows.count ?? 2) - 1) }

  // MARK: The suggestion

  /// Returns the rest of the line that is suggested behind the cursor; `nil` for none.
  func ghost(after line: String) -> String? {
    guard page != nil, list == nil, !line.isEmpty else { return nil }
    if Continuation.isIncomplete(line) { return nil }
    guard !line.contains("\n") else { return nil }
    if let earlier = history.last(where: { $0.hasPrefix(line) && $0 != line && !$0.contains("\n") })
    {
      return String(earlier.dropFirst(line.count))
    }
    guard let suggestion = hint.suggestion, suggestion.count > line.count,
      zip(suggestion, line).allSatisfy({ $0 == $1 || $0.lowercased() == $1.lowercased() })
    else { return nil }
    return String(suggestion.dropFirst(line.count))
  }

  /// Records how a line is understood.
  mutating func take(_ hint: LineHint, for line: String) {
    (self.hint, hinted) = (hint, line)
    guard purpose == .answers, list != nil else { return }
    list?.add(hint.found)
    if let total = hint.total { list?.total = total }
  }

  /// Whether the line has changed since it was last understood; lines of the history are only chosen.
  func needsHint(for line: String) -> Bool {
    if list != nil, case .history = purpose { return false }
    return page != nil && !isOver && hinted != line
  }

  // MARK: Drawing

  /// Records where a line is that is drawn without anything around it, as the window is too narrow.
  mutating func note(_ line: String, point: Int, columns: Int) {
    drawing = LineLayout(prompt: mode + prompt, line: line, columns: columns).map {
      Drawing(layout: $0, point: point)
    }
  }

  /// Erases what an update of the line would not overwrite; called before each.
  mutating func prepare(for line: String, columns: Int) {
    guard var drawing else { return }
    var output = ""
    if drawing.hasGhost { output += EscapeSequence.eraseLine }
    drawing.hasGhost = false
    self.drawing = drawing
    let end = LineLayout(prompt: mode + prompt, line: line, columns: columns)?.end
    if !drawing.rows.isEmpty, end?.row != drawing.layout.end.row {
      output += erasure(of: drawing)
      self.drawing?.rows = []
    }
    write(output)
  }

  /// Draws around the line; called after each update of it.
  mutating func draw(around line: String, point: Int, size: TerminalSize) {
    guard let page, !isOver,
      let layout = LineLayout(prompt: mode + prompt, line: line, columns: size.columns),
      layout.end.row < size.rows
    else {
      drawing = nil
      return
    }
    if narrowed != line {
      narrowed = line
      if case .completions(let head) = purpose, list != nil {
        let isBehind = line.hasPrefix(head)
        if isBehind { list?.narrow(to: String(line.dropFirst(head.count).drop { $0 == "\"" })) }
        if !isBehind || list?.shown.isEmpty == true { close() }
      } else {
        list?.narrow(to: line)
      }
    }
    let cursor = layout.place(at: point)
    var new = Drawing(layout: layout, point: point)
    var output = ""
    let parts = hinted.map { colors(of: line, from: $0) } ?? []
    if !parts.isEmpty || drawing?.isColored == true {
      output += EscapeSequence.saveCursor
      output +=
        Self.motion(from: cursor, to: layout.place(at: 0))
        + Self.painted(line, parts, in: layout, on: page)
      output += EscapeSequence.restoreCursor
      new.isColored = !parts.isEmpty
    }
    if point == line.utf8.count, let ghost = ghostWords(after: line, on: page) {
      let room = size.columns - cursor.column - 1
      let words = TerminalText.truncated(ghost, to: max(0, room))
      if room > 2, !words.isEmpty {
        output += EscapeSequence.saveCursor + page.secondary(words) + EscapeSequence.eraseLine
        output += EscapeSequence.restoreCursor
        new.hasGhost = true
      }
    }
    // The question stays above its answer.
    let above = purpose == .answers && size.rows > layout.end.row + 3 ? 1 : 0
    let height = min(Self.tallest, size.rows - layout.end.row - 1 - above)
    let keys = hint(of: purpose)
    new.rows = list?.rows(height: height, on: page, width: size.columns, hint: keys) ?? []
    func secondary(_ words: String) -> String {
      page.secondary(TerminalText.truncated("  " + words, to: size.columns - 1))
    }
    if let list, let choice = list.choice, purpose == .answers {
      let room = size.rows - layout.end.row - 2 - new.rows.count
      let details = room < Self.mostDetails ? [] : details(of: list.choices[choice])
      if !details.isEmpty {
        new.rows += [""] + details.prefix(Self.mostDetails - 1).map(secondary)
      }
    }
    let note = line.isEmpty ? aids.note : hinted == line ? hint.note : nil
    if list == nil, height > 0, let slider = aids.slider {
      new.rows = [secondary(slider.drawing(of: line, on: page))]
    } else if list == nil, let note, height > 0 {
      new.rows = [secondary(page.plain(note))]
    }
    let former = drawing?.rows ?? []
    if new.rows != former {
      let down = layout.end.row - cursor.row
      output += EscapeSequence.beginUpdate
      output += Self.motion(down: down)
      // A character that is wider here than thought is cut, and wraps into no other row.
      output += EscapeSequence.wrappingOff
      for (index, row) in new.rows.enumerated() {
        let isThere = index < former.count && former[index] == row
        output += "\r\n" + (isThere ? "" : row + EscapeSequence.eraseLine)
      }
      output += EscapeSequence.wrappingOn
      var lines = new.rows.count
      if former.count > lines {
        output += Self.motion(down: 1) + "\r" + EscapeSequence.eraseBelow
        lines += 1
      }
      output += Self.motion(down: -(down + lines))
      output += EscapeSequence.move(toColumn: cursor.column) + EscapeSequence.endUpdate
      drewList = true
    }
    drawing = new
    write(output)
  }

  /// Returns what else there is to say of a choice, which is found out once while it is selected.
  private mutating func details(of choice: ChoiceList.Choice) -> [String] {
    if let told, told.choice == choice { return told.details }
    let details = aids.details?(choice) ?? []
    told = (choice, details)
    return details
  }

  /// Erases everything around the line, before it is left or something else is drawn.
  mutating func erase() {
    guard let drawing else { return }
    write((drawing.hasGhost ? EscapeSequence.eraseLine : "") + erasure(of: drawing))
    self.drawing?.hasGhost = false
    self.drawing?.rows = []
  }

  /// Erases everything around the line, and draws nothing any more.
  mutating func finish() {
    erase()
    isOver = true
  }

  /// The places of the cursor, relative to the prompt's first cell, once the window has another width.
  struct Places {
    /// The place where the terminal has cut rows that are too long.
    let cut: LineLayout.Place
    /// The place where it has wrapped lines anew.
    let wrapped: LineLayout.Place

    /// Returns the row of a cursor in a column.
    ///
    /// The lower number where the column does not tell: what is above the prompt stays.
    func row(ofCursorIn column: Int?) -> Int {
      switch (column == cut.column, column == wrapped.column) {
      case (true, false): cut.row
      case (false, true): wrapped.row
      default: min(cut.row, wrapped.row)
      }
    }
  }

  /// Returns the places where the cursor may be in a window of another width; `nil` for a line that was
  /// not drawn.
  func places(of line: String, at point: Int, columns: Int) -> Places? {
    guard let drawing, let new = LineLayout(prompt: mode + prompt, line: line, columns: columns)
    else { return nil }
    var cut = drawing.layout.place(at: drawing.point)
    cut.column = min(cut.column, columns - 1)
    return Places(cut: cut, wrapped: new.place(at: point))
  }

  /// Forgets what was drawn, after the screen was erased or has changed its size.
  mutating func forget() { drawing = nil }

  /// The largest number of rows of a list.
  private static let tallest = 12

  /// The largest number of rows that tell of the selected choice.
  private static let mostDetails = 6

  private func ghostWords(after line: String, on page: Page) -> String? {
    if list == nil, Continuation.isIncomplete(line) {
      return "  "
        + page.plain(line.hasSuffix("\\") ? Sentence.lineGoesOn() : Sentence.blockGoesOn())
    }
    return ghost(after: line).map { page.plain($0) }
  }

  private func hint(of purpose: Purpose) -> String {
    if case .history = purpose { Sentence.historyKeys() } else { "" }
  }

  /// Returns the coloured parts of a line that has been changed at its end since it was understood.
  private func colors(of line: String, from hinted: String) -> [LineHint.Part] {
    guard line != hinted else { return hint.parts }
    let common = zip(line.utf8, hinted.utf8).prefix { $0 == $1 }.count
    // A space behind a word ends it, and any other letter makes another word of it.
    let endsWord = line.utf8.dropFirst(common).first == UInt8(ascii: " ")
    return hint.parts.filter { $0.range.upperBound < common + (endsWord ? 1 : 0) }
  }

  /// Returns the output that draws a line in colours, from its first cell on.
  ///
  /// Each row is begun by a motion, as terminals do not agree on where a wide character wraps.
  private static func painted(
    _ line: String, _ parts: [LineHint.Part], in layout: LineLayout, on page: Page
  ) -> String {
    let bytes = Array(line.utf8)
    let ends = layout.starts.dropFirst().map(\.offset) + [bytes.count]
    var output = ""
    var row = layout.place(at: 0).row
    var rest = parts[...]
    var run: (words: String, role: Theme.Role?) = ("", nil)
    func endRun() {
      output += run.role.map { page.profile.styled(run.words, $0) } ?? run.words
      run.words = ""
    }
    for ((offset, place), end) in zip(layout.starts, ends) where bytes[offset] != 0x0A {
      while let part = rest.first, part.range.upperBound <= offset { rest.removeFirst() }
      let role = rest.first.flatMap { $0.range.contains(offset) ? $0.role : nil }
      if place.row != row || role != run.role {
        endRun()
        run.role = role
      }
      if place.row != row { output += "\r" + motion(down: place.row - row) }
      row = place.row
      run.words += String(decoding: bytes[offset..<end], as: UTF8.self)
    }
    endRun()
    return output
  }

  private func erasure(of drawing: Drawing) -> String {
    guard !drawing.rows.isEmpty else { return "" }
    let cursor = drawing.layout.place(at: drawing.point)
    return EscapeSequence.saveCursor
      + Self.motion(down: drawing.layout.end.row - cursor.row + 1) + "\r"
      + EscapeSequence.eraseBelow + EscapeSequence.restoreCursor
  }

  private static func motion(from: LineLayout.Place, to: LineLayout.Place) -> String {
    motion(down: to.row - from.row) + EscapeSequence.move(toColumn: to.column)
  }

  private static func motion(down rows: Int) -> String {
    rows == 0 ? "" : EscapeSequence.control + (rows > 0 ? "\(rows)B" : "\(-rows)A")
  }

  private func write(_ output: String) {
    guard !output.isEmpty else { return }
    _ = Descriptor.write(Array(output.utf8), to: STDERR_FILENO)
  }
}
