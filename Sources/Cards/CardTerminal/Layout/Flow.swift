// A paragraph before it is broken into lines: filtered bytes, cut into pieces that stay together.

/// The text of one paragraph, filtered, measured and cut into tokens.
///
/// Text is appended piece by piece as in the source and filtered as a whole by `close()`, so that a
/// cluster split between two pieces is still recognized.
struct Flow {
  /// A piece of text that stays together, a space, or a line break.
  struct Token {
    enum Kind: UInt8 {
      /// Text that stays with the token after it.
      case word
      /// Text after which a line may break.
      case breakable
      /// Spaces: a line may break here, and they are dropped when it does.
      case space
      /// A line break of the text.
      case lineBreak
    }

    var start: UInt32
    var end: UInt32
    var cells: UInt32
    var kind: Kind
    var appearance: Appearance
  }

  private struct Run {
    var end: Int
    var appearance: Appearance
    var isCode: Bool
  }

  /// The filtered text.
  private(set) var bytes: [UInt8] = []
  /// The tokens of the filtered text, in order; empty until `close()`.
  private(set) var tokens: [Token] = []
  private var source: [UInt8] = []
  private var runs: [Run] = []

  /// Removes all text and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    source.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// Appends text as spelled in the source.
  ///
  /// - Parameter isCode: Whether lines may not break after hyphens, as in code and addresses.
  mutating func append(_ text: String, _ appearance: Appearance, isCode: Bool = false) {
    source.append(contentsOf: text.utf8)
    if let last = runs.last, last.appearance == appearance, last.isCode == isCode {
      runs[runs.count - 1].end = source.count
    } else {
      runs.append(Run(end: source.count, appearance: appearance, isCode: isCode))
    }
  }

  /// Appends a line break.
  mutating func appendLineBreak() {
    append("\n", runs.last?.appearance ?? Appearance())
  }

  /// Filters the appended text and cuts it into tokens.
  ///
  /// - Parameter isOneLine: Whether line breaks count as spaces.
  /// - Complexity: O(*n*) in the length of the text.
  mutating func close(isOneLine: Bool = false) {
    bytes.reserveCapacity(source.count)
    closePart(isOneLine: isOneLine)
  }

  /// Filters and cuts the text appended since the last part was closed, as a separate part.
  ///
  /// - Returns: The tokens of the part, as a range of `tokens`.
  /// - Complexity: O(*n*) in the length of the part.
  @discardableResult
  mutating func closePart(isOneLine: Bool = false) -> Range<Int> {
    let first = tokens.count
    // Moved out and back to avoid copies while appending.
    var spareBytes: [UInt8] = []
    var spareTokens: [Token] = []
    swap(&spareBytes, &bytes)
    swap(&spareTokens, &tokens)
    source.withUnsafeBufferPointer { source in
      var cutter = TokenCutter(
        source: source, isOneLine: isOneLine, bytes: spareBytes, tokens: spareTokens)
      spareBytes = []
      spareTokens = []
      for run in runs { cutter.cut(upTo: run.end, run.appearance, isCode: run.isCode) }
      swap(&bytes, &cutter.bytes)
      swap(&tokens, &cutter.tokens)
    }
    source.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
    // A line break at the very end begins no new line.
    while tokens.count > first, tokens[tokens.count - 1].kind == .lineBreak { tokens.removeLast() }
    return first..<tokens.count
  }

  /// Returns the cells of the widest line without wrapping, and of the widest unbreakable piece.
  func cells(of part: Range<Int>) -> (natural: Int, least: Int) {
    var widest = 0
    var line = 0
    var widestUnit = 0
    var unit = 0
    for token in tokens[part] {
      let cells = Int(token.cells)
      line += cells
      switch token.kind {
      case .word: unit += cells > Self.leastAddress ? unbroken(token) : cells
      case .breakable:
        widestUnit = max(widestUnit, unit + (cells > Self.leastAddress ? unbroken(token) : cells))
        unit = 0
      case .space:
        widestUnit = max(widestUnit, unit)
        unit = 0
      case .lineBreak:
        widest = max(widest, line)
        widestUnit = max(widestUnit, unit)
        line = 0
        unit = 0
      }
    }
    return (max(widest, line), max(widestUnit, unit))
  }

  /// The least cells of an address; shorter words are kept whole.
  private static let leastAddress = 12

  /// Returns the cells of a word that may not be broken; addresses may be broken, other words not.
  private func unbroken(_ token: Token) -> Int {
    let text = bytes[Int(token.start)..<Int(token.end)]
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")), slash + 1 < text.endIndex else {
      return Int(token.cells)
    }
    // An address in parentheses after its text, or alone with a scheme.
    let isAddress =
      text[text.startIndex] == UInt8(ascii: "(")
      || (text[slash + 1] == UInt8(ascii: "/") && slash > text.startIndex
        && text[slash - 1] == UInt8(ascii: ":"))
    return isAddress ? Self.leastAddress : Int(token.cells)
  }

  /// The cells of the widest line without wrapping.
  var naturalCells: Int { cells(of: tokens.indices).natural }
}

/// A reader of runs of source text that collects filtered bytes and tokens.
struct TokenCutter {
  /// The bytes written so far.
  var bytes: [UInt8]
  /// The tokens cut so far.
  var tokens: [Flow.Token]

  /// The index of the text's first token; those before it belong to other parts.
  private let firstToken: Int
  private let source: UnsafeBufferPointer<UInt8>
  private let isOneLine: Bool
  private var reader: ClusterReader
  private var breaker = LineBreaker()
  /// The offset of the first ASCII byte not yet fed to the breaker.
  private var asciiStart = 0
  private var wordStart = 0
  private var wordCells = 0
  private var appearance = Appearance()

  init(
    source: UnsafeBufferPointer<UInt8>, isOneLine: Bool, bytes: consuming [UInt8],
    tokens: consuming [Flow.Token]
  ) {
    self.source = source
    self.isOneLine = isOneLine
    firstToken = tokens.count
    self.bytes = bytes
    self.tokens = tokens
    reader = ClusterReader(source)
  }

  /// Cuts the source from the end of the last call up to `end`.
  ///
  /// A cluster that begins before `end` is taken whole.
  mutating func cut(upTo end: Int, _ appearance: Appearance, isCode: Bool) {
    self.appearance = appearance
    wordStart = bytes.count
    wordCells = 0
    while reader.offset < end {
      let stop = endOfASCII(from: reader.offset, to: end)
      if stop > reader.offset {
        takeASCII(upTo: stop, isCode: isCode)
      } else if source[reader.offset] == 0x20 {
        takeSpace()
      } else if !takeCluster() {
        break
      }
    }
    endWord(at: bytes.count, .word)
  }

  /// Reads printable ASCII and spaces, which need no filtering.
  private mutating func takeASCII(upTo end: Int, isCode: Bool) {
    var offset = reader.offset
    let shift = bytes.count - offset
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[offset..<end]))
    reader.offset = end
    while offset < end {
      if source[offset] == 0x20 {
        endWord(at: offset + shift, .word)
        appendBlank(offset + shift..<offset + shift + 1, cells: 1)
        offset += 1
        continue
      }
      if offset == asciiStart, offset > 0 {
        let first = ScalarClasses.lineBreak(ofASCII: source[offset])
        if breaker.mayBreak(before: first, isWide: false) {
          endWord(at: offset + shift, .breakable)
        }
      } else if wordStart == offset + shift {
        keepBlank(before: source[offset], at: offset)
      }
      let start = offset
      var byte = source[offset]
      repeat {
        offset += 1
        if byte == UInt8(ascii: "-") || byte == UInt8(ascii: "/"), !isCode,
          mayBreak(after: offset - 1)
        {
          break
        }
        guard offset < end else { break }
        byte = source[offset]
      } while byte != 0x20
      wordCells += offset - start
      if !isCode, mayBreak(after: offset - 1) { endWord(at: offset + shift, .breakable) }
    }
  }

  /// Reads one space.
  private mutating func takeSpace() {
    let written = bytes.count
    endWord(at: written, .word)
    bytes.append(0x20)
    appendBlank(written..<written + 1, cells: 1)
    reader.offset += 1
  }

  /// Makes a space unbreakable after an opening bracket, and before a closing one or `!` and `?`.
  private mutating func keepBlank(before byte: UInt8, at start: Int) {
    guard let last = lastToken, tokens[last].kind == .space else { return }
    switch byte {
    case UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: ")"), UInt8(ascii: "]"),
      UInt8(ascii: "}"):
      tokens[last].kind = .word
    default:
      guard start > 1, source[start - 1] == 0x20 else { return }
      switch source[start - 2] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): tokens[last].kind = .word
      default: return
      }
    }
  }

  /// Feeds the breaker the ASCII before an offset, as far back as it can matter.
  private mutating func catchUp(to end: Int) {
    var start = asciiStart
    if start < end - 16 {
      start = end - 16
      breaker.reset()
    }
    while start < end {
      breaker.take(ScalarClasses.lineBreak(ofASCII: source[start]), isWide: false)
      start += 1
    }
  }

  /// Reads one cluster; returns `false` at the end of the source.
  private mutating func takeCluster() -> Bool {
    let written = bytes.count
    let start = reader.offset
    guard let cluster = reader.next(into: &bytes) else { return false }
    switch cluster.kind {
    case .text:
      catchUp(to: start)
      let isWide = cluster.cells == 2
      if breaker.mayBreak(before: cluster.first, isWide: isWide) {
        endWord(at: written, .breakable)
      } else if wordStart == written, let last = lastToken, tokens[last].kind == .space {
        tokens[last].kind = .word
      }
      wordCells += cluster.cells
      breaker.take(cluster.first, isWide: isWide)
      if cluster.last != cluster.first { breaker.take(cluster.last, isWide: isWide) }
      if cluster.cellClass == .regionalIndicator { breaker.endFlag() }
      asciiStart = reader.offset
    case .space:
      endWord(at: written, .word)
      appendBlank(written..<bytes.count, cells: cluster.cells)
    case .tab, .newline:
      endWord(at: written, .word)
      if cluster.kind == .tab || isOneLine {
        bytes.append(0x20)
        appendBlank(written..<bytes.count, cells: 1)
      } else {
        append(.lineBreak, written..<bytes.count, cells: 0)
      }
    case .opportunity:
      endWord(at: written, .breakable)
    }
    if cluster.kind != .text, source[start] >= 0x80 {
      // A space, a line end or a break opportunity that is not ASCII.
      catchUp(to: start)
      breaker.take(cluster.kind == .opportunity ? .zeroWidthSpace : .space, isWide: false)
      asciiStart = reader.offset
    }
    return true
  }

  /// The index of the last token of the text; `nil` when there is none yet.
  private var lastToken: Int? { tokens.count > firstToken ? tokens.count - 1 : nil }

  /// Ends the open word at an offset; bytes after it begin the next one.
  private mutating func endWord(at end: Int, _ kind: Flow.Token.Kind) {
    if wordStart < end {
      tokens.append(
        Flow.Token(
          start: UInt32(wordStart), end: UInt32(end), cells: UInt32(wordCells), kind: kind,
          appearance: appearance))
    } else if kind == .breakable, let last = lastToken, tokens[last].kind == .word {
      tokens[last].kind = .breakable
    }
    wordStart = end
    wordCells = 0
  }

  private mutating func appendBlank(_ blank: Range<Int>, cells: Int) {
    if let last = lastToken, tokens[last].kind == .space,
      tokens[last].appearance == appearance, tokens[last].end == UInt32(blank.lowerBound)
    {
      tokens[last].end = UInt32(blank.upperBound)
      tokens[last].cells += UInt32(cells)
    } else {
      append(.space, blank, cells: cells)
    }
    wordStart = blank.upperBound
  }

  private mutating func append(_ kind: Flow.Token.Kind, _ text: Range<Int>, cells: Int) {
    tokens.append(
      Flow.Token(
        start: UInt32(text.lowerBound), end: UInt32(text.upperBound), cells: UInt32(cells),
        kind: kind, appearance: appearance))
  }

  /// Returns the end of a run of printable ASCII, before a byte that a mark may follow.
  private func endOfASCII(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, source[index] &- 0x20 < 0x5F { index += 1 }
    // The next scalar may belong to the last character.
    return index < source.count && source[index] >= 0x80 && index > start ? index - 1 : index
  }

  /// Returns whether a line may break after a hyphen or a slash between letters, or after a slash
  /// or a bar between two code spans.
  private func mayBreak(after index: Int) -> Bool {
    let mark = source[index]
    guard mark == UInt8(ascii: "-") || mark == UInt8(ascii: "/") || mark == UInt8(ascii: "|"),
      index > 0, index + 1 < source.count
    else { return false }
    let (last, next) = (source[index - 1], source[index + 1])
    let isBetweenLetters = isLetter(last) && isLetter(next)
    let isBetweenCode = last == UInt8(ascii: "`") && next == UInt8(ascii: "`")
    switch mark {
    case UInt8(ascii: "-"): return isBetweenLetters
    case UInt8(ascii: "/"): return isBetweenLetters || isBetweenCode
    default: return isBetweenCode
    }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
