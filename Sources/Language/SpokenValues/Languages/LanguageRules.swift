// The rules of a language that Unicode's data does not have, and the table of languages.

/// The rules of a language that Unicode's data does not have.
///
/// All words are written as people write them; they pass through the normaliser before use.
/// To add a language, see `Languages/README.md`.
package struct LanguageRules: Sendable {
  /// The BCP 47 language subtag.
  package let tag: String
  /// Articles, which may be added or left out without changing a phrase's meaning.
  package let articles: [String]
  /// Polite phrases that may precede a request.
  package let leading: [String]
  /// Polite phrases that may follow a request.
  package let trailing: [String]
  /// Other words that hardly distinguish phrases: prepositions and auxiliaries.
  package let functionWords: [String]
  /// Those of them before a number of people or things, which is no time: "pour quatre demain".
  package var counting: [String] = []
  /// Contractions such as `del`, with the words they stand for (`de el`); a phrase with one form
  /// also matches the other.
  package var contractions: [String: String] = [:]
  /// Words that are elided before a vowel, without the apostrophe: the `l` of `l'oignon`.
  package var elisions: Set<String> = []
  /// Returns the base forms that a folded word may be an inflection of, except itself.
  ///
  /// `nil` if no rule is safe. Each function documents which wrong words it accepts.
  package var inflections: (@Sendable (String) -> [String])?
  /// The spelling of numbers, in addition to Unicode's data.
  var numbers = NumberSpelling()
  /// The words for yes and no.
  package var truth = TruthWords()
  /// The words for dates, times and durations, in addition to Unicode's data.
  var timeWords: [(TypedWord, [String])] = []
  /// Names of units by symbol, in addition to Unicode's data.
  var unitWords: [(String, [String])] = []
  /// Variants of the language whose names for units differ, such as `zh-Hant`.
  var unitRegions: [String] = []
  /// The names of currencies by code, in all forms, in addition to symbols.
  var currencies: [(String, [String])] = []
  /// The names of hundredths of a currency.
  var cents: [String] = []
  /// The polite words that people add to an answer.
  package var polite: [String] = []
  /// Values as people would say them, in suggestions.
  package var examples: [TypedKind: String] = [:]
  /// The words for the last of several, and those for one of them: `last`; `one`, `option`.
  package var positions = PositionWords()
  /// Whether months are numbered, as in 12月, and have no names.
  var countsMonths = false

  /// The languages; if two have the same words, the rules of the first apply.
  package static let all: [LanguageRules] = [
    English.rules, German.rules, French.rules, Spanish.rules, Italian.rules, Dutch.rules,
    Portuguese.rules, Japanese.rules, Chinese.rules, Korean.rules,
  ]

  /// The elided words of all languages.
  static let elisions = all.reduce(into: Set<String>()) { $0.formUnion($1.elisions) }

  /// The language's index in `all` as a bit, for sets of languages.
  var bit: UInt32 { 1 << UInt32(LanguageRules.all.firstIndex { $0.tag == tag } ?? 31) }

  /// Returns the rules of a language tag such as `de-AT`; `nil` for a language without rules.
  package static func rules(for tag: String) -> LanguageRules? {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.tag == language }
  }
}

/// The spoken and typed forms of a language's numbers that Unicode's data does not have.
///
/// Texts are concatenated as they are, so those of languages with spaces include them.
struct NumberSpelling: Sendable {
  /// Variants of the language with their own number words, such as `fr-BE`.
  var regions: [String] = []
  /// The words before a negative number, in addition to Unicode's.
  var minus: [String] = []
  /// The words between a number and its decimals, in addition to Unicode's.
  var decimalMarks: [String] = []
  /// The phrases for a number and a half; `#` stands for the number.
  var halves: [String] = []
  /// Additional words for numbers, valid in any position.
  var more: [Double: [String]] = [:]
  /// The names of fractions, alone or after a count: `quarter`.
  var parts: [Double: [String]] = [:]
  /// Multiples, alone or after a count: `dozen`.
  var scales: [Double: [String]] = [:]
  /// The words between a fraction and what it is a fraction of.
  var of: [String] = []
  /// The words for zero behind a decimal mark alone.
  var zeros: [String] = []
  /// The words for percent; empty for those that Unicode has.
  var percent: [String] = []
  /// Letters and the ASCII spellings that people type for them: `fuenf`, `veintidos`.
  var respellings: [(letter: Character, typed: String)] = []

  /// Replaces letters by the ASCII spellings that people type for them.
  func respelled(_ text: String) -> String {
    guard !respellings.isEmpty else { return text }
    return String(
      text.flatMap { letter in
        respellings.first { $0.letter == letter }?.typed ?? String(letter)
      })
  }
}

/// The words of one language that name one of several by its place.
package struct PositionWords: Sendable {
  /// The words for the last one.
  package var last: [String] = []
  /// The words before a number: `number`.
  package var before: [String] = []
  /// The words after an ordinal number: `one`.
  package var after: [String] = []
}

/// The words of one language for yes and no.
package struct TruthWords: Sendable {
  /// Answers that agree: `yes`, `sure`.
  package var yes: [String] = []
  /// Answers that disagree: `no`, `nope`.
  package var no: [String] = []
  /// Other words for the value true of a switch: `on`, `true`.
  package var on: [String] = []
  /// Other words for the value false of a switch: `off`, `false`.
  package var off: [String] = []
  /// Other words that accept a confirmation: `confirm`.
  package var accept: [String] = []
  /// Other words that decline a confirmation: `cancel`.
  package var decline: [String] = []

  /// All words for the value true.
  package var isTrue: [String] { yes + on }
  /// All words for the value false.
  package var isFalse: [String] { no + off }
}

/// The words for yes and no in every language with rules.
package enum AnswerWords {
  /// The words that accept a confirmation.
  package static let accept = LanguageRules.all.flatMap { $0.truth.yes + $0.truth.accept }
  /// The words that decline a confirmation.
  package static let decline = LanguageRules.all.flatMap { $0.truth.no + $0.truth.decline }
  /// The words for the value true.
  package static let isTrue = ["1"] + LanguageRules.all.flatMap(\.truth.isTrue)
  /// The words for the value false.
  package static let isFalse = ["0"] + LanguageRules.all.flatMap(\.truth.isFalse)
}
