// Takes a long text, or one that is still being written, as blocks that nothing later can change.

/// A text read piece by piece: each piece is a few whole blocks of the document's first level.
///
/// The pieces together are the blocks of the document, in order, as `MarkdownDocument` would give
/// them, without identifiers and ranges; memory holds one piece at a time. A text that comes
/// in parts gives each block as soon as no later text can change it. A block that may still turn
/// out to refer to a definition, `[like this]`, waits for it, and so does all that follows.
///
/// A text is read whole, as one piece, when its pieces depend on each other in a way that a look
/// at its lines does not settle: footnotes, and definitions in unusual places.
public struct MarkdownPieces {
  /// The options; nodes are never located.
  public let options: MarkdownOptions

  /// Whether the end of the text is known.
  public private(set) var isComplete = false

  /// The text that no piece has been made of yet.
  private var pending: [UInt8]

  /// How much of `pending` has become pieces.
  private var start = 0

  /// How many bytes there were before `pending`.
  private var forgotten = 0

  private var survey: TextSurvey
  private var notes = NumberedFootnotes()

  /// Whether the footnotes were given, which come last.
  private var gaveNotes = false

  private var budget = ParserGuard.Budget()

  /// The least length of the next piece; it grows to `largest`, so that the first comes soon.
  private var length = Self.smallest

  /// How many bytes of definitions were known when a block was held back for more of them.
  private var heldAt: Int?

  /// How often in a row a piece turned out to go on after its end.
  private var failureCount = 0

  private static let smallest = 8 << 10
  private static let largest = 64 << 10

  /// Makes a reader of text that is still to come.
  public init(options: MarkdownOptions = .standard) {
    var options = options
    options.locatesNodes = false
    self.options = options
    pending = []
    survey = TextSurvey(options: options)
  }

  /// Makes a reader of a whole text.
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

  /// Adds text, any bytes of it.
  ///
  /// - Throws: `MarkdownError` with `.tooLarge`.
  public mutating func append(_ bytes: some Sequence<UInt8>) throws(MarkdownError) {
    if start > pending.count / 2 { forgetRead() }
    pending += bytes
    try checkLength()
    survey.look(at: pending, isComplete: false)
  }

  /// Says that no more text will come.
  public mutating func finish() {
    guard !isComplete else { return }
    isComplete = true
    survey.look(at: pending, isComplete: true)
  }

  /// Whether the first of the blocks given last is more of the list that was given before it.
  ///
  /// Only long lists of bullets without empty lines are cut between items.
  public private(set) var continuesList = false

  /// Whether the text goes on with more of a list.
  private var isInList = false

  /// The next blocks, at least one; `nil` when there are none, or none yet.
  ///
  /// - Throws: `MarkdownError`, with an offset into the whole text.
  public mutating func next() throws(MarkdownError) -> [MarkdownNode]? {
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
        // Footnotes are numbered by what is given now.
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
  /// The footnotes, when all else was given.
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

// MARK: Ends

extension MarkdownPieces {
  /// Where the next piece may end; `nil` when that is not known yet.
  private func nextCut() -> TextSurvey.Cut? {
    if isComplete {
      let cut = survey.isSettled ? survey.firstCut(atOrAfter: start + length) : nil
      return cut ?? TextSurvey.Cut(offset: pending.count, isOutside: true)
    }
    guard survey.isSettled, heldAt != survey.sharedLength,
      let cut = survey.lastCut, cut.offset > start, !cut.isInList
    else { return nil }
    // What goes on is parsed again only when lines say it ended, or when it has become much longer.
    let mayEnd = failureCount == 0 || cut.isOutside && failureCount < 4
    return mayEnd || cut.offset - start >= length ? cut : nil
  }

  /// The blocks of a range; `nil` when the last one goes on after it.
  private mutating func parse(_ range: Range<Int>) throws(MarkdownError) -> Piece? {
    let isLast = isComplete && range.upperBound == pending.count
    let isFirst = range.lowerBound == 0 && forgotten == 0
    var text = range
    var prelude = isLast && isFirst ? [] : survey.shared
    // The parser skips a byte order mark in front of what it is given, and nowhere else.
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

  /// The first block that may refer to a definition still to come, and where it begins.
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
      // What is folded is given as a whole.
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

/// Blocks of the first level that were parsed together.
struct Piece {
  /// The blocks; the last are the footnotes referred to.
  var blocks: [MarkdownNode] = []
  /// The line each begins on, counted from zero; negative for what only stands for a footnote.
  var lines: [Int] = []
  /// The labels of the footnotes referred to, in order.
  var footnotes: [String] = []
  /// Whether the last block would go on in text that followed.
  var isOpen = false

  /// The first blocks.
  func prefix(_ count: Int) -> Piece {
    Piece(blocks: Array(blocks.prefix(count)), lines: Array(lines.prefix(count)))
  }
}

extension MarkdownNode {
  /// Whether a text inside has a bracket that is not a link's.
  fileprivate var hasBracket: Bool {
    if case .text(let text) = kind { return text.utf8.contains(UInt8(ascii: "]")) }
    return children.contains { $0.hasBracket }
  }
}
