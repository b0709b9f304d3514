// Reads a number in words, digits or both from an utterance.

/// A reader of numbers as people say them: "two thousand five hundred", "zwei Komma fünf", "half a
/// dozen", "2.5 Millionen".
///
/// It goes through the bytes of the words from a place on, by the parts that `NumberLexicon` has. Words
/// may be written together; apart they may be where Unicode's spelling has a joint ("twenty five",
/// "fünf und zwanzig"). Every number that starts at an offset is found, with its end, so that the
/// caller decides which of "two", "two thousand" and "two thousand five" the words are.
///
/// - Complexity: An offset is read once for each size that a number may have there, so the time is
///   bounded by `limit`.
struct NumberReader {
  typealias Found = (value: Double, end: Int)

  /// The maximum number of bytes that are looked at.
  static let limit = 240

  private let lexicon: NumberLexicon
  private let utterance: Utterance
  private let first: Int
  /// The folded bytes of the words from the first on.
  private var bytes: [UInt8] = []
  /// The offsets at which the words start, and the end of the last.
  private var starts: [Int] = []
  private var words: [Int: [(word: NumberWord, end: Int)]] = [:]
  private var wholes: [Key: [Found]] = [:]

  private struct Key: Hashable {
    let offset: Int
    let limit: Double
  }

  init(at place: Int, in utterance: Utterance, _ lexicon: NumberLexicon) {
    self.lexicon = lexicon
    self.utterance = utterance
    first = place
    for token in utterance.tokens[place...] {
      let next = Int(token.foldedUpper - token.foldedLower)
      guard bytes.count + next <= Self.limit else { break }
      starts.append(bytes.count)
      bytes += utterance.folded[Int(token.foldedLower)..<Int(token.foldedUpper)]
    }
    starts.append(bytes.count)
  }

  /// Returns the word at an offset, and the offset in it.
  func place(_ offset: Int) -> (token: Int, offset: Int) {
    var word = starts.count - 1
    while starts[word] > offset { word -= 1 }
    return (first + word, offset - starts[word])
  }

  /// Returns the numbers that start at an offset, without their signs; of those with one end the
  /// likeliest first.
  mutating func numbers(at offset: Int) -> [Found] {
    var found: [Found] = []
    let digits = digits(at: offset)
    for whole in (digits.map { [$0] } ?? []) + wholes(at: offset, below: .infinity) {
      found.append(whole)
      addDecimals(behind: whole, &found)
      for (word, end) in words(at: whole.end) {
        switch word {
        case .plus(let part): addMultiples(of: (whole.value + part, end), &found)
        case .and:
          for part in parts(at: end) {
            addMultiples(of: (whole.value + part.value, part.end), &found)
          }
        case .scale(let scale) where digits?.end == whole.end:
          addMultiples(of: (whole.value * scale, end), &found)
        default: break
        }
      }
      // 1 1/2, two 3/4
      if let part = digitFraction(at: whole.end) {
        found.append((whole.value + part.value, part.end))
      }
    }
    if let part = digitFraction(at: offset) { found.append(part) }
    for part in parts(at: offset) { addMultiples(of: part, &found) }
    for (word, end) in words(at: offset) where word == .mark {
      addDecimals(of: 0, at: end, &found)
    }
    return found
  }

  /// Returns the numbers that start at an offset, with their signs.
  mutating func signedNumbers(at offset: Int) -> [Found] {
    var found = numbers(at: offset)
    for (word, end) in words(at: offset) where word == .minus {
      found += numbers(at: end).map { (-$0.value, $0.end) }
    }
    return found
  }

  /// Returns the ends of a word for percent, or a sign, at an offset.
  mutating func percentEnds(at offset: Int) -> [Int] {
    words(at: offset).compactMap { $0.word == .percent ? $0.end : nil }
  }

  /// Returns the ends of a sign for negative numbers at an offset.
  mutating func minusEnds(at offset: Int) -> [Int] {
    words(at: offset).compactMap { $0.word == .minus ? $0.end : nil }
  }

  // MARK: Words

  /// Returns the parts of numbers that start at an offset.
  private mutating func words(at offset: Int) -> [(word: NumberWord, end: Int)] {
    if let known = words[offset] { return known }
    var found: [(NumberWord, Int)] = []
    var node = 0
    var index = offset
    var word = starts.count - 1
    while starts[word] > offset { word -= 1 }
    while index < bytes.count, let next = lexicon.trie.child(of: node, bytes[index]) {
      if index == starts[word + 1] { word += 1 }
      if index == starts[word], index > offset, !lexicon.trie.startsWord(next), !isGlued(word) {
        break
      }
      node = next
      index += 1
      for meaning in lexicon.trie.words(at: node) { found.append((meaning, index)) }
    }
    words[offset] = found
    return found
  }

  /// Whether nothing separates a word from the one before it, as in scripts without spaces.
  private func isGlued(_ word: Int) -> Bool {
    utterance.tokens[first + word].lower == utterance.tokens[first + word - 1].upper
  }

  // MARK: Whole numbers

  private mutating func wholes(at offset: Int, below limit: Double) -> [Found] {
    let key = Key(offset: offset, limit: limit)
    if let known = wholes[key] { return known }
    var found: [Found] = []
    // The longest part first: Persian's 300 is not thirty hundred.
    for (word, end) in words(at: offset).reversed() {
      switch word {
      case .number(let number) where number < limit: extend((number, end), below: limit, &found)
      case .joint(let number, let rest) where number < limit:
        extend((number, end), below: limit, isWhole: false, &found)
        for (value, end) in wholes(at: end, below: number) where rest.contains(value) {
          extend((number + value, end), below: limit, &found)
        }
      case .one:
        var multiples: [Found] = []
        extend((1, end), below: limit, &multiples)
        found += multiples.dropFirst()
      default: break
      }
    }
    found = distinct(found)
    wholes[key] = found
    return found
  }

  /// Adds a number and its multiples: two, two hundred, two hundred and five, two hundred thousand.
  ///
  /// - Parameter isWhole: Whether the number may end there: not the `deux cent` of `deux cent mille`.
  private mutating func extend(
    _ number: Found, below limit: Double, isWhole: Bool = true, _ found: inout [Found]
  ) {
    if isWhole { found.append(number) }
    for (word, end) in words(at: number.end) {
      switch word {
      case .scale(let scale) where isCount(number.value, of: scale, below: limit):
        extend((number.value * scale, end), below: limit, &found)
      case .scaleJoint(let scale, let rest) where isCount(number.value, of: scale, below: limit):
        extend((number.value * scale, end), below: limit, isWhole: false, &found)
        for (value, end) in wholes(at: end, below: scale) where rest.contains(value) {
          extend((number.value * scale + value, end), below: limit, &found)
        }
      default: break
      }
    }
  }

  private func isCount(_ number: Double, of scale: Double, below limit: Double) -> Bool {
    number >= 1 && number < max(scale, 100) && number * scale < min(limit, 1e16)
  }

  /// Returns the first of the numbers with each value and end.
  private func distinct(_ found: [Found]) -> [Found] {
    var kept: [Found] = []
    for one in found where !kept.contains(where: { $0 == one }) { kept.append(one) }
    return kept
  }

  // MARK: Fractions

  /// Returns the fractions at an offset: "half", "a quarter", "three quarters".
  private mutating func parts(at offset: Int) -> [Found] {
    var found: [Found] = []
    var counts: [Found] = [(1, offset)]
    counts += words(at: offset).filter { $0.word == .one }.map { (1, $0.end) }
    counts += wholes(at: offset, below: 10).filter { $0.value >= 1 }
    for (count, start) in counts {
      for (word, end) in words(at: start) {
        guard case .part(let part) = word else { continue }
        // "Third" and "cuarto" alone are something else.
        if start > offset || part == 0.5 { found.append((count * part, end)) }
      }
    }
    return found
  }

  /// Adds a fraction, and what it is a fraction of: "half a dozen", "two and a half million".
  private mutating func addMultiples(of number: Found, _ found: inout [Found], depth: Int = 0) {
    found.append(number)
    guard depth < 2 else { return }
    var starts = [number.end]
    starts += words(at: number.end).filter { $0.word == .of }.map(\.end)
    starts += starts.flatMap { words(at: $0) }.filter { $0.word == .one }.map(\.end)
    for start in starts {
      for (word, end) in words(at: start) {
        guard case .scale(let scale) = word else { continue }
        addMultiples(of: (number.value * scale, end), &found, depth: depth + 1)
      }
    }
  }

  /// Adds a number with the decimals behind a mark: "two point five", "zwei Komma fünfundzwanzig".
  private mutating func addDecimals(behind whole: Found, _ found: inout [Found]) {
    guard whole.value == whole.value.rounded(), whole.value < 1e15 else { return }
    for (word, end) in words(at: whole.end) where word == .mark {
      addDecimals(of: Int(whole.value), at: end, &found)
    }
  }

  private mutating func addDecimals(of whole: Int, at offset: Int, _ found: inout [Found]) {
    var decimals = ""
    var end = offset
    while decimals.count < 12, let next = decimal(at: end, isFirst: decimals.isEmpty) {
      decimals += next.digits
      end = next.end
      if let value = Double("\(whole).\(decimals)") { addMultiples(of: (value, end), &found) }
      if next.digits.count > 1 { return }
    }
  }

  /// Returns the longest digit, or first two or more digits, at an offset.
  private mutating func decimal(at offset: Int, isFirst: Bool) -> (digits: String, end: Int)? {
    if let digits = digits(at: offset), let value = Int(exactly: digits.value) {
      return (String(value), digits.end)
    }
    return words(at: offset).reversed().lazy.compactMap { word, end -> (String, Int)? in
      switch word {
      case .number(let value) where value < (isFirst ? 100 : 10): (String(Int(value)), end)
      case .digit(let value): (String(Int(value)), end)
      default: nil
      }
    }.first
  }

  // MARK: Digits

  /// Returns the number in digits at an offset, without its sign.
  private func digits(at offset: Int) -> Found? {
    guard offset < bytes.count else { return nil }
    let (token, inside) = place(offset)
    guard bytes[offset] &- 48 < 10 || bytes[offset] >= 0x80 || inside == 0,
      let reading = DigitNumbers.reading(at: token, offset: inside, in: utterance),
      reading.token - first < starts.count
    else { return nil }
    let end = starts[reading.token - first] + reading.offset
    return end <= bytes.count ? (abs(reading.value), end) : nil
  }

  /// Returns a fraction in digits at an offset: 3/4.
  private func digitFraction(at offset: Int) -> Found? {
    guard let upper = digits(at: offset), upper.value < 100, offset < upper.end,
      let lower = digits(at: upper.end), (2..<100).contains(lower.value), upper.value < lower.value,
      upper.value >= 1, upper.value == upper.value.rounded(), lower.value == lower.value.rounded()
    else { return nil }
    let (token, inside) = place(upper.end)
    guard inside == 0, token > 0,
      utterance.text.slice(
        Int(utterance.tokens[token - 1].upper)..<Int(utterance.tokens[token].lower)) == "/"
    else { return nil }
    return (upper.value / lower.value, lower.end)
  }
}
