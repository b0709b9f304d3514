// What the pager shows and how keys change it; knows no terminal.

import CardTerminal

/// The part of a text that is seen, and the line under it.
package struct PagerView {
  private var text: PagedText
  private var top = PagedText.Place()
  /// What is being typed after `/`; `nil` when nothing is.
  private var typed: String?
  private var needle = ""
  private var note = ""
  /// The size of the screen.
  package private(set) var size: TerminalSize
  private let title: String
  private let usesEscapes: Bool

  /// Makes a view of the beginning of a text.
  ///
  /// - Parameters:
  ///   - title: What the text is called, harmless already.
  ///   - usesEscapes: Whether words may stand out.
  package init(_ text: PagedText, title: String, size: TerminalSize, usesEscapes: Bool) {
    self.text = text
    self.title = title
    self.size = size
    self.usesEscapes = usesEscapes
  }

  /// Lines of the text that are seen at once.
  private var height: Int { max(1, size.rows - 1) }

  /// Whether the whole text fits on the screen, so that nobody need turn pages.
  package mutating func fits() -> Bool {
    text.lines(from: PagedText.Place(), count: size.rows).lines.count < size.rows
  }

  /// Takes in a new size of the screen; the block at the top stays there.
  package mutating func resize(to size: TerminalSize, width: Int) {
    self.size = size
    if text.width != width {
      text.width = width
      top.line = min(top.line, max(0, (text.lines(ofBlock: top.block)?.count ?? 1) - 1))
    }
    keepFull()
  }

  /// Does what a key says; `false` when it says to leave.
  package mutating func take(_ key: PagerKey) -> Bool {
    note = ""
    if typed != nil {
      type(key)
      return true
    }
    switch key {
    case .character("q"), .character("Q"), .escape: return false
    case .down, .enter, .character("j"): move(by: 1)
    case .up, .character("k"), .character("y"): move(by: -1)
    case .pageDown, .character(" "), .character("f"): move(by: height)
    case .pageUp, .character("b"): move(by: -height)
    case .character("d"): move(by: height / 2)
    case .character("u"): move(by: -height / 2)
    case .home, .character("g"), .character("<"): top = PagedText.Place()
    case .end, .character("G"), .character(">"):
      top = text.end()
      keepFull()
    case .character("/"): typed = ""
    case .character("n"): find(again: true)
    case .character("N"): find(again: true, isBackward: true)
    case .character("h"): note = Self.help
    case .backspace, .character: break
    }
    return true
  }

  private static let help =
    "arrows, space, b: move  g, G: begin, end  /words, n, N: search  q: leave"

  private mutating func move(by count: Int) {
    top = text.place(top, advancedBy: count)
    keepFull()
  }

  /// Moves up from the end, so that the last line of the text stands on the last row.
  private mutating func keepFull() {
    let shown = text.lines(from: top, count: height).lines.count
    if shown < height { top = text.place(top, advancedBy: shown - height) }
  }

  private mutating func type(_ key: PagerKey) {
    switch key {
    case .character(let character): typed?.append(character)
    case .backspace: if typed?.popLast() == nil { typed = nil }
    case .enter:
      if let words = typed, !words.isEmpty { needle = words }
      typed = nil
      find(again: false)
    case .escape: typed = nil
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
      note = "Not found: \(needle)"
    }
  }

  /// The rows of the screen from top to bottom, the last one about the text.
  package mutating func rows() -> [String] {
    let shown = text.lines(from: top, count: height)
    var rows = shown.lines.map { marked($0) }
    while rows.count < height { rows.append("") }
    let isEnd = text.lines(ofBlock: shown.end.block) == nil
    rows.append(status(isEnd: isEnd, at: shown.end))
    return rows
  }

  private func status(isEnd: Bool, at place: PagedText.Place) -> String {
    let width = max(1, size.columns - 1)
    if let typed { return TerminalText.truncated("/" + typed, to: width) }
    var words = note
    if words.isEmpty {
      let part = isEnd ? "end" : text.percent(before: place).map { "\($0) %" } ?? "…"
      words = "\(title)  \(part)  (h: help, q: leave)"
    }
    let line = TerminalText.truncated(words, to: width)
    return usesEscapes ? "\u{1B}[7m\(line)\u{1B}[m" : line
  }

  /// A line with the words searched for standing out; it loses its other looks.
  private func marked(_ line: String) -> String {
    guard !needle.isEmpty, usesEscapes else { return line }
    let plain = line.withoutEscapes
    guard plain.lowercased().contains(needle.lowercased()) else { return line }
    var result = ""
    var rest = plain[...]
    while let range = rest.firstRange(ofFolded: needle) {
      result += rest[..<range.lowerBound] + "\u{1B}[7m" + rest[range] + "\u{1B}[m"
      rest = rest[range.upperBound...]
    }
    return result + rest
  }
}

extension Substring {
  /// The first place of some words, whatever their case.
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
