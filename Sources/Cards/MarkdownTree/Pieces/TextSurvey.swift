// Scans the lines of a text for possible cuts, and for definitions that its parts share.

/// The properties of a text's lines that are known before parsing.
struct TextSurvey {
  /// A place where the text may be cut.
  struct Cut {
    var offset: Int
    /// Whether no fence is open there, as far as lines show.
    var isOutside: Bool
    /// Whether a bullet list without empty lines continues after it.
    var isInList = false
  }

  /// Whether all definitions are known, so that parts can be parsed separately.
  private(set) var isSettled = true

  /// The paragraphs of definitions, each with an empty line after it.
  private(set) var definitions: [UInt8] = []

  /// The definitions of footnotes.
  private(set) var footnotes = DefinedFootnotes()

  /// Cuts between items, which are valid if the list has no empty line.
  private var itemCuts: [Cut] = []

  /// The bullet of the last item at the margin; `nil` after any other line there.
  private var bullet: UInt8?

  /// Whether the lines since the last empty one begin outside any list.
  private var isRunFresh = true

  /// The label and start of the current footnote definition.
  private var footnote: (label: String, start: Int)?

  private let readsFootnotes: Bool
  private var cuts: [Cut] = []
  private var known: Set<[UInt8]> = []

  /// The start of the next line.
  private var lineStart = 0
  private var isAfterBlank = true

  /// Whether the paragraph has a line that may begin a definition without the end of its label.
  private var hasOpenLabel = false

  /// Whether the paragraph may be HTML, which contains no fences.
  private var mayBeHTML = false

  /// The start of the current paragraph of definitions.
  private var definitionStart: Int?
  private var fence: LineMarks.Fence?

  /// Whether `fence` is certain; `false` after the first one that an enclosing block could end.
  private var knowsFences = true

  /// The maximum length of definitions to put before every part.
  private static let longestDefinitions = 16 << 10

  init(options: MarkdownOptions) {
    readsFootnotes = options.extensions.contains(.footnotes)
  }

  /// The definitions that every part of the text is parsed after, and their length.
  ///
  /// The thematic break separates indented code from the last footnote.
  var shared: [UInt8] {
    footnotes.stubs.isEmpty ? definitions : definitions + footnotes.stubs + "\n***\n\n".utf8
  }
  var sharedLength: Int { definitions.count + footnotes.stubs.count }

  /// The last possible cut.
  var lastCut: Cut? { cuts.last }

  /// Returns the first possible cut at or after an offset.
  func firstCut(atOrAfter offset: Int) -> Cut? {
    var (low, high) = (0, cuts.count)
    while low < high {
      let middle = (low + high) / 2
      if cuts[middle].offset < offset { low = middle + 1 } else { high = middle }
    }
    return low < cuts.count ? cuts[low] : nil
  }

  /// Skips the text before an offset; must be called before any line is examined.
  mutating func begin(at offset: Int) {
    lineStart = offset
  }

  /// Subtracts a number of discarded bytes from all offsets.
  mutating func forget(_ count: Int) {
    lineStart -= count
    definitionStart = definitionStart.map { $0 - count }
    if let note = footnote { footnote = (note.label, note.start - count) }
    for index in itemCuts.indices { itemCuts[index].offset -= count }
    for index in cuts.indices { cuts[index].offset -= count }
    cuts.removeAll { $0.offset <= 0 }
  }

  /// Scans the lines of a text that were incomplete before.
  ///
  /// - Parameters:
  ///   - text: The whole text.
  ///   - isComplete: Whether its last line ends with it.
  mutating func look(at text: [UInt8], isComplete: Bool) {
    text.withUnsafeBytes { bytes in
      while lineStart < bytes.count {
        let end = LineMarks.end(of: lineStart, in: bytes)
        guard end < bytes.count || isComplete else {
          // The first character of a line suffices to cut before it.
          if isAfterBlank, !bytes[lineStart].isBlankInLine {
            endFootnote(at: lineStart, in: bytes)
            addCut(lineStart, bytes)
          }
          return
        }
        // The parser also ends lines at a single carriage return, but lines are counted by line
        // feeds.
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

  // MARK: Single lines

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

  /// Ends a run of lines without an empty one.
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
      // Only a title may continue a definition on another line; nothing else is examined here.
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
      // A comment, script or similar element may contain anything, including empty lines.
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
