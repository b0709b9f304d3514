// Spanish: politeness, articles and numbers.

enum Spanish {
  static let rules = LanguageRules(
    tag: "es",
    articles: [
      "el", "la", "los", "las", "un", "una", "unos", "unas", "mi", "mis",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "de", "del", "a", "al", "en", "con", "por", "para", "y", "o", "que", "qué", "es", "son",
      "está", "están", "lo", "le", "me", "te", "se", "su", "tu", "yo", "dónde", "cómo", "cuándo",
    ],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      decimalMarks: [" punto ", " con "], halves: ["# y medio", "# y media"],
      more: [0.5: ["medio", "media", "la mitad"]],
      respellings: [("á", "a"), ("é", "e"), ("í", "i"), ("ó", "o"), ("ú", "u")]),
    truth: truth,
    timeWords: timeWords)
}
