// The numbers at a place of an utterance.

import PhraseMatching

/// The numbers at a place of an utterance: digits, and English words up to twenty.
struct Numerals {
  private static let words = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen", "twenty",
  ]

  private let letters: Letters
  private let range: NumberRange

  init(_ letters: Letters, _ range: NumberRange) {
    self.letters = letters
    self.range = range
  }

  /// Returns the numbers that begin at a place: the end of each, and its value after the
  /// multiplier.
  func all(at place: Int) -> [(end: Int, number: Double)] {
    var found: [(Int, Double)] = []
    if range.acceptsDigits, let (end, number) = digits(at: place), contains(number) {
      found.append((end, number * (range.multiplier ?? 1)))
    }
    if range.acceptsWords {
      for (number, word) in Self.words.enumerated() where contains(Double(number)) {
        if let end = letters.end(of: [Array(word.utf8)], at: place) {
          found.append((end, Double(number) * (range.multiplier ?? 1)))
        }
      }
    }
    return found
  }

  /// Returns the number in digits at a place, with at most one point or comma, and its end.
  private func digits(at place: Int) -> (Int, Double)? {
    func isDigit(_ index: Int) -> Bool {
      letters.bytes.indices.contains(index) && (48...57).contains(letters.bytes[index])
    }
    guard isDigit(place), !isDigit(place - 1) || letters.isBoundary(place) else {
      return nil
    }
    var text = ""
    var index = place
    while index < letters.bytes.count, index == place || !letters.isBoundary(index) {
      let byte = letters.bytes[index]
      let isPoint = byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
      guard isDigit(index) || isPoint else { break }
      text += isPoint ? "." : String(UnicodeScalar(byte))
      index += 1
    }
    return Double(text).map { (index, $0) }
  }

  private func contains(_ number: Double) -> Bool {
    guard number >= Double(range.lower), number <= Double(range.upper) else { return false }
    let whole = number.rounded(.down)
    let part = number - whole
    switch range.fractions {
    case .none: if part != 0 { return false }
    case .halves: if part != 0 && part != 0.5 { return false }
    case .tenths: if (number * 10).rounded() != number * 10 { return false }
    case .any: break
    }
    return (Int(whole) - range.lower) % range.step == 0
  }
}
