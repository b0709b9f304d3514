// Finds numbers, and words of any values, in the midst of an utterance.

extension TypedWords {
  /// Returns the longest number at a place, in digits or words and without a sign; `nil` if there
  /// is none.
  ///
  /// - Parameter place: The index of the first token.
  /// - Returns: The number, and the index of the token after it.
  package static func number(
    at place: Int, in utterance: Utterance, languages: [LanguageRules]
  ) -> (value: Double, end: Int)? {
    guard mayStartValue(utterance.word(place), languages: languages) else { return nil }
    var reader = PhraseReader(Pieces(at: place, in: utterance), TypedLexicon.of(languages))
    var best: (value: Double, end: Int)?
    for (value, end) in reader.numbers(at: 0) {
      let reached = reader.pieces.place(after: end)
      guard reached.offset == 0, reached.token > best?.end ?? place else { continue }
      best = (value, reached.token)
    }
    return best
  }

  /// Whether a folded word may start a number, date, time, duration or measurement.
  package static func mayStartValue(_ word: String, languages: [LanguageRules]) -> Bool {
    let bytes = Array(word.utf8)
    return bytes.first.map(Pieces.isDigit) == true
      || TypedLexicon.of(languages).starts(bytes[...])
  }
}
