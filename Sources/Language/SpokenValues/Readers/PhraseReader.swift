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

  init(_ pieces: Pieces, _ lexicon: TypedLexicon) {
    self.pieces = pieces
    self.lexicon = lexicon
    known = Array(repeating: nil, count: pieces.all.count)
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

  /// Reads whole numbers below a limit, in digits or in words.
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

  /// Whether a minus sign precedes the first piece.
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
