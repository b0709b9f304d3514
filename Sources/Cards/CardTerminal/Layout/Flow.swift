// A paragraph before it is broken into lines: clean bytes, cut into pieces that stay together.

/// The text of one paragraph, cleaned, measured and cut into tokens.
///
/// Text is appended piece by piece as the source has it and cleaned as a whole by `close()`, so
/// that a cluster split between two pieces is still seen as one.
struct Flow {
  /// A piece of text that stays together, a blank, or the end of a line.
  struct Token {
    enum Kind: UInt8 {
      /// Stays with the token after it.
      case word
      /// Text after which a line may break.
      case breakable
      /// Blanks: a line may break here, and they go when it does.
      case space
      /// The end of a line.
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

  /// The clean text.
  private(set) var bytes: [UInt8] = []
  /// The clean text's tokens, in order; empty until `close()`.
  private(set) var tokens: [Token] = []
  private var source: [UInt8] = []
  private var runs: [Run] = []

  /// Forgets all text and keeps the memory.
  mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    tokens.removeAll(keepingCapacity: true)
    source.removeAll(keepingCapacity: true)
    runs.removeAll(keepingCapacity: true)
  }

  /// Appends text as the source has it.
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

  /// Appends the end of a line.
  mutating func appendLineBreak() {
    append("\n", runs.last?.appearance ?? Appearance())
  }

  /// Cleans and cuts what was appended.
  ///
  /// - Parameter isOneLine: Whether line ends count as blanks.
  /// - Complexity: O(*n*) in the length of the text.
  mutating func close(isOneLine: Bool = false) {
    bytes.reserveCapacity(source.count)
    closePart(isOneLine: isOneLine)
  }

  /// Cleans and cuts what was appended since the last part was closed, as a text of its own.
  ///
  /// - Returns: The part's tokens, as a range of `tokens`.
  /// - Complexity: O(*n*) in the length of the part.
  @discardableResult
  mutating func closePart(isOneLine: Bool = false) -> Range<Int> {
    let first = tokens.count
    // Moved out and back, so that appending copies nothing.
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
    // A line end at the very end begins no other line.
    while tokens.count > first, tokens[tokens.count - 1].kind == .lineBreak { tokens.removeLast() }
    return first..<tokens.count
  }

  /// The cells of some tokens: in the widest line when lines end only where the text ends them,
  /// and in the widest piece that cannot be broken between words.
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

  /// The cells that an address asks for at least; shorter words are whole.
  private static let leastAddress = 12

  /// The cells of a word that may not be broken: an address may be, other words are whole.
  private func unbroken(_ token: Token) -> Int {
    let text = bytes[Int(token.start)..<Int(token.end)]
    guard let slash = text.firstIndex(of: UInt8(ascii: "/")), slash + 1 < text.endIndex else {
      return Int(token.cells)
    }
    // Behind its words, in brackets, or alone, with a scheme.
    let isAddress =
      text[text.startIndex] == UInt8(ascii: "(")
      || (text[slash + 1] == UInt8(ascii: "/") && slash > text.startIndex
        && text[slash - 1] == UInt8(ascii: ":"))
    return isAddress ? Self.leastAddress : Int(token.cells)
  }

  /// The cells of the widest line when lines end only where the text ends them.
  var naturalCells: Int { cells(of: tokens.indices).natural }
}

/// Reads runs of source text one after the other and collects clean bytes and tokens.
struct TokenCutter {
  /// What was written so far.
  var bytes: [UInt8]
  /// What was cut so far.
  var tokens: [Flow.Token]

  /// The first token of the text: those before it belong to others.
  private let firstToken: Int
  private let source: UnsafeBufferPointer<UInt8>
  private let isOneLine: Bool
  private var reader: ClusterReader
  private var breaker = LineBreaker()
  /// Where the ASCII began that the breaker was not fed yet.
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

  /// Cuts the source from where the last call stopped up to `end`.
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

  /// Takes visible ASCII and spaces, which are clean as they stand.
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

  /// Takes one space.
  private mutating func takeSpace() {
    let written = bytes.count
    endWord(at: written, .word)
    bytes.append(0x20)
    appendBlank(written..<written + 1, cells: 1)
    reader.offset += 1
  }

  /// Glues a blank that stands after an opening bracket, or before a closing one or a mark.
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

  /// Takes one cluster; `false` at the end of the source.
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
      // A blank, a line end or an opportunity above ASCII.
      catchUp(to: start)
      breaker.take(cluster.kind == .opportunity ? .zeroWidthSpace : .space, isWide: false)
      asciiStart = reader.offset
    }
    return true
  }

  /// The last token of the text; `nil` where there is none yet.
  private var lastToken: Int? { tokens.count > firstToken ? tokens.count - 1 : nil }

  /// Ends the open word at an offset; what was written after it begins the next one.
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

  /// Where the ASCII without controls ends that begins at an offset, and that no mark can follow.
  private func endOfASCII(from start: Int, to end: Int) -> Int {
    var index = start
    while index < end, source[index] &- 0x20 < 0x5F { index += 1 }
    // What follows may belong to the last character.
    return index < source.count && source[index] >= 0x80 && index > start ? index - 1 : index
  }

  /// Whether a line may break after a hyphen or a slash: between two letters, a slash between two
  /// pieces of code, and there after a bar as well.
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
