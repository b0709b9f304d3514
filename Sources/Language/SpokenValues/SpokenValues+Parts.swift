// Finds numbers, and words of any values, in the midst of an utterance.

extension SpokenValues {
  /// Returns the longest number at a place, in digits or words, also as a count such as "x2", "2x" or "2 x";
  /// `nil` if there is none.
  ///
  /// - Parameter place: The index of the first token.
  package static func number(
    at place: Int, in utterance: Utterance, languages: [LanguageRules]
  ) -> NumberReading? {
    func isTimes(_ place: Int) -> Bool {
      place < utterance.tokens.count && timesSigns.contains(utterance.word(place))
    }
    /// Returns the longest number at an offset, with the sign behind it.
    func number(at place: Int, offset: Int = 0) -> NumberReading? {
      languages.lazy.flatMap {
        numbers(at: place, offset: offset, in: utterance, language: $0.tag)
      }
      .compactMap { reading in
        var reading = reading
        if reading.offset > 0 {
          let rest = utterance.word(reading.end).utf8.dropFirst(reading.offset)
          guard timesSigns.contains(where: { rest.elementsEqual($0.utf8) }) else { return nil }
          (reading.end, reading.offset) = (reading.end + 1, 0)
        } else if isTimes(reading.end) {
          reading.end += 1
        }
        return reading.end > place ? reading : nil
      }
      .max { $0.end < $1.end }
    }
    if isTimes(place) { return number(at: place + 1) }
    guard let sign = timesSigns.first(where: { utterance.word(place).hasPrefix($0) }) else {
      return number(at: place)
    }
    return number(at: place, offset: sign.utf8.count)
  }

  /// The signs beside a number that says how many times.
  private static let timesSigns = ["x", "×"]

  /// Whether a folded word may start a number, date, time, duration or measurement.
  package static func mayStartValue(_ word: String, languages: [LanguageRules]) -> Bool {
    let bytes = Array(word.utf8)
    guard let first = bytes.first else { return false }
    if Pieces.isDigit(first)
      || languages.contains(where: { NumberLexicon.of($0.tag).starts(bytes[...]) })
    {
      return true
    }
    let utterance = Normalizer.utterance(word)
    return !utterance.tokens.isEmpty
      && [TypedKind.date, .time, .duration, .measurement].contains {
        TypedLexicon.of(languages, for: $0).starts(at: 0, in: utterance)
      }
  }
}
