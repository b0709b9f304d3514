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

  /// Whether nothing was appended.
  var isEmpty: Bool { source.isEmpty }

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
    source.withUnsafeBufferPointer { source in
      var cutter = TokenCutter(
        source: source, isOneLine: isOneLine, bytes: bytes,
        tokens: tokens)
      for run in runs { cutter.cut(upTo: run.end, run.appearance, isCode: run.isCode) }
      bytes = cutter.bytes
      tokens = cutter.tokens
    }
    // A line end at the very end begins no other line.
    while tokens.last?.kind == .lineBreak { tokens.removeLast() }
  }

  /// The cells of the widest piece that cannot be broken between words.
  var minimumCells: Int {
    var widest = 0
    var unit = 0
    for token in tokens {
      switch token.kind {
      case .word: unit += Int(token.cells)
      case .breakable:
        widest = max(widest, unit + Int(token.cells))
        unit = 0
      case .space, .lineBreak:
        widest = max(widest, unit)
        unit = 0
      }
    }
    return max(widest, unit)
  }

  /// The cells of the widest line when lines end only where the text ends them.
  var naturalCells: Int {
    var widest = 0
    var line = 0
    for token in tokens {
      if token.kind == .lineBreak {
        widest = max(widest, line)
        line = 0
      } else {
        line += Int(token.cells)
      }
    }
    return max(widest, line)
  }
}
