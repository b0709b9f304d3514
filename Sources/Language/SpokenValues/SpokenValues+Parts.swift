// Finds numbers, and words of any values, in the midst of an utterance.

extension SpokenValues {
  /// Returns the longest number at a place, in digits or words; `nil` if there is none.
  ///
  /// - Parameter place: The index of the first token.
  /// - Returns: The number, and the index of the token after it.
  package static func number(
    at place: Int, in utterance: Utterance, languages: [LanguageRules]
  ) -> (value: Double, end: Int)? {
    var best: (value: Double, end: Int)?
    for language in languages {
      for reading in numbers(at: place, in: utterance, language: language.tag)
      where reading.offset == 0 && reading.end > best?.end ?? place {
        best = (reading.value, reading.end)
      }
    }
    return best
  }

  /// Whether a folded word may start a number, date, time, duration or measurement.
  package static func mayStartValue(_ word: String, languages: [LanguageRules]) -> Bool {
    let bytes = Array(word.utf8)
    guard let first = bytes.first else { return false }
    if Pieces.isDigit(first) || languages.contains(where: { NumberLexicon.of($0.tag).starts(bytes[...]) })
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
