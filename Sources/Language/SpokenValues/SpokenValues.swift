// Reads the values that people say and type; the entry point of the module.

/// The readers of numbers, dates, times, durations, amounts of money, truth values, URLs and
/// measurements.
///
/// A phrase asks where a value at a place of an utterance may end, an answer what a whole text means:
/// both are read alike.
package enum SpokenValues {
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
  ) -> [SpokenReading] {
    guard utterance.tokens.indices.contains(place) else { return [] }
    if kind == .url { return AddressReader.readings(at: place, in: utterance) }
    let lexicon = TypedLexicon.of(languages, for: kind)
    guard lexicon.starts(at: place, in: utterance) else { return [] }
    var reader = PhraseReader(Pieces(at: place, in: utterance), lexicon)
    let found: [PhraseReader.Found<SpokenValue>] =
      switch kind {
      case .date: reader.dates(at: 0).map { (.date($0.value), $0.end) }
      case .time: reader.times(at: 0).map { (.time($0.value * 60), $0.end) }
      case .duration: reader.durations(at: 0).map { (.duration($0.value), $0.end) }
      case .boolean: reader.booleans(at: 0).map { (.boolean($0.value), $0.end) }
      case .measurement: reader.measurements(at: 0)
      case .amount: reader.money(at: 0)
      case .url: []
      }
    var readings: [SpokenReading] = []
    for (value, end) in found {
      let (token, offset) = reader.pieces.place(after: end)
      if offset != 0 && !reader.pieces.isHangul(end) { continue }
      if readings.contains(where: { $0.end == token && $0.offset == offset }) { continue }
      readings.append(SpokenReading(end: token, offset: offset, value: value))
      // The particle on "8시에" is no part of the time.
      guard offset != 0, case let word = utterance.tokens[token],
        case let rest = utterance.folded[Int(word.foldedLower) + offset..<Int(word.foldedUpper)],
        languages.contains(where: {
          $0.functionWords.contains(String(decoding: rest, as: UTF8.self))
        })
      else { continue }
      readings.append(SpokenReading(end: token + 1, offset: 0, value: value))
    }
    return readings.sorted { ($0.end, $0.offset) > ($1.end, $1.offset) }
  }

  /// Returns the readings of the words at a place, or `offset` bytes into a word, as a number.
  ///
  /// - Parameter language: The BCP 47 tag of any language in Unicode's CLDR.
  /// - Returns: The longest reading first, each with a different end, which may be inside a word
  ///   where text follows the number without a space. A percentage is also read without its sign.
  /// - Complexity: O(*n*) in the bytes of the words, at most `NumberReader.limit`. Nothing is
  ///   allocated if the first word cannot start a number; a language's words are made at the first
  ///   word that is no digit.
  package static func numbers(
    at place: Int, offset: Int = 0, in utterance: Utterance, language: String
  ) -> [NumberReading] {
    guard utterance.tokens.indices.contains(place) else { return [] }
    let token = utterance.tokens[place]
    let digits = DigitNumbers.reading(at: place, offset: offset, in: utterance).map {
      NumberReading(value: $0.value, end: $0.token, offset: $0.offset, hasDigits: true)
    }
    if let digits, digits.end == utterance.tokens.count { return [digits] }
    let lexicon = NumberLexicon.of(language)
    let word = utterance.folded[Int(token.foldedLower) + offset..<Int(token.foldedUpper)]
    guard digits != nil || lexicon.starts(word) else { return [] }
    var reader = NumberReader(at: place, in: utterance, lexicon)
    var readings: [NumberReading] = []
    for (value, end) in reader.signedNumbers(at: offset) {
      for (isPercent, end) in [(false, end)] + reader.percentEnds(at: end).map({ (true, $0) }) {
        let (token, inside) = reader.place(end)
        guard !readings.contains(where: { $0.end == token && $0.offset == inside }) else {
          continue
        }
        var reading = NumberReading(
          value: value, end: token, offset: inside, isPercent: isPercent,
          hasDigits: digits != nil, hasWords: digits == nil)
        // A hyphen before digits is no word.
        if let digits {
          if digits.value < 0 { reading.value = -value }
          reading.hasWords = !isPercent && abs(digits.value) != value
        }
        readings.append(reading)
      }
    }
    if readings.isEmpty, let digits { return [digits] }
    return readings.sorted { ($0.end, $0.offset) > ($1.end, $1.offset) }
  }

  /// Returns the value of a whole text as a kind, in any language with rules.
  ///
  /// - Parameters:
  ///   - preferred: A BCP 47 tag of the language to try first, before English.
  ///   - hearsOthers: Whether words of other languages are recognised.
  package static func value(
    of text: String, as kind: TypedKind, preferred: String? = nil, hearsOthers: Bool = true
  ) -> SpokenValue? {
    let utterance = Normalizer.utterance(text)
    // The words of one language at a time: "due" is two in Italian, and nothing in "due next monday".
    for language in languages(preferred, hearsOthers: hearsOthers) {
      let readings = readings(kind, at: 0, in: utterance, languages: [language])
      if let whole = readings.first, whole.end == utterance.tokens.count, whole.offset == 0 {
        return whole.value
      }
    }
    return nil
  }

  /// Returns the languages in the order in which a text is read in each: the preferred one, English, and others.
  private static func languages(
    _ preferred: String?, hearsOthers: Bool = true
  ) -> [LanguageRules] {
    let first = rules(preferred ?? "en")
    return first
      + (hearsOthers ? LanguageRules.all : []).filter { other in
        !first.contains { $0.tag == other.tag }
      }
  }

  /// Returns the words of languages that say or are a part of a date, of five letters and more.
  package static func longDateWords(_ languages: [LanguageRules]) -> [String] {
    TypedLexicon.of(languages, for: .date).longWords
  }

  /// Returns the time of day that is all that a text says, in seconds after midnight: "at eight".
  ///
  /// - Parameters:
  ///   - preferred: A BCP 47 tag of the language to try first, before English.
  ///   - isLate: Whether a time of a twelve-hour clock without its half is after noon.
  package static func time(
    of text: String, preferred: String? = nil, isLate: Bool = false
  ) -> Int? {
    let utterance = Normalizer.utterance(text)
    for language in languages(preferred) {
      let lexicon = TypedLexicon.of([language], for: .date)
      guard !utterance.tokens.isEmpty, lexicon.starts(at: 0, in: utterance) else { continue }
      var reader = PhraseReader(Pieces(at: 0, in: utterance), lexicon)
      let times = reader.timesAlone(at: 0, part: isLate ? .clockPM : nil)
      let whole = times.filter { reader.pieces.place(after: $0.end) == (utterance.tokens.count, 0) }
      if let minutes = whole.first?.minutes { return minutes * 60 }
    }
    return nil
  }

  /// Returns the number that a whole text expresses in words, digits or both.
  ///
  /// - Parameters:
  ///   - tag: The BCP 47 tag of the language that is tried first, before English.
  ///   - hearsOthers: Whether words of every language with rules are recognised.
  package static func number(
    of text: String, preferred tag: String? = nil, hearsOthers: Bool = true
  ) -> NumberReading? {
    let utterance = Normalizer.utterance(text)
    var tags = [tag ?? "en", "en"]
    if hearsOthers { tags += LanguageRules.all.map(\.tag) }
    for (index, tag) in tags.enumerated() where !tags[..<index].contains(tag) {
      let reading = numbers(at: 0, in: utterance, language: tag).first
      if let reading, reading.end == utterance.tokens.count, reading.offset == 0 { return reading }
    }
    return nil
  }

  /// Returns an example of a kind of values, as people who speak a language say it.
  ///
  /// - Parameter language: The BCP 47 tag of the language; `nil` for an example that is read in all.
  package static func example(of kind: TypedKind, language: String?) -> String {
    let own = language.flatMap { LanguageRules.rules(for: $0) }?.examples[kind]
    return own
      ?? {
        switch kind {
        case .date: "2026-12-24"
        case .time: "17:30"
        case .duration: "90 seconds"
        case .boolean: "true"
        case .url: "https://example.org"
        case .measurement: "3 km"
        case .amount: "$5"
        }
      }()
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
    var reader = PhraseReader(pieces, TypedLexicon.of(rules(tag ?? "en"), for: .date))
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
package struct SpokenReading: Hashable, Sendable {
  /// The index of the token after the last word.
  ///
  /// If `offset` is not zero, the words end inside that token, before a Korean particle: the
  /// `내일` of `내일은`.
  package var end: Int
  /// The number of bytes of the folded token `end` that belong to the words; zero if none do.
  package var offset: Int
  /// The value of the words.
  package var value: SpokenValue
}

/// A number, with the end of its words.
package struct NumberReading: Hashable, Sendable {
  /// The number; 50 for fifty percent.
  package var value: Double
  /// The index of the token after the last word, or around the end.
  package var end: Int
  /// The number of bytes of the folded token `end` that belong to the number; zero if none do.
  package var offset: Int
  /// Whether a word or sign for percent is the end of it.
  package var isPercent = false
  /// Whether any of it is in digits.
  package var hasDigits = false
  /// Whether any of it is in words, percent apart.
  package var hasWords = false
}
