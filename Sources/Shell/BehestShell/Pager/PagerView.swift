// The state and rows of the pager, which keys change; independent of a terminal.

import CardTerminal
import IntentEngine
import OutputPolicies

/// The visible part of a text with the status line below it.
package struct PagerView {
  private var text: PagedText
  private var top = PagedText.Place()
  /// The text typed after `/`; `nil` when no search is being typed.
  private var typed: String?
  private var needle = ""
  private var note = ""
  /// The size of the screen.
  package private(set) var size: TerminalSize
  private let title: String
  private let usesEscapes: Bool
  private let actions: PagerActions
  private var selection: Selection?

  /// A selected part of the text.
  private enum Selection {
    /// A block to copy.
    case block(Int)
    /// A link or reference: its block, its index among the spots of the block, and its position.
    case spot(block: Int, index: Int, PagerSpot, line: Int, words: String)
    /// A footnote that was jumped to, and the position before the jump.
    case note(block: Int, from: PagedText.Place)
  }

  /// Creates a view of the beginning of a text.
  ///
  /// - Parameters:
  ///   - title: The title of the text, without control characters.
  ///   - usesEscapes: Whether text may be highlighted.
  ///   - actions: The actions for the selection.
  package init(
    _ text: PagedText, title: String, size: TerminalSize, usesEscapes: Bool,
    actions: PagerActions = PagerActions()
  ) {
    self.actions = actions
    self.text = text
    self.title = title
    self.size = size
    self.usesEscapes = usesEscapes
  }

  /// The number of lines of the text that are visible at once.
  private var height: Int { max(1, size.rows - 1) }

  /// Returns whether the whole text fits on the screen, so that no paging is needed.
  package mutating func fits() -> Bool {
    text.lines(from: PagedText.Place(), count: size.rows).lines.count < size.rows
  }

  /// Changes the size of the screen; the block at the top stays there.
  package mutating func resize(to size: TerminalSize, width: Int) {
    self.size = size
    if text.width != width {
      text.width = width
      top.line = min(top.line, max(0, (text.lines(ofBlock: top.block)?.count ?? 1) - 1))
    }
    keepFull()
  }

  /// Handles a key; returns `false` when it closes the pager.
  package mutating func handle(_ key: TerminalKey) -> Bool {
    note = ""
    if typed != nil {
      type(key)
      return true
    }
    if selection != nil, act(on: key) { return true }
    switch key {
    case .character("q"), .character("Q"), .escape, .control("c"), .control("d"): return false
    case .tab: selectSpot(isBackward: false)
    case .backTab: selectSpot(isBackward: true)
    case .character("c"): selectBlock(from: top.line == 0 ? top.block : top.block + 1, step: 1)
    case .down, .enter, .character("j"), .control("n"): move(by: 1)
    case .up, .character("k"), .character("y"), .control("p"): move(by: -1)
    case .pageDown, .character(" "), .character("f"), .control("f"): move(by: height)
    case .pageUp, .character("b"), .control("b"): move(by: -height)
    case .character("d"): move(by: height / 2)
    case .character("u"): move(by: -height / 2)
    case .home, .top, .character("g"), .character("<"): top = PagedText.Place()
    case .end, .bottom, .character("G"), .character(">"):
      top = text.end()
      keepFull()
    case .character("/"): typed = ""
    case .character("n"): find(again: true)
    case .character("N"): find(again: true, isBackward: true)
    case .character("h"): note = Sentence.pagerHelp()
    default: break
    }
    return true
  }

  private mutating func move(by count: Int) {
    top = text.place(top, advancedBy: count)
    keepFull()
  }

  /// Moves up from the end of the text, so that its last line is on the last row.
  private mutating func keepFull() {
    let shown = text.lines(from: top, count: height).lines.count
    if shown < height { top = text.place(top, advancedBy: shown - height) }
  }

  private mutating func type(_ key: TerminalKey) {
    switch key {
    case .character(let character): typed?.append(character)
    case .paste(let text): typed?.append(TerminalText.sanitised(text))
    case .backspace: if typed?.popLast() == nil { typed = nil }
    case .enter:
      if let words = typed, !words.isEmpty { needle = words }
      typed = nil
      find(again: false)
    case .escape, .control("c"), .control("d"): typed = nil
    default: break
    }
  }

  private mutating func find(again: Bool, isBackward: Bool = false) {
    guard !needle.isEmpty else { return }
    let start = again && !isBackward ? text.place(top, advancedBy: 1) : top
    if let place = text.search(needle, from: start, isBackward: isBackward) {
      top = place
      keepFull()
    } else {
      note = Sentence.notFound(words: needle)
    }
  }

  /// Returns the rows of the screen from top to bottom, the status line last.
  package mutating func rows() -> [String] {
    let shown = text.lines(from: top, count: height)
    var rows: [String] = []
    var place = top
    for line in shown.lines {
      rows.append(selected(line, at: place) ?? marked(line, needle))
      place = text.place(place, advancedBy: 1)
    }
    while rows.count < height { rows.append("") }
    let isEnd = text.lines(ofBlock: shown.end.block) == nil
    rows.append(status(isEnd: isEnd, at: shown.end))
    return rows
  }

  private func status(isEnd: Bool, at place: PagedText.Place) -> String {
    let width = max(1, size.columns - 1)
    if let typed { return TerminalText.truncated("/" + typed, to: width) }
    var words = note.isEmpty ? selectionWords : note
    if words.isEmpty {
      let part = isEnd ? Sentence.pagerEnd() : text.percent(before: place).map { "\($0) %" } ?? "…"
      words = "\(title)  \(part)  " + Sentence.pagerStatus()
    }
    let line = TerminalText.truncated(words, to: width)
    return usesEscapes ? EscapeSequence.reversed(line) : line
  }

  /// Returns a line with the search words highlighted and without its other styles.
  private func marked(_ line: String, _ needle: String) -> String {
    guard !needle.isEmpty, usesEscapes else { return line }
    let plain = line.withoutEscapes
    guard plain.lowercased().contains(needle.lowercased()) else { return line }
    var result = ""
    var rest = plain[...]
    while let range = rest.firstRange(ofFolded: needle) {
      result += rest[..<range.lowerBound] + EscapeSequence.reversed(rest[range])
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

// MARK: Links, notes and copies

extension PagerView {
  /// Handles a key that applies to the selection; returns `false` for other keys.
  private mutating func act(on key: TerminalKey) -> Bool {
    switch (selection, key) {
    case (_, .escape): selection = nil
    case (.block(let block), .character("c")): selectBlock(from: block + 1, step: 1)
    case (.block(let block), .character("C")): selectBlock(from: block - 1, step: -1)
    case (.block(let block), .character("y")), (.block(let block), .character("m")):
      copy(text.source(ofBlock: block), asMarkdown: key == .character("m"))
    case (.spot(_, _, .link(_, let destination), _, _), .enter): open(destination)
    case (.spot(_, _, .link(_, let destination), _, _), .character("y")):
      copy(PagerActions.Source(plain: destination, markdown: destination), asMarkdown: true)
    case (.spot(_, _, .reference(let label), _, _), .enter):
      guard let block = text.footnote(label) else { return true }
      let from = top
      show(PagedText.Place(block: block, line: 0))
      selection = .note(block: block, from: from)
    case (.note(_, let from), .enter), (.note(_, let from), .backspace):
      top = from
      selection = nil
    default: return false
    }
    return true
  }

  private mutating func open(_ destination: String) {
    note =
      LinkHandler.refusal(of: destination) ?? actions.open?(destination)
      ?? Sentence.nothingOpensLinks()
  }

  private mutating func copy(_ source: PagerActions.Source?, asMarkdown: Bool) {
    guard var source, let copy = actions.copy else {
      note = Sentence.nothingToCopy()
      return
    }
    if asMarkdown {
      source = PagerActions.Source(plain: source.markdown, markdown: source.markdown)
    }
    note = copy(source)
    selection = nil
  }

  private mutating func selectBlock(from start: Int, step: Int) {
    var block = start
    while block >= 0, let lines = text.lines(ofBlock: block) {
      if text.source(ofBlock: block) != nil, lines.contains(where: { !$0.isEmpty }) {
        show(PagedText.Place(block: block, line: 0))
        selection = .block(block)
        return
      }
      block += step
    }
    if selection == nil { note = Sentence.nothingToCopy() }
  }

  private mutating func selectSpot(isBackward: Bool) {
    var (block, index) = (isBackward ? top.block - 1 : top.block, isBackward ? Int.max : -1)
    var firstLine = isBackward ? 0 : top.line
    if case .spot(let current, let number, _, _, _) = selection {
      (block, index, firstLine) = (current, number, 0)
    }
    while block >= 0, let spots = text.spots(ofBlock: block) {
      let wanted = spots.indices.filter { isBackward ? $0 < index : $0 > index }
        .filter { spots[$0].line >= firstLine }
      if let found = isBackward ? wanted.last : wanted.first {
        let (spot, line, words) = spots[found]
        show(PagedText.Place(block: block, line: line))
        selection = .spot(block: block, index: found, spot, line: line, words: words)
        return
      }
      (block, index, firstLine) = isBackward ? (block - 1, .max, 0) : (block + 1, -1, 0)
    }
    note = (selection == nil ? Sentence.noLinks : .noMoreLinks)()
  }

  /// Scrolls so that a position is visible.
  private mutating func show(_ place: PagedText.Place) {
    let end = text.lines(from: top, count: height).end
    guard place < top || place >= end else { return }
    top = place
    keepFull()
  }

  /// The text of the status line for the selection; empty without one.
  private var selectionWords: String {
    switch selection {
    case .none: ""
    case .block: Sentence.pagerBlock()
    case .spot(_, _, .link(_, let destination), _, _): Sentence.pagerLink(address: destination)
    case .spot(_, _, .reference(let label), _, _): Sentence.pagerReference(label: label)
    case .note: Sentence.pagerBack()
    }
  }

  /// Returns a selected line with highlighting; `nil` for a line that is not selected.
  private func selected(_ line: String, at place: PagedText.Place) -> String? {
    guard usesEscapes else { return nil }
    switch selection {
    case .block(place.block), .note(place.block, _):
      let plain = line.withoutEscapes
      let start = plain.prefix { $0 == " " }
      return plain.isEmpty ? line : start + EscapeSequence.reversed(plain[start.endIndex...])
    case .spot(place.block, _, _, line: place.line, let words): return marked(line, words)
    default: return nil
    }
  }
}

extension Substring {
  /// Returns the range of the first occurrence of some words, ignoring case.
  fileprivate func firstRange(ofFolded words: String) -> Range<Index>? {
    let words = words.map { $0.lowercased() }
    var start = startIndex
    while start < endIndex {
      var index = start
      var count = 0
      while count < words.count, index < endIndex, self[index].lowercased() == words[count] {
        index = self.index(after: index)
        count += 1
      }
      if count == words.count { return start..<index }
      start = self.index(after: start)
    }
    return nil
  }
}
