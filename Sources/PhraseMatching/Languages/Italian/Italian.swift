// Italian: politeness, articles and numbers.

enum Italian {
  static let rules = LanguageRules(
    tag: "it",
    articles: [
      "il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una", "mio", "mia", "miei", "mie",
    ],
    leading: [],
    trailing: [],
    functionWords: [
      "di", "a", "da", "in", "con", "su", "per", "tra", "fra", "e", "o", "che", "è", "sono", "dove",
      "come", "quando", "mi", "ti", "si", "ci", "tu", "io",
    ],
    numbers: NumberSpelling(
      decimalMarks: [" punto "], halves: ["# e mezzo", "# e mezza"],
      more: [0.5: ["mezzo", "mezza", "la metà"]], respellings: [("é", "e")]))
}
