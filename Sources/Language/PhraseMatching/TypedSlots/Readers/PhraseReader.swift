// Reads numbers and truth values from pieces of words; what the other readers start from.

/// Reads the words of typed slots, by recursive descent with every way to go on kept.
///
/// A reader of something gives all its readings that start at a piece, each with the index of the
/// piece after it. What they can be made of shrinks with every step, and no run of pieces is
/// longer than `Pieces.limit`, so the number of readings is bounded whatever the text.
struct PhraseReader {
  typealias Found<Value> = (value: Value, end: Int)

  let pieces: Pieces
  private let lexicon: TypedLexicon
  /// The words that start at each piece, looked up once.
  private var known: [[(word: TypedWord, end: Int)]?]

  init(_ pieces: Pieces, _ lexicon: TypedLexicon) {
    self.pieces = pieces
    self.lexicon = lexicon
    known = Array(repeating: nil, count: pieces.all.count)
  }

  /// What the words at a piece mean, the shortest first; empty at the end.
  mutating func words(at index: Int) -> [(word: TypedWord, end: Int)] {
    guard index < pieces.all.count else { return [] }
    if let words = known[index] { return words }
    let words = lexicon.words(at: index, in: pieces)
    known[index] = words
    return words
  }

  /// The places after a word of one meaning; none when it does not come next.
  mutating func ends(of word: TypedWord, at index: Int) -> [Int] {
    words(at: index).compactMap { $0.word == word ? $0.end : nil }
  }

  /// The place itself, and the places after a word of one of these meanings.
  mutating func optional(_ allowed: [TypedWord], at index: Int) -> [Int] {
    [index] + words(at: index).compactMap { allowed.contains($0.word) ? $0.end : nil }
  }

  /// Whether the original text between a piece and the one before it is just this.
  func isJoined(by mark: String, before index: Int) -> Bool {
    index < pieces.all.count && pieces.gap(before: index).elementsEqual(mark.utf8)
  }

  /// Whether a piece is written onto the one before it.
  func isGlued(_ index: Int) -> Bool {
    index < pieces.all.count && pieces.gap(before: index).isEmpty
  }

  /// The digits of a piece as a number.
  func digits(at index: Int) -> (value: Double, count: Int)? {
    guard index < pieces.all.count, pieces.all[index].isNumber else { return nil }
    var scanner = DigitScanner(word: pieces.bytes(index))
    guard let value = scanner.number(), scanner.isAtEnd else { return nil }
    return (value, pieces.all[index].range.count)
  }

  /// A whole number in digits, without a sign, and how many digits it has.
  func wholeNumber(at index: Int) -> (value: Int, count: Int)? {
    guard let digits = digits(at: index), digits.value == digits.value.rounded(),
      digits.value < 10_000, digits.count <= 4
    else { return nil }
    return (Int(digits.value), digits.count)
  }

  /// Numbers in digits or in words, without a sign.
  mutating func numbers(at index: Int) -> [Found<Double>] {
    var found: [Found<Double>] = []
    if index < pieces.all.count, pieces.startsToken(index),
      let reading = DigitNumbers.reading(at: pieces.all[index].token, in: pieces.utterance),
      let end = pieces.index(token: reading.token, offset: reading.offset)
    {
      found.append((abs(reading.value), end))
    } else if let digits = digits(at: index) {
      found.append((digits.value, index + 1))
    }
    for (word, end) in words(at: index) {
      if case .number(let value) = word { found.append((value, end)) }
    }
    return found
  }

  /// Whole numbers below a limit, in digits or in words.
  mutating func wholeNumbers(at index: Int, below limit: Int) -> [Found<Int>] {
    var found: [Found<Int>] = []
    if let digits = wholeNumber(at: index) { found.append((digits.value, index + 1)) }
    for (word, end) in words(at: index) {
      if case .number(let value) = word, value == value.rounded() {
        found.append((Int(value), end))
      }
    }
    return found.filter { $0.value < limit }
  }

  /// Whether a minus sign stands before the first piece.
  var isNegative: Bool {
    guard let first = pieces.all.first,
      let reading = DigitNumbers.reading(at: first.token, in: pieces.utterance)
    else { return false }
    return reading.value < 0
  }

  mutating func booleans(at index: Int) -> [Found<Bool>] {
    words(at: index).compactMap {
      if case .boolean(let value) = $0.word { (value, $0.end) } else { nil }
    }
  }
}
