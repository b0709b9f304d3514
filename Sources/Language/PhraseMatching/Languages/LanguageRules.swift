// What the matcher has to know about a language beyond Unicode, and the table of languages.

/// What the matcher has to know about a language beyond Unicode.
///
/// All words are written as people write them; they pass through the normaliser before use.
/// To add a language, see `Languages/README.md`.
package struct LanguageRules: Sendable {
  /// The BCP 47 language subtag.
  package let tag: String
  /// Words that may be added to or left out of a phrase without changing what it means.
  package let articles: [String]
  /// What people say before a request.
  package let leading: [String]
  /// What people say after a request.
  package let trailing: [String]
  /// Other words that say too little to tell phrases apart: prepositions, auxiliaries.
  package let functionWords: [String]
  /// Words that stand for several, such as `del` for `de el`, with those words; a phrase that has the
  /// one is also heard with the other.
  package var contractions: [String: String] = [:]
  /// Words that lose their vowel before another, without the apostrophe: the `l` of `l'oignon`.
  package var elisions: Set<String> = []
  /// The words whose form a folded word may be, itself not among them: `soup` for `soups`.
  ///
  /// `nil` where no rule is safe. Each function says what it costs in wrong words accepted.
  package var inflections: (@Sendable (String) -> [String])?
  /// How the language's numbers are spoken, beside what Unicode's data has.
  var numbers = NumberSpelling()
  /// The words for yes and no.
  package var truth = TruthWords()
  /// What words mean in dates, times and lengths of time, beside what Unicode's data has.
  var timeWords: [(TypedWord, [String])] = []
  /// Names of units by symbol, beside what Unicode's data has.
  var unitWords: [(String, [String])] = []
  /// Variants of the language whose names for units differ, such as `zh-Hant`.
  var unitRegions: [String] = []
  /// Whether months are numbers, as 12月 is, and have no names.
  var countsMonths = false

  /// The languages, those first whose words win where two languages use the same ones.
  package static let all: [LanguageRules] = [
    English.rules, German.rules, French.rules, Spanish.rules, Italian.rules, Dutch.rules,
    Portuguese.rules, Japanese.rules, Chinese.rules, Korean.rules,
  ]

  /// The words of every language that lose their vowel before another.
  static let elisions = all.reduce(into: Set<String>()) { $0.formUnion($1.elisions) }

  /// The language's place in `all` as a bit, so that a set of languages is a number.
  var bit: UInt32 { 1 << UInt32(LanguageRules.all.firstIndex { $0.tag == tag } ?? 31) }

  /// The rules of a language tag such as `de-AT`; `nil` for a language without any.
  package static func rules(for tag: String) -> LanguageRules? {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.tag == language }
  }
}
