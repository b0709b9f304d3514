// Looks over the lines of a text for where it may be cut, and for what its parts must share.

/// What is known of a text's lines before it is parsed.
struct TextSurvey {
  /// A place where the text may be cut.
  struct Cut {
    var offset: Int
    /// Whether no fence is open there, as far as lines show.
    var isOutside: Bool
    /// Whether a list of bullets, without empty lines, goes on behind it.
    var isInList = false
  }

  /// Whether the definitions found are all there are, so that parts can be parsed by themselves.
  private(set) var isSettled = true

  /// The paragraphs of definitions, each with an empty line after it.
  private(set) var definitions: [UInt8] = []

  /// The footnotes found.
  private(set) var footnotes = DefinedFootnotes()

  /// Cuts between items of lists, until it is known that no empty line is in the list.
  private var itemCuts: [Cut] = []

  /// The bullet of the last item at the margin; `nil` behind any other line there.
  private var bullet: UInt8?

  /// Whether the lines since the last empty one begin where no list is open.
  private var isRunFresh = true

  /// Where the footnote begins that is being read.
  private var footnote: (label: String, start: Int)?

  private let readsFootnotes: Bool
  private var cuts: [Cut] = []
  private var known: Set<[UInt8]> = []

  /// Where the line to be looked at begins.
  private var lineStart = 0
  private var isAfterBlank = true

  /// Whether the paragraph has a line that could begin a definition and does not end its label.
  private var hasOpenLabel = false

  /// Whether the paragraph begins as HTML, in which a fence is none.
  private var mayBeHTML = false

  /// Where the paragraph of definitions begins that is being read.
  private var definitionStart: Int?
  private var fence: LineMarks.Fence?

  /// Whether `fence` is right; `false` from the first one that something around it could end.
  private var knowsFences = true

  /// More than this is not put before every part.
  private static let longestDefinitions = 16 << 10

  init(options: MarkdownOptions) {
    readsFootnotes = options.extensions.contains(.footnotes)
  }

  /// What every part of the text is parsed behind, and how much of it there is.
  ///
  /// The rule keeps indented code from being a part of the last footnote.
  var shared: [UInt8] {
    footnotes.stubs.isEmpty ? definitions : definitions + footnotes.stubs + "\n***\n\n".utf8
  }
  var sharedLength: Int { definitions.count + footnotes.stubs.count }

  /// The last place where the text may be cut.
  var lastCut: Cut? { cuts.last }

  /// The first place at or after an offset where the text may be cut.
  func firstCut(atOrAfter offset: Int) -> Cut? {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < cuts.count ? cuts[low] : nil
  }

  /// Counts offsets from further on.
  mutating func forget(_ count: Int) {
    lineStart -= count
    definitionStart = definitionStart.map { $0 - count }
    if let note = footnote { footnote = (note.label, note.start - count) }
    for index in itemCuts.indices { itemCuts[index].offset -= count }
    for index in cuts.indices { cuts[index].offset -= count }
    cuts.removeAll { $0.offset <= 0 }
  }

  /// Looks at the lines of a text that were not complete before.
  ///
  /// - Parameters:
  ///   - text: All of it.
  ///   - isComplete: Whether its last line ends with it.
  mutating func look(at text: [UInt8], isComplete: Bool) {
    text.withUnsafeBytes { bytes in
      while lineStart < bytes.count {
        let end = LineMarks.end(of: lineStart, in: bytes)
        guard end < bytes.count || isComplete else {
          // The first character of a line says enough to cut before it.
          if isAfterBlank, !bytes[lineStart].isBlankInLine {
            endFootnote(at: lineStart, in: bytes)
            addCut(lineStart, bytes)
          }
          return
        }
        // The parser counts lines that a return alone ends, and lines are counted here by line feeds.
        if LineMarks.hasReturn(inside: lineStart..<end, bytes) { isSettled = false }
        look(at: lineStart..<end, in: bytes)
        lineStart = min(end + 1, bytes.count)
      }
      guard isComplete else { return }
      endRun(isListClosed: true)
      endDefinition(at: bytes.count, in: bytes)
      endFootnote(at: bytes.count, in: bytes)
    }
  }

  // MARK: One line

  private mutating func look(at line: Range<Int>, in bytes: UnsafeRawBufferPointer) {
    var start = line.lowerBound
    var indent = 0
    while start < line.upperBound, bytes[start].isBlankInLine {
      indent = bytes[start] == 0x09 ? (indent / 4 + 1) * 4 : indent + 1
      start += 1
    }
    guard start < line.upperBound else {
      endDefinition(at: line.lowerBound, in: bytes)
      (isAfterBlank, hasOpenLabel, mayBeHTML) = (true, false, false)
      return
    }
    defer { isAfterBlank = false }
    if isAfterBlank {
      let closes = indent == 0 && LineMarks.endsContainers(bytes[start])
      endRun(isListClosed: closes)
      isRunFresh = closes || line.lowerBound == 0
      if indent == 0 { addCut(start, bytes) }
    }
    if indent == 0 { lookForItem(line, bytes) }
    if footnote != nil {
      if indent >= 4 { return }
      if isAfterBlank { endFootnote(at: line.lowerBound, in: bytes) }
    }
    if let open = fence {
      if LineMarks.closes(open, start..<line.upperBound, bytes) {
        fence = nil
      } else if open.indent > indent {
        knowsFences = false
      }
      if !knowsFences { lookForDefinition(start, indent, in: line, bytes) }
      return
    }
    lookForDefinition(start, indent, in: line, bytes)
    lookForFence(start, indent, in: line, bytes)
  }

  private mutating func addCut(_ offset: Int, _ bytes: UnsafeRawBufferPointer) {
    guard offset > 0, cuts.last?.offset != offset, LineMarks.endsContainers(bytes[offset]) else {
      return
    }
    cuts.append(Cut(offset: offset, isOutside: fence == nil))
  }

  private mutating func lookForItem(_ line: Range<Int>, _ bytes: UnsafeRawBufferPointer) {
    let mark = LineMarks.bullet(line, bytes)
    if let mark, mark == bullet, !isAfterBlank, knowsFences, fence == nil, !mayBeHTML {
      itemCuts.append(Cut(offset: line.lowerBound, isOutside: true, isInList: true))
    }
    bullet = mark
  }

  /// Ends lines without an empty one between them.
  private mutating func endRun(isListClosed: Bool) {
    if isListClosed, isRunFresh {
      let last = cuts.last?.offset ?? 0
      cuts += itemCuts.filter { $0.offset > last }
    }
    itemCuts.removeAll(keepingCapacity: true)
    bullet = nil
  }

  private mutating func lookForDefinition(
    _ start: Int, _ indent: Int, in line: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) {
    guard isSettled else { return }
    if readsFootnotes, indent == 0, fence == nil, definitionStart == nil,
      let label = LineMarks.footnoteLabel(line, bytes)
    {
      beginFootnote(label, at: line.lowerBound, in: bytes)
      return
    }
    if footnote != nil, !LineMarks.goesOn(bytes[start]) { isSettled = false }
    let text = LineMarks.text(from: start, in: line, bytes)
    let opens = text < line.upperBound && bytes[text] == UInt8(ascii: "[")
    let hasMark = LineMarks.hasLabelEnd(start..<line.upperBound, bytes)
    if definitionStart != nil {
      // A title may stand on a line of its own; anything else is not looked into here.
      let mayGoOn = opens && hasMark && text == start || "\"'(".utf8.contains(bytes[start])
      if !mayGoOn || isFootnote(text, in: bytes) { isSettled = false }
      return
    }
    if !hasMark {
      hasOpenLabel = hasOpenLabel || opens
    } else if opens || hasOpenLabel {
      guard knowsFences, isAfterBlank, opens, text == start, indent <= 3, !mayBeHTML,
        !isFootnote(text, in: bytes), bytes[line.upperBound - 1] != 0x0D
      else {
        isSettled = false
        return
      }
      definitionStart = line.lowerBound
    }
  }

  private mutating func beginFootnote(
    _ label: String, at offset: Int, in bytes: UnsafeRawBufferPointer
  ) {
    endFootnote(at: offset, in: bytes)
    guard knowsFences, !mayBeHTML else {
      isSettled = false
      return
    }
    footnote = (label, offset)
  }

  private mutating func endFootnote(at offset: Int, in bytes: UnsafeRawBufferPointer) {
    guard let (label, start) = footnote else { return }
    footnote = nil
    guard isSettled else { return }
    isSettled = footnotes.add(label, Array(bytes[start..<offset]))
    if sharedLength > Self.longestDefinitions { isSettled = false }
  }

  private func isFootnote(_ start: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    readsFootnotes && start + 1 < bytes.count && bytes[start + 1] == UInt8(ascii: "^")
  }

  private mutating func endDefinition(at offset: Int, in bytes: UnsafeRawBufferPointer) {
    guard let start = definitionStart else { return }
    definitionStart = nil
    guard isSettled else { return }
    let text = Array(bytes[start..<offset])
    guard known.insert(text).inserted else { return }
    definitions += text
    definitions += "\n\n".utf8
    if sharedLength > Self.longestDefinitions { isSettled = false }
  }

  private mutating func lookForFence(
    _ start: Int, _ indent: Int, in line: Range<Int>, _ bytes: UnsafeRawBufferPointer
  ) {
    if bytes[start] == UInt8(ascii: "<") {
      mayBeHTML = true
      // A comment, a script and the like may hold anything, empty lines included.
      if LineMarks.beginsRawHTML(start..<line.upperBound, bytes) { knowsFences = false }
      return
    }
    let text = LineMarks.text(from: start, in: line, bytes)
    guard let opened = LineMarks.fence(text..<line.upperBound, indent: indent, bytes) else {
      return
    }
    if text == start, indent <= 3, !mayBeHTML, definitionStart == nil {
      fence = opened
    } else {
      knowsFences = false
      if definitionStart != nil { isSettled = false }
    }
  }
}
