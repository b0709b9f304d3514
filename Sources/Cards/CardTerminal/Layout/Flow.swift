// Text on its way into lines: clean bytes, cut where lines may break, each piece with its look.

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
