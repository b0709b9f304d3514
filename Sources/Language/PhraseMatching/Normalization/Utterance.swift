// A text as the words the matcher compares, each with its place in the original.

/// A text as the words the matcher compares, each with its place in the original.
package struct Utterance: Sendable {
  /// One word, or one character of a script that is written without spaces.
  package struct Token: Hashable, Sendable {
    /// Where the word stands, as zero-based UTF-8 offsets into the original text.
    package var lower: Int32
    /// The end of the word in the original text; on a character boundary, as `lower` is.
    package var upper: Int32
    /// Where the folded word starts in `folded`.
    package var foldedLower: Int32
    /// Where the folded word ends in `folded`.
    package var foldedUpper: Int32
    /// `false` for the second part of a contraction: free text neither starts nor ends before it.
    package var startsWord: Bool
  }

  /// The text as it was typed.
  package let text: String
  /// The UTF-8 of the folded words, one after the other without separators.
  package internal(set) var folded: [UInt8]
  /// The words, in order.
  package internal(set) var tokens: [Token]

  /// Where words that were said elsewhere go on, when they were put in another order.
  var seams: [Int] = []
  /// What was said beside the words and left out when they were put in another order, as places in
  /// the original text.
  var asides: [Range<Int>] = []

  /// Whether words may be free text: not where what stands behind an application's name is read as
  /// if it stood before it.
  var admitsFreeText = true
  /// The word that was not said, and is literal text of a phrase or nothing.
  var added: Int?

  /// Creates an utterance whose words stand in the order of the text.
  init(text: String, folded: [UInt8], tokens: [Token]) {
    self.text = text
    self.folded = folded
    self.tokens = tokens
  }

  /// Whether words between two places do not stand together in the text, or were not said.
  @inline(__always)
  func hasSeam(between lower: Int, and upper: Int) -> Bool {
    guard !seams.isEmpty else { return false }
    let run = Place.word(lower)..<Place.nextWord(upper)
    return seams.contains { run.lowerBound < $0 && $0 < run.upperBound }
      || added.map(run.contains) ?? false
  }

  /// The words up to the first seam behind one of them.
  func prefix(unseamedFrom word: Int) -> Utterance {
    guard let seam = (seams + [added].compactMap(\.self)).filter({ $0 > word }).min() else {
      return self
    }
    return Utterance(text: text, folded: folded, tokens: Array(tokens.prefix(seam)))
  }

  /// The folded text of a word.
  package func word(_ index: Int) -> String {
    let token = tokens[index]
    return String(decoding: folded[Int(token.foldedLower)..<Int(token.foldedUpper)], as: UTF8.self)
  }

  /// The folded text of every word, in order.
  package var words: [String] { tokens.indices.map(word) }

  /// The place of a run of words in the original text.
  package func range(of run: Range<Int>) -> Range<Int> {
    guard let first = run.first, let last = run.last else {
      let place =
        run.lowerBound < tokens.count ? Int(tokens[run.lowerBound].lower) : text.utf8.count
      return place..<place
    }
    // Words behind a seam may have been said before those in front of it.
    let isTurned = tokens[first].lower > tokens[last].lower
    let (start, end) = isTurned ? (last, first) : (first, last)
    return Int(tokens[start].lower)..<Int(tokens[end].upper)
  }

  /// The place of what stands between two places, each before or inside a word (see `Place`).
  func range(from lower: Int, to upper: Int) -> Range<Int> {
    if !Place.isInside(lower) && !Place.isInside(upper) { return range(of: lower..<upper) }
    let start = Place.isInside(lower) ? offset(of: lower) : Int(tokens[lower].lower)
    let end = Place.isInside(upper) ? offset(of: upper) : Int(tokens[upper - 1].upper)
    return start..<max(start, end)
  }

  /// The length of the folded text between two places, in UTF-8.
  func letterCount(from lower: Int, to upper: Int) -> Int {
    guard lower != upper else { return 0 }
    let start = Int(tokens[Place.word(lower)].foldedLower) + Place.offset(lower)
    let end =
      Place.isInside(upper)
      ? Int(tokens[Place.word(upper)].foldedLower) + Place.offset(upper)
      : Int(tokens[upper - 1].foldedUpper)
    return max(0, end - start)
  }

  /// The offset in the original text of a place inside a word.
  private func offset(of place: Int) -> Int {
    let token = tokens[Place.word(place)]
    let word = folded[Int(token.foldedLower)..<Int(token.foldedUpper)]
    let end = word.startIndex + Place.offset(place)
    var reached = word.startIndex
    var result = Int(token.lower)
    for character in text.slice(Int(token.lower)..<Int(token.upper)) {
      if reached >= end { break }
      let letters = Normalizer.utterance(String(character)).folded
      // The mark in a number means nothing by itself.
      let isMark = letters.isEmpty && word[reached...].starts(with: character.utf8)
      reached += isMark ? character.utf8.count : letters.count
      result += character.utf8.count
    }
    return result
  }

  /// The original text of a run of words, with whatever stands between them.
  package func text(of run: Range<Int>) -> String { text.slice(range(of: run)) }
}

extension String {
  /// The text between two zero-based UTF-8 offsets that lie on character boundaries.
  func slice(_ range: Range<Int>) -> String {
    let lower = utf8.index(startIndex, offsetBy: range.lowerBound)
    let upper = utf8.index(startIndex, offsetBy: range.upperBound)
    return String(self[lower..<upper])
  }
}
