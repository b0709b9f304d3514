// Cuts source text into the tokens of a flow: fast for ASCII, by cluster for the rest.

/// Reads runs of source text one after the other and collects clean bytes and tokens.
struct TokenCutter {
  /// What was written so far.
  var bytes: [UInt8]
  /// What was cut so far.
  var tokens: [Flow.Token]

  private let source: UnsafeBufferPointer<UInt8>
  private let isOneLine: Bool
  private var reader: ClusterReader
  private var lastClass: CellClass = .space
  private var wordStart = 0
  private var wordCells = 0
  private var appearance = Appearance()

  init(
    source: UnsafeBufferPointer<UInt8>, isOneLine: Bool, bytes: [UInt8], tokens: [Flow.Token]
  ) {
    self.source = source
    self.isOneLine = isOneLine
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
      let length = asciiLength(from: reader.offset, to: end, isCode: isCode)
      if length > 0 {
        takeASCII(length, isCode: isCode)
      } else if !takeCluster() {
        break
      }
    }
    endWord(at: bytes.count, .word)
  }

  private mutating func takeASCII(_ length: Int, isCode: Bool) {
    let start = reader.offset
    if lastClass.mayBreak(before: CellClass(ofASCII: source[start])) {
      endWord(at: bytes.count, .breakable)
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: source[start..<start + length]))
    wordCells += length
    reader.offset = start + length
    let last = start + length - 1
    lastClass =
      !isCode && mayBreak(after: last) ? .breakAfter : CellClass(ofASCII: source[last])
  }

  /// Takes one cluster; `false` at the end of the source.
  private mutating func takeCluster() -> Bool {
    let written = bytes.count
    guard let cluster = reader.next(into: &bytes) else { return false }
    switch cluster.kind {
    case .text:
      if lastClass.mayBreak(before: cluster.cellClass) { endWord(at: written, .breakable) }
      wordCells += cluster.cells
      lastClass = cluster.cellClass
    case .space:
      endWord(at: written, .word)
      appendBlank(from: written, cells: cluster.cells)
    case .tab, .newline:
      endWord(at: written, .word)
      if cluster.kind == .tab || isOneLine {
        bytes.append(0x20)
        appendBlank(from: written, cells: 1)
      } else {
        append(.lineBreak, from: written, cells: 0)
        lastClass = .space
      }
    case .opportunity:
      endWord(at: written, .breakable)
      lastClass = .zeroWidthSpace
    }
    return true
  }

  /// Ends the open word at an offset; what was written after it begins the next one.
  private mutating func endWord(at end: Int, _ kind: Flow.Token.Kind) {
    if wordStart < end {
      tokens.append(
        Flow.Token(
          start: UInt32(wordStart), end: UInt32(end), cells: UInt32(wordCells), kind: kind,
          appearance: appearance))
    } else if kind == .breakable, tokens.last?.kind == .word {
      tokens[tokens.count - 1].kind = .breakable
    }
    wordStart = end
    wordCells = 0
  }

  private mutating func appendBlank(from start: Int, cells: Int) {
    if let last = tokens.indices.last, tokens[last].kind == .space,
      tokens[last].appearance == appearance, tokens[last].end == UInt32(start)
    {
      tokens[last].end = UInt32(bytes.count)
      tokens[last].cells += UInt32(cells)
    } else {
      append(.space, from: start, cells: cells)
    }
    wordStart = bytes.count
    lastClass = .space
  }

  private mutating func append(_ kind: Flow.Token.Kind, from start: Int, cells: Int) {
    tokens.append(
      Flow.Token(
        start: UInt32(start), end: UInt32(bytes.count), cells: UInt32(cells), kind: kind,
        appearance: appearance))
  }

  /// The length of the visible ASCII at an offset that no mark can follow, up to a break in it.
  private func asciiLength(from start: Int, to end: Int, isCode: Bool) -> Int {
    var index = start
    while index < end {
      let byte = source[index]
      guard byte > 0x20, byte < 0x7F else { break }
      index += 1
      if byte == UInt8(ascii: "-"), !isCode, mayBreak(after: index - 1) { return index - start }
    }
    // What follows may belong to the last character.
    if index < source.count, source[index] >= 0x80, index > start { index -= 1 }
    return index - start
  }

  /// Whether a line may break after a hyphen: between two letters only.
  private func mayBreak(after index: Int) -> Bool {
    guard source[index] == UInt8(ascii: "-"), index > 0, index + 1 < source.count else {
      return false
    }
    return isLetter(source[index - 1]) && isLetter(source[index + 1])
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}
