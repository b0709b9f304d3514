// Finds the one of some words that a misspelled word is meant for.

/// Words in which slips are forgiven, by their first letters: few people miss that one.
struct SpelledWords: Sendable {
  /// The least number of letters of a word with a slip.
  private static let shortest = 5
  /// The most letters that are compared.
  private static let longest = 32

  private var words: [Unicode.Scalar: Set<[Unicode.Scalar]>] = [:]

  init(_ words: some Sequence<String> = []) { insert(words) }

  mutating func insert(_ words: some Sequence<String>) {
    for word in words {
      let letters = Array(word.unicodeScalars)
      guard let first = letters.first, letters.count >= Self.shortest - 1 else { continue }
      self.words[first, default: []].insert(letters)
    }
  }

  /// Returns the word that is nearest to one that is none of them; `nil` where none or several are near.
  ///
  /// - Parameter limit: The most slips in a word of some number of letters.
  /// - Complexity: O(*n*) in the words with the same first letter.
  func word(nearestTo word: String, atMost limit: (_ count: Int) -> Int = { _ in 1 }) -> String? {
    let letters = Array(word.unicodeScalars.prefix(Self.longest))
    guard letters.count >= Self.shortest, letters.count < Self.longest,
      let candidates = words[letters[0]], !candidates.contains(letters)
    else { return nil }
    let limit = limit(letters.count)
    let near = candidates.compactMap { other in
      EditDistance.slips(letters, other, atMost: limit).map { (letters: other, slips: $0) }
    }
    guard let least = near.map(\.slips).min() else { return nil }
    let best = near.filter { $0.slips == least }
    guard best.count == 1 else { return nil }
    return String(String.UnicodeScalarView(best[0].letters))
  }
}
