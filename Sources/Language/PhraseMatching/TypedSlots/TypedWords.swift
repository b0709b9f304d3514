// Finds where the words of a typed slot end: the door of typed slots.

/// Reads dates, times, lengths of time, truth values, addresses and measurements.
package enum TypedWords {
  /// The ways the words at a place can fill a slot of a kind.
  ///
  /// Numbers are read in digits or in words of the languages, and names of weekdays, months and
  /// units as Unicode's data has them. What is read is a form, not a fact: `31 February` is a date
  /// here, and turned down when it is looked up in a calendar.
  ///
  /// - Parameters:
  ///   - place: The index of the first token.
  ///   - languages: The languages whose words count. They are tried in this order where the same
  ///     words mean different things, such as `half five`.
  /// - Returns: The longest reading first, no two of them with the same end.
  /// - Complexity: O(*n*) in the words looked at, which are never more than `Pieces.limit`, or
  ///   the characters of an address. Nothing is allocated when the first word can start nothing.
  static func readings(
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

  /// The same for languages by their tags; those without rules count for nothing.
  package static func readings(
    _ kind: TypedKind, at place: Int, in utterance: Utterance, tags: [String]
  ) -> [TypedReading] {
    readings(kind, at: place, in: utterance, languages: tags.compactMap(LanguageRules.rules))
  }

  /// What a whole text means as a value of a kind, in any language there are rules for.
  ///
  /// - Parameters:
  ///   - preferred: A BCP 47 tag; its language's words count before the others', English by default.
  ///   - hearsOthers: Whether the words of the other languages count at all.
  package static func value(
    of text: String, as kind: TypedKind, preferred: String? = nil, hearsOthers: Bool = true
  ) -> TypedValue? {
    let utterance = Normalizer.utterance(text)
    // The words of every language take longer to gather than those of the likeliest one.
    let first = LanguageRules.rules(for: preferred ?? "en").map { [$0] } ?? []
    for languages in hearsOthers ? [first, LanguageRules.all] : [first] {
      let readings = readings(kind, at: 0, in: utterance, languages: languages)
      if let whole = readings.first, whole.end == utterance.tokens.count, whole.offset == 0 {
        return whole.value
      }
    }
    return nil
  }

  /// The number that a whole text says in words of any language there are rules for.
  ///
  /// - Parameter tag: A BCP 47 tag: only its language and English count; `nil` for all.
  /// - Returns: `nil` for a number above a thousand, which few say and no table holds.
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

  /// The rules of a language, and those of English.
  private static func rules(_ tag: String) -> [LanguageRules] {
    let rules = [tag, "en"].compactMap { LanguageRules.rules(for: $0) }
    return rules.count == 2 && rules[0].tag == rules[1].tag ? [rules[0]] : rules
  }

  /// The place in an order that a whole text says: "third", "the 3rd", "der zweite", "3番目".
  ///
  /// - Parameter tag: A BCP 47 tag; only its language and English count, because the ordinals of
  ///   others are common words: Italian's ninth is "none".
  /// - Returns: a number from 1 to 31; `nil` for anything else.
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
