// Parses a long or incomplete text in pieces that later text cannot change.

/// A parser of a text in pieces: each piece is a few whole top-level blocks of the document.
///
/// The pieces together are the blocks of the document, in order, the same as of `MarkdownDocument`,
/// without identifiers and ranges; only one piece at a time is in memory. For a text that arrives
/// in parts, each block is returned as soon as no later text can change it. A block that may refer
/// to a later definition, `[like this]`, waits for it, and so do all following blocks.
///
/// A text is parsed whole, as one piece, if its pieces depend on each other in a way that its lines
/// do not show: through footnotes, and definitions in unusual places.
public struct MarkdownPieces {
  /// The options; nodes have no locations.
  public let options: MarkdownOptions

  /// Whether the text is complete.
  public private(set) var isComplete = false

  /// The text that is not parsed yet.
  private var pending: [UInt8]

  /// The number of bytes of `pending` that are parsed.
  private var start = 0

  /// The number of bytes before `pending`.
  private var forgotten = 0

  private var survey: TextSurvey

  /// Whether the text may still turn out to begin with fields.
  private var mayBeginWithFields: Bool

  /// The fields that the text begins with, until they are given.
  private var fields: MarkdownNode?
  private var notes = NumberedFootnotes()

  /// Whether the footnotes, which come last, were returned.
  private var gaveNotes = false

  private var budget = ParserGuard.Budget()

  /// The minimum length of the next piece; it grows to `largest`, so that the first comes soon.
  private var length = Self.smallest

  /// The number of bytes of definitions when a block was held back to wait for more of them.
  private var heldAt: Int?

  /// The number of successive pieces that continued after their end.
  private var failureCount = 0

  private static let smallest = 8 << 10
  private static let largest = 64 << 10

  /// Creates a parser of a text that arrives later.
  public init(options: MarkdownOptions = .standard) {
    var options = options
    options.locatesNodes = false
    self.options = options
    pending = []
    survey = TextSurvey(options: options)
    mayBeginWithFields = options.extensions.contains(.frontMatter)
  }

  /// Creates a parser of a complete text.
  ///
  /// - Throws: `MarkdownError` with `.tooLarge`.
  public init(
    of text: consuming [UInt8], options: MarkdownOptions = .standard
  ) throws(MarkdownError) {
    self.init(options: options)
    pending = text
    try checkLength()
    finish()
  }

  /// Appends text, in arbitrary parts.
  ///
  /// - Throws: `MarkdownError` with `.tooLarge`.
  public mutating func append(_ bytes: some Sequence<UInt8>) throws(MarkdownError) {
    if start > pending.count / 2 { forgetRead() }
    pending += bytes
    try checkLength()
    look()
  }

  /// Marks the text as complete.
  public mutating func finish() {
    guard !isComplete else { return }
    isComplete = true
    look()
  }

  /// Examines the new lines; at the start of the text, looks for front matter first.
  private mutating func look() {
    if mayBeginWithFields {
      switch pending.withUnsafeBytes({ FrontMatter.search(in: $0, isComplete: isComplete) }) {
      case .undecided: return
      case .found(let matter):
        fields = pending.withUnsafeBytes { bytes in
          SourceText.withRepaired(UnsafeRawBufferPointer(rebasing: bytes[matter.lines])) { lines in
            let all = FrontMatter(range: 0..<0, lines: 0..<lines.bytes.count)
            return all.node(in: lines, isLocated: false)
          }
        }
        start = matter.range.upperBound
        survey.begin(at: start)
      case .absent: break
      }
      mayBeginWithFields = false
    }
    survey.look(at: pending, isComplete: isComplete)
  }

  /// Whether the first block returned last continues the list of the previous piece.
  ///
  /// Only long bullet lists without empty lines are split between items.
  public private(set) var continuesList = false

  /// Whether the text continues with more of a list.
  private var isInList = false

  /// Returns the next blocks, at least one; `nil` if there are none, or none yet.
  ///
  /// - Throws: `MarkdownError`, with an offset into the whole text.
  public mutating func next() throws(MarkdownError) -> [MarkdownNode]? {
    if let fields = fields.take() { return [fields] }
    while start < pending.count, let cut = nextCut() {
      let end = cut.offset
      guard var piece = try parse(start..<end) else {
        failureCount += 1
        length = (end - start) * 2
        continue
      }
      failureCount = 0
      length = min(max(length, Self.smallest) * 2, Self.largest)
      var given = end
      if !isComplete, let held = firstHeld(in: piece, upTo: end) {
        heldAt = survey.sharedLength
        given = held.offset
        // Only the returned blocks may number footnotes.
        let parsed = piece.footnotes.isEmpty ? nil : try parse(start..<given)
        piece = parsed ?? piece.prefix(held.block)
      }
      start = given
      continuesList = isInList
      isInList = cut.isInList && given == end
      notes.take(from: &piece)
      if !piece.blocks.isEmpty { return piece.blocks }
    }
    return try lastBlocks()
  }
}

// MARK: Footnotes

extension MarkdownPieces {
  /// Returns the footnotes after all other blocks.
  private mutating func lastBlocks() throws(MarkdownError) -> [MarkdownNode]? {
    guard isComplete, start == pending.count, !gaveNotes, !notes.labels.isEmpty else { return nil }
    gaveNotes = true
    continuesList = false
    var blocks: [MarkdownNode] = []
    for label in notes.labels {
      if let node = notes.nodes[label] {
        blocks.append(node)
      } else if let text = survey.footnotes.text(of: label) {
        blocks += try footnote(label, text)
      }
    }
    return blocks.isEmpty ? nil : blocks
  }

  private mutating func footnote(
    _ label: String, _ text: [UInt8]
  ) throws(MarkdownError) -> [MarkdownNode] {
    var whole = survey.definitions
    let lines = whole.count { $0 == 0x0A }
    whole += text + "\n\n[^\(label)]\n".utf8
    var blocks = try whole.withUnsafeBytes { parse($0, lines) }.get().blocks
    blocks.removeAll { $0.kind != .footnoteDefinition(label: label) }
    return blocks.prefix(1).map { notes.numbered($0) }
  }
}

// MARK: Ends of pieces

extension MarkdownPieces {
  /// Returns the next possible end of a piece; `nil` if it is not known yet.
  private func nextCut() -> TextSurvey.Cut? {
    if isComplete {
      let cut = survey.isSettled ? survey.firstCut(atOrAfter: start + length) : nil
      return cut ?? TextSurvey.Cut(offset: pending.count, isOutside: true)
    }
    guard survey.isSettled, heldAt != survey.sharedLength,
      let cut = survey.lastCut, cut.offset > start, !cut.isInList
    else { return nil }
    // A piece that continues is parsed again only if lines show an end, or if it is much longer.
    let mayEnd = failureCount == 0 || cut.isOutside && failureCount < 4
    return mayEnd || cut.offset - start >= length ? cut : nil
  }

  /// Parses a range; returns `nil` if its last block continues after it.
  private mutating func parse(_ range: Range<Int>) throws(MarkdownError) -> Piece? {
    let isLast = isComplete && range.upperBound == pending.count
    let isFirst = range.lowerBound == 0 && forgotten == 0
    var text = range
    var prelude = isLast && isFirst ? [] : survey.shared
    // The parser skips a byte order mark at the start of its input only.
    let hasMark = pending[range].starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark, isFirst, !prelude.isEmpty { text = range.lowerBound + 3..<range.upperBound }
    if hasMark, !isFirst, prelude.isEmpty { prelude = [0x0A] }
    let lines = prelude.count { $0 == 0x0A }
    let result: Result<Piece, MarkdownError> =
      if prelude.isEmpty {
        pending.withUnsafeBytes {
          parse(UnsafeRawBufferPointer(rebasing: $0[text]), 0)
        }
      } else {
        (prelude + pending[text]).withUnsafeBytes { parse($0, lines) }
      }
    switch result {
    case .success(let piece): return piece.isOpen && !isLast ? nil : piece
    case .failure(let error):
      let offset = forgotten + range.lowerBound + max(0, error.offset - prelude.count)
      throw MarkdownError(code: error.code, offset: offset)
    }
  }

  private mutating func parse(
    _ bytes: UnsafeRawBufferPointer, _ linesBefore: Int
  ) -> Result<Piece, MarkdownError> {
    SourceText.withRepaired(bytes) { piece(of: $0, linesBefore) }
  }

  private mutating func piece(
    of source: SourceText, _ linesBefore: Int
  ) -> Result<Piece, MarkdownError> {
    Result { () throws(MarkdownError) in
      try ParserGuard.check(source, options: options, budget: &budget)
      return try CmarkConverter.piece(
        of: source, options: options, after: linesBefore)
    }
  }

  /// Returns the first block that may refer to a later definition, with its offset.
  private func firstHeld(in piece: Piece, upTo end: Int) -> (block: Int, offset: Int)? {
    pending.withUnsafeBytes { bytes in
      var offset = start
      var line = 0
      func skip(to next: Int) -> Int {
        while line < next {
          offset = min(LineMarks.end(of: offset, in: bytes) + 1, end)
          line += 1
        }
        return offset
      }
      // Folded content is returned as a whole.
      var folded = FoldedParts()
      var fold: (block: Int, offset: Int)?
      for (index, block) in piece.blocks.enumerated() where piece.lines[index] >= 0 {
        let begin = skip(to: piece.lines[index])
        if case .htmlBlock(let html) = block.kind {
          folded.read(html)
          fold = folded.depth > 0 ? fold ?? (index, begin) : nil
        }
        guard block.hasBracket else { continue }
        // A paragraph split off a table has the line of the table.
        let after = piece.lines[index...].first { $0 > piece.lines[index] }
        let next = after.map { skip(to: $0) } ?? end
        if LineMarks.mayRefer(begin..<next, bytes) {
          return fold ?? (piece.lines.firstIndex(of: piece.lines[index]) ?? index, begin)
        }
      }
      return nil
    }
  }

  private func checkLength() throws(MarkdownError) {
    let limit = min(options.maximumLength, 1 << 30)
    guard forgotten + pending.count <= limit else {
      throw MarkdownError(code: .tooLarge, offset: limit)
    }
  }

  private mutating func forgetRead() {
    pending.removeSubrange(..<start)
    survey.forget(start)
    forgotten += start
    start = 0
  }
}

/// Top-level blocks that were parsed together.
struct Piece {
  /// The blocks; the last are the footnotes with references.
  var blocks: [MarkdownNode] = []
  /// The zero-based first line of each block; negative for the stub of a footnote.
  var lines: [Int] = []
  /// The labels of the footnotes with references, in order.
  var footnotes: [String] = []
  /// Whether the last block would continue in following text.
  var isOpen = false

  /// Returns the first blocks.
  func prefix(_ count: Int) -> Piece {
    Piece(blocks: Array(blocks.prefix(count)), lines: Array(lines.prefix(count)))
  }
}

extension MarkdownNode {
  /// Whether any text in it has a bracket that is not part of a link.
  fileprivate var hasBracket: Bool {
    if case .text(let text) = kind { return text.utf8.contains(UInt8(ascii: "]")) }
    return children.contains { $0.hasBracket }
  }
}
