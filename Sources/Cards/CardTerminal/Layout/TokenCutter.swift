// Cuts source text into the tokens of a flow: fast for ASCII, by cluster for the rest.

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
