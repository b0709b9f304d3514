// Ranges of an utterance between places, which may be inside words.

import SpokenValues

extension Utterance {
  /// Whether the words between two places are not contiguous in the text, or one is missing there.
  @inline(__always)
  func hasSeam(between lower: Int, and upper: Int) -> Bool {
    guard !seams.isEmpty else { return false }
    let run = Place.word(lower)..<Place.nextWord(upper)
    return seams.contains { run.lowerBound < $0 && $0 < run.upperBound }
      || added.map(run.contains) ?? false
  }

  /// Returns the range between two places, each before or inside a word (see `Place`).
  func range(from lower: Int, to upper: Int) -> Range<Int> {
    if !Place.isInside(lower) && !Place.isInside(upper) { return range(of: lower..<upper) }
    let start = Place.isInside(lower) ? offset(of: lower) : Int(tokens[lower].lower)
    let end = Place.isInside(upper) ? offset(of: upper) : Int(tokens[upper - 1].upper)
    return start..<max(start, end)
  }

  /// Returns the length of the folded text between two places, in UTF-8.
  func letterCount(from lower: Int, to upper: Int) -> Int {
    guard lower != upper else { return 0 }
    let start = Int(tokens[Place.word(lower)].foldedLower) + Place.offset(lower)
    let end =
      Place.isInside(upper)
      ? Int(tokens[Place.word(upper)].foldedLower) + Place.offset(upper)
      : Int(tokens[upper - 1].foldedUpper)
    return max(0, end - start)
  }

  /// Returns the offset in the original text of a place inside a word.
  private func offset(of place: Int) -> Int {
    let token = tokens[Place.word(place)]
    let word = folded[Int(token.foldedLower)..<Int(token.foldedUpper)]
    let end = word.startIndex + Place.offset(place)
    var reached = word.startIndex
    var result = Int(token.lower)
    for character in text.slice(Int(token.lower)..<Int(token.upper)) {
      if reached >= end { break }
      let letters = Normalizer.utterance(String(character)).folded
      // The decimal mark of a number folds to nothing by itself.
      let isMark = letters.isEmpty && word[reached...].starts(with: character.utf8)
      reached += isMark ? character.utf8.count : letters.count
      result += character.utf8.count
    }
    return result
  }
}
