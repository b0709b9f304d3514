// Reads numbers and truth values from pieces of words; the basis of the other readers.

/// A reader of the words of typed slots, by recursive descent that keeps every alternative.
///
/// Each method returns all readings that start at a piece, with the index of the piece after them.
/// Their parts get smaller with every step, and no run of pieces is longer than `Pieces.limit`, so
/// the number of readings is bounded for any text.
struct PhraseReader {
  typealias Found<Value> = (value: Value, end: Int)

  let pieces: Pieces
  private let lexicon: TypedLexicon
  /// The words that start at each piece, looked up once.
  private var known: [[(word: TypedWord, end: Int)]?]
  /// The readers of numbers in each language, which count bytes.
  private var numberReaders: [NumberReader] = []
  /// The offsets of the pieces in bytes, and the end of the last.
  private var offsets: [Int] = []

  init(_ pieces: Pieces, _ lexicon: TypedLexicon) {
    self.pieces = pieces
    self.lexicon = lexicon
    known = Array(repeating: nil, count: pieces.all.count)
    var offset = 0
    for piece in pieces.all {
      offsets.append(offset)
      offset += piece.range.count
    }
    offsets.append(offset)
    guard let first = pieces.all.first else { return }
    numberReaders = lexicon.numbers.map {
      NumberReader(at: first.token, in: pieces.utterance, $0)
    }
  }

  /// Returns the meanings of the words at a piece, the shortest first; empty at the end.
  mutating func words(at index: Int) -> [(word: TypedWord, end: Int)] {
    guard index < pieces.all.count else { return [] }
    if let words = known[index] { return words }
    let words = lexicon.words(at: index, in: pieces)
    known[index] = words
    return words
  }

  /// Returns the indices after a word with a meaning; none if the word does not come next.
  mutating func ends(of word: TypedWord, at index: Int) -> [Int] {
    words(at: index).compactMap { $0.word == word ? $0.end : nil }
  }

  /// Returns the index itself, and those after a word with one of several meanings.
  mutating func optional(_ allowed: [TypedWord], at index: Int) -> [Int] {
    [index] + words(at: index).compactMap { allowed.contains($0.word) ? $0.end : nil }
  }

  /// Whether the original text between a piece and the previous one equals a mark.
  func isJoined(by mark: String, before index: Int) -> Bool {
    index < pieces.all.count && pieces.gap(before: index).elementsEqual(mark.utf8)
  }

  /// Whether no text separates a piece from the previous one.
  func isGlued(_ index: Int) -> Bool {
    index < pieces.all.count && pieces.gap(before: index).isEmpty
  }

  /// Returns the digits of a piece as a number.
  func digits(at index: Int) -> (value: Double, count: Int)? {
    guard index < pieces.all.count, pieces.all[index].isNumber else { return nil }
    var scanner = DigitScanner(word: pieces.bytes(index))
    guard let value = scanner.number(), scanner.isAtEnd else { return nil }
    return (value, pieces.all[index].range.count)
  }

  /// Returns a whole number in digits, without a sign, and the number of its digits.
  func wholeNumber(at index: Int) -> (value: Int, count: Int)? {
    guard let digits = digits(at: index), digits.value == digits.value.rounded(),
      digits.value < 10_000, digits.count <= 4
    else { return nil }
    return (Int(digits.value), digits.count)
  }

  /// Reads numbers in digits or in words, without a sign.
  mutating func numbers(at index: Int) -> [Found<Double>] {
    guard index < pieces.all.count else { return [] }
    var found: [Found<Double>] = []
    for reader in numberReaders.indices {
      for (value, end) in numberReaders[reader].numbers(at: offsets[index]) {
        add(value, end, &found)
      }
    }
    return found
  }

  /// Returns the indices after a sign for negative numbers, and the sign.
  mutating func signs(at index: Int) -> [Found<Double>] {
    guard index < pieces.all.count else { return [] }
    let token = pieces.utterance.tokens[pieces.all[index].token]
    let isNegative =
      pieces.startsToken(index) && DigitNumbers.isAfterMinus(token, pieces.utterance.text)
    var found: [Found<Double>] = [(isNegative ? -1 : 1, index)]
    for reader in numberReaders.indices {
      for end in numberReaders[reader].minusEnds(at: offsets[index]) { add(-1, end, &found) }
    }
    return found
  }

  private func add(_ value: Double, _ end: Int, _ found: inout [Found<Double>]) {
    guard let index = offsets.firstIndex(of: end),
      !found.contains(where: { $0 == (value, index) })
    else { return }
    found.append((value, index))
  }

  /// Reads whole numbers below a limit, in digits or in words.
  mutating func wholeNumbers(at index: Int, below limit: Int) -> [Found<Int>] {
    var found: [Found<Int>] = []
    if let digits = wholeNumber(at: index) { found.append((digits.value, index + 1)) }
    guard index < pieces.all.count, !pieces.all[index].isNumber else {
      return found.filter { $0.value < limit }
    }
    for (value, end) in numbers(at: index) where value == value.rounded() && value < Double(limit) {
      found.append((Int(value), end))
    }
    return found.filter { $0.value < limit }
  }

  mutating func booleans(at index: Int) -> [Found<Bool>] {
    words(at: index).compactMap {
      if case .boolean(let value) = $0.word { (value, $0.end) } else { nil }
    }
  }
}
