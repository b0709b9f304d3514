// What the matcher has to know about a language beyond Unicode, and the table of languages.

/// What the matcher has to know about a language beyond Unicode.
///
/// All words are written as people write them; they pass through the normaliser before use.
/// To add a language, see `Languages/README.md`.
struct LanguageRules: Sendable {
  /// The BCP 47 language subtag.
  let tag: String
  /// Words that may be added to or left out of a phrase without changing what it means.
  let articles: [String]
  /// What people say before a request.
  let leading: [String]
  /// What people say after a request.
  let trailing: [String]
  /// Other words that say too little to tell phrases apart: prepositions, auxiliaries.
  let functionWords: [String]
  /// How the language's numbers are spoken, beside what Unicode's data has.
  var numbers = NumberSpelling()

  static let all: [LanguageRules] = [
    English.rules, German.rules, French.rules, Spanish.rules, Italian.rules, Dutch.rules,
    Portuguese.rules, Japanese.rules, Chinese.rules, Korean.rules,
  ]

  /// The rules of a language tag such as `de-AT`; `nil` for a language without any.
  static func rules(for tag: String) -> LanguageRules? {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.tag == language }
  }
}
