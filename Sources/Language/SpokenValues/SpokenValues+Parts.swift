// Finds numbers, and words of any values, in the midst of an utterance.

extension SpokenValues {
  /// Returns the longest number at a place, in digits or words; `nil` if there is none.
  ///
  /// - Parameter place: The index of the first token.
  package static func number(
    at place: Int, in utterance: Utterance, languages: [LanguageRules]
  ) -> NumberReading? {
    languages.lazy.flatMap { numbers(at: place, in: utterance, language: $0.tag) }
      .filter { $0.offset == 0 && $0.end > place }
      .max { $0.end < $1.end }
  }

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
