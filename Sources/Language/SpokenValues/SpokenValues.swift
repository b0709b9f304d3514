// Reads the values of typed slots; the entry point of this folder.

/// A reader of dates, times, durations, truth values, URLs and measurements.
package enum TypedWords {
  /// Returns the readings of the words at a place as a value of a kind.
  ///
  /// Numbers are read in digits or in words of the languages, and names of weekdays, months and
  /// units as in Unicode's data. Readings are not validated by a calendar: `31 February` is a date
  /// here, and is rejected when it is looked up.
  ///
  /// - Parameters:
  ///   - place: The index of the first token.
  ///   - languages: The languages whose words are recognised. They are tried in this order if the
  ///     same words have different meanings, such as `half five`.
  /// - Returns: The longest reading first, each with a different end.
  /// - Complexity: O(*n*) in the examined words, at most `Pieces.limit`, or the characters of a
  ///   URL. Nothing is allocated if the first word cannot start a value.
  package static func readings(
    _ kind: TypedKind, at place: Int, in utterance: Utterance, languages: [LanguageRules]
  ) -> [TypedReading] {
    guard utterance.tokens.indices.contains(place) else { return [] }
    if kind == .url { return AddressReader.readings(at: place, in: utterance) }
    let token = utterance.tokens[place]
    let start = Int(token.foldedLower)
    let end = Pieces.end(of: start, in: utterance.folded, before: Int(token.foldedUpper))
    let lexicon = TypedLexicon.of(languages)
    let first = utterance.folded[start..<end]
    guard Pieces.isDigit(first[start]) || lexicon.starts(first) || first[start] >= 0x80 else {
      return []
    }
    var reader = PhraseReader(Pieces(at: place, in: utterance), lexicon)
    let found: [PhraseReader.Found<TypedValue>] =
      switch kind {
      case .date: reader.dates(at: 0).map { (.date($0.value), $0.end) }
      case .time: reader.times(at: 0).map { (.time($0.value * 60), $0.end) }
      case .duration: reader.durations(at: 0).map { (.duration($0.value), $0.end) }
      case .boolean: reader.booleans(at: 0).map { (.boolean($0.value), $0.end) }
      case .measurement: reader.measurements(at: 0)
      case .url: []
      }
    var readings: [TypedReading] = []
    for (value, end) in found {
      let (token, offset) = reader.pieces.place(after: end)
      if offset != 0 && !reader.pieces.isHangul(end) { continue }
      if readings.contains(where: { $0.end == token && $0.offset == offset }) { continue }
      readings.append(TypedReading(end: token, offset: offset, value: value))
    }
    return readings.sorted { ($0.end, $0.offset) > ($1.end, $1.offset) }
  }

  /// Returns the value of a whole text as a kind, in any language with rules.
  ///
  /// - Parameters:
  ///   - preferred: A BCP 47 tag of the language to try first; English by default.
  ///   - hearsOthers: Whether words of other languages are recognised.
  package static func value(
    of text: String, as kind: TypedKind, preferred: String? = nil, hearsOthers: Bool = true
  ) -> TypedValue? {
    let utterance = Normalizer.utterance(text)
    // Loading the words of every language takes longer than those of the likeliest one.
    let first = LanguageRules.rules(for: preferred ?? "en").map { [$0] } ?? []
    for languages in hearsOthers ? [first, LanguageRules.all] : [first] {
      let readings = readings(kind, at: 0, in: utterance, languages: languages)
      if let whole = readings.first, whole.end == utterance.tokens.count, whole.offset == 0 {
        return whole.value
      }
    }
    return nil
  }

  /// Returns the number that a whole text expresses in words of any language with rules.
  ///
  /// - Parameter tag: A BCP 47 tag of the only language besides English; `nil` for all.
  /// - Returns: `nil` for a number above a thousand, which the tables do not have.
  package static func number(of text: String, only tag: String? = nil) -> Double? {
    let pieces = Pieces(at: 0, in: Normalizer.utterance(text))
    guard !pieces.all.isEmpty else { return nil }
    let rules = tag.map { Self.rules($0) } ?? LanguageRules.all
    var reader = PhraseReader(pieces, TypedLexicon.of(rules))
    let starts = [(sign: 1.0, index: 0)] + reader.ends(of: .minusSign, at: 0).map { (-1, $0) }
    for (sign, index) in starts {
      for (value, end) in reader.numbers(at: index)
      where end == pieces.all.count
        && pieces.place(after: end) == (pieces.utterance.tokens.count, 0)
      {
        return sign * value
      }
    }
    return nil
  }

  /// Returns the rules of a language, and those of English.
  private static func rules(_ tag: String) -> [LanguageRules] {
    let rules = [tag, "en"].compactMap { LanguageRules.rules(for: $0) }
    return rules.count == 2 && rules[0].tag == rules[1].tag ? [rules[0]] : rules
  }

  /// Returns the ordinal number that a whole text expresses: "third", "the 3rd", "der zweite",
  /// "3番目".
  ///
  /// - Parameter tag: A BCP 47 tag of the only language besides English, because the ordinals of
  ///   others are common words: Italian's ninth is "none".
  /// - Returns: A number from 1 to 31; `nil` for anything else.
  package static func ordinal(of text: String, tag: String?) -> Int? {
    let pieces = Pieces(at: 0, in: Normalizer.utterance(text))
    guard !pieces.all.isEmpty else { return nil }
    var reader = PhraseReader(pieces, TypedLexicon.of(rules(tag ?? "en")))
    for start in reader.optional([.the], at: 0) {
      for (number, isOrdinal, end) in reader.dayNumbers(at: start)
      where isOrdinal && end == pieces.all.count
        && pieces.place(after: end) == (pieces.utterance.tokens.count, 0)
      {
        return number
      }
    }
    return nil
  }
}

/// The value of a typed slot, with the end of its words.
package struct TypedReading: Hashable, Sendable {
  /// The index of the token after the last word.
  ///
  /// If `offset` is not zero, the words end inside that token, before a Korean particle: the
  /// `내일` of `내일은`.
  package var end: Int
  /// The number of bytes of the folded token `end` that belong to the words; zero if none do.
  package var offset: Int
  /// The value of the words.
  package var value: TypedValue
}
