// Italian: politeness, articles and numbers.

enum Italian {
  static let rules = LanguageRules(
    tag: "it",
    articles: [
      "il", "lo", "la", "l", "i", "gli", "le", "un", "uno", "una", "mio", "mia", "miei", "mie",
    ],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "di", "a", "da", "in", "con", "su", "per", "tra", "fra", "e", "o", "che", "è", "sono", "dove",
      "come", "quando", "mi", "ti", "si", "ci", "tu", "io",
    ],
    contractions: contracted,
    elisions: elided,
    inflections: baseForms,
    numbers: NumberSpelling(
      decimalMarks: [" punto "], halves: ["# e mezzo", "# e mezza"],
      more: [0.5: ["mezzo", "mezza", "la metà"]], respellings: [("é", "e")]),
    truth: truth,
    timeWords: timeWords)

  /// Words that are elided before a vowel: `l'ordine`, `nell'app`, `un'altra`.
  static let elided: Set<String> = [
    "l", "un", "d", "c", "s", "m", "t", "v", "n", "all", "dall", "dell", "nell", "sull", "coll",
    "quell", "quest", "bell", "buon", "sant", "dov", "com", "cos", "mezz", "anch", "tutt", "senz",
  ]
}
